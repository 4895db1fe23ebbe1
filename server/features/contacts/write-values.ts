import type { Tx } from '../../database/open.ts'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import { settleAll } from '../../kernel/settle-all.ts'
import { step } from '../../kernel/step.ts'
import { type Audience, type FieldTags, membersPerWrite, type MemberValues } from '../../mailchimp/audience.ts'
import * as store from './store.ts'

export type ToWrite = MemberValues & { id: string }
export type Refused = { id: string; hash: string; email: string; reason: string }

/** Whether Mailchimp should hold our values. A contact that is no guest gets no code there, and keeps one that it has. */
export function getsValues({ isCounted, held }: Pick<store.Contact, 'isCounted' | 'held'>): boolean {
  return isCounted || held.code !== undefined
}

/** The contacts among these whose values in Mailchimp differ from ours. */
export function differing(contacts: store.Contact[]): ToWrite[] {
  return contacts
    .filter(getsValues)
    .filter(({ code, max, scans, held }) => held.code !== code || held.max !== max || held.scans !== scans)
    .map(({ id, hash, email, code, max, scans, held }) => ({
      id,
      hash,
      email,
      code,
      max: held.max === max ? null : max,
      scans,
    }))
}

/** Writes our values of some contacts to Mailchimp, 500 a call. A rejected contact is retried once alone, and then reported. */
export async function writeValues(audience: Audience, tags: FieldTags, contacts: ToWrite[]): Promise<Refused[]> {
  const calls: Promise<Refused[]>[] = []
  for (let first = 0; first < contacts.length; first += membersPerWrite) {
    calls.push(writeSome(audience, tags, contacts.slice(first, first + membersPerWrite)))
  }
  return (await settleAll(calls)).flat()
}

async function writeSome(audience: Audience, tags: FieldTags, contacts: ToWrite[]): Promise<Refused[]> {
  const [only, ...others] = contacts
  if (only && others.length === 0) return writeAlone(audience, tags, only)
  try {
    const errors = await audience.writeValues(contacts, tags)
    step('page.some-written')
    const emails = new Set(errors.map(({ email }) => email.toLowerCase()))
    const again = contacts.filter(({ email }) => emails.has(email.toLowerCase()))
    // A refusal without an address could concern any of the contacts.
    if (again.length < emails.size) return writeHalves(audience, tags, contacts)
    const refused: Refused[] = []
    for (const contact of again) refused.push(...(await writeAlone(audience, tags, contact)))
    return refused
  } catch (error) {
    if (!(error instanceof MailchimpTrouble) || error.kind !== 'refused') throw error
    return writeHalves(audience, tags, contacts)
  }
}

/** The whole call was refused because of some row. Halving finds that row in a few calls. */
async function writeHalves(audience: Audience, tags: FieldTags, contacts: ToWrite[]): Promise<Refused[]> {
  const middle = Math.ceil(contacts.length / 2)
  return [
    ...(await writeSome(audience, tags, contacts.slice(0, middle))),
    ...(await writeSome(audience, tags, contacts.slice(middle))),
  ]
}

async function writeAlone(audience: Audience, tags: FieldTags, contact: ToWrite): Promise<Refused[]> {
  const reason = await audience.writeOne(contact, tags)
  return reason === undefined ? [] : [{ id: contact.id, hash: contact.hash, email: contact.email, reason }]
}

/** Stores Mailchimp's values after a write. */
export async function keepOutcome(tx: Tx, listId: string, contacts: ToWrite[], refused: Refused[]): Promise<void> {
  const isRefused = new Set(refused.map(({ id }) => id))
  const written = contacts
    .filter(({ id }) => !isRefused.has(id))
    .map(({ id, code, max, scans }) => ({ id, code, max, scans }))
  await store.keepWritten(tx, listId, written)
  await store.keepRefusals(tx, listId, refused)
}
