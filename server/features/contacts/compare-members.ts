import { codeKey } from '#domain/code.ts'
import type { Tx } from '../../database/open.ts'
import type { FieldTags, Member } from '../../mailchimp/audience.ts'
import { isOutdated, type Value, whoIsRight } from './who-is-right.ts'
import * as store from './store.ts'

export type Difference = { email: string; field: Value; ours: string; mailchimp: string | null }

export type Comparison = {
  /** The number of guests, without those that Mailchimp rejects. */
  members: number
  /** Guests whose code in Mailchimp opens the door. */
  covered: number
  refused: { email: string; reason: string }[]
  differences: Difference[]
}

/** Compares Mailchimp's values of these members with ours. Changes nothing. */
export async function compareMembers(
  tx: Tx,
  { id: listId, uncounted }: { id: string; uncounted: string[] },
  members: Member[],
  tags: FieldTags,
): Promise<Comparison> {
  const known = await store.findByHash(
    tx,
    listId,
    members.map(({ hash }) => hash),
  )
  const ids = [...known.values()].map(({ id }) => id)
  const pending = await store.findPending(tx, listId, ids)
  const comparison: Comparison = { members: 0, covered: 0, refused: [], differences: [] }
  for (const member of members) {
    const contact = known.get(member.hash)
    if (contact?.refusal !== undefined) {
      comparison.refused.push({ email: contact.email, reason: contact.refusal })
      continue
    }
    const { code } = member.held
    const isGuest = !uncounted.includes(member.status)
    if (isGuest) comparison.members += 1
    if (!contact || (!isGuest && code === undefined)) continue
    if (isGuest && code !== undefined && codeKey(code) === codeKey(contact.code)) comparison.covered += 1
    comparison.differences.push(...differencesOf(contact, member, tags, pending.has(contact.id)))
  }
  return comparison
}

function differencesOf(contact: store.Contact, member: Member, tags: FieldTags, isPending: boolean): Difference[] {
  if (isOutdated(member, contact)) return []
  const { held: last } = contact
  const now = member.held
  return whoIsRight({ ours: contact, last, now, isTaken: false, defaultMax: 0 })
    .report.filter((value) => !(isPending && isOnItsWay(value)))
    .map((value) => ({
      email: member.email,
      field: value,
      ours: String(contact[value]),
      mailchimp: textOf(member.fields[tags[value]]),
    }))

  /** The count is always ours to write. Another value differs because of us if Mailchimp's has not changed. */
  function isOnItsWay(value: Value): boolean {
    return value === 'scans' || now[value] === last[value]
  }
}

/** Mailchimp's unparsed value, even if it is invalid. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
