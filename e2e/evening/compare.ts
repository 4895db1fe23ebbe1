// Compares what two doors showed with the scans of the list, its guests, and Mailchimp.
import type { Contact } from '#contract/contacts.ts'
import type { List } from '#contract/list.ts'
import type { Organiser } from '../organiser.ts'
import type { Product } from '../product.ts'
import type { MailchimpAccount } from '../sandbox-admin.ts'
import { expect } from '../story.ts'
import { wholeLog } from '../whole-log.ts'
import type { Diet, Visit, WalkIn } from './plan.ts'

export type Evening = {
  organiser: Organiser
  product: Product
  account: MailchimpAccount
  list: List
  visits: Visit[]
  shown: string[]
  /** By email. */
  answers: Map<string, Diet>
}

/** Every visit, in the list and at Mailchimp. Throws at the first that is not as it should be. */
export async function compareEvening(evening: Evening): Promise<void> {
  const { organiser, list, visits } = evening
  const scans = Map.groupBy(await wholeLog(organiser, list), ({ contact_id: id }) => id ?? '')
  const contacts = Map.groupBy(await organiser.allContacts(list), ({ display_value: name }) => name)
  const left = new Set(visits.flatMap((visit) => (visit.kind === 'exit' ? [visit.of.name] : [])))
  for (const visit of visits) {
    if (visit.kind === 'exit') continue
    const found = contacts.get(visit.name) ?? []
    const of = (direction: 'in' | 'out') =>
      found
        .flatMap(({ id }) => scans.get(id) ?? [])
        .filter((scan) => scan.direction === direction && scan.standing === 'counts' && scan.note !== 'not_inside')
    const isUnseen = visit.kind === 'walk-in' && !wasShown(evening, visit)
    if (isUnseen && visit.email === undefined && found.length === 0) continue
    expect(found.length, visit.name).toBe(1)
    const comes = visit.kind === 'single' ? 1 : visit.kind === 'party' ? visit.comes : visit.people
    expect(of('in').length, visit.name).toBe(comes)
    expect(of('out').length, visit.name).toBe(left.has(visit.name) ? 1 : 0)
    if (visit.email !== undefined) await compareMember(evening, visit, found[0]!)
  }
  expect(contacts.size).toBeLessThanOrEqual(visits.filter(({ kind }) => kind !== 'exit').length)
}

async function compareMember(
  { product, account, list, answers }: Evening,
  visit: Exclude<Visit, { kind: 'exit' }>,
  contact: Contact,
): Promise<void> {
  const email = visit.email!
  const member = await product.sandbox.readMember(account.apiKey, list.list_id, email)
  const { QRCODE: code, QRSCANS: count, DIET: diet } = member.merge_fields
  const status = visit.kind !== 'walk-in' ? 'subscribed' : visit.hasAgreed ? 'pending' : 'transactional'
  expect([email, member.status, code, Number(count)]).toEqual([email, status, contact.qr_code, contact.scan_count])
  if (answers.has(email)) expect([email, diet]).toEqual([email, answers.get(email)])
}

/** Whether the door said that this guest is in. */
export function wasShown({ shown }: Evening, { name }: WalkIn): boolean {
  return shown.some((text) => text.includes(name) && text.includes('Checked in'))
}
