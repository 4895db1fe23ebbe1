// What a rule sets in Mailchimp is worth less than a count: what Mailchimp does not take waits here until its fields change.
import { createHash } from 'node:crypto'
import type { Tx } from '../../../database/open.ts'
import type { ListField } from '../../../mailchimp/audience.ts'
import type { ToWrite } from '../write-values.ts'
import * as store from './store.ts'

export type RefusedValue = store.RefusedValue

/** The fields of a list as one short text, for comparison. */
export function hashOfFields(fields: Iterable<ListField>): string {
  const seen = [...fields].toSorted((a, b) => a.mergeId - b.mergeId)
  const parts = seen.map(({ mergeId, tag, type, choices, isRequired }) => [mergeId, tag, type, choices, isRequired])
  return createHash('md5').update(JSON.stringify(parts)).digest('hex')
}

/** Queues the values that were not taken, if the list has other fields now. */
export async function tryValuesAgain(tx: Tx, listId: string, fields: Iterable<ListField>): Promise<void> {
  await store.tryAgain(tx, listId, hashOfFields(fields))
}

/** Separates the values that no contact of the list can have, so that no call is made for them. */
export async function leaveOutUntakeable(
  tx: Tx,
  listId: string,
  contacts: ToWrite[],
): Promise<{ toWrite: ToWrite[]; leftOut: RefusedValue[] }> {
  const known = contacts.some(hasOthers) ? await store.findUntakeable(tx, listId) : []
  if (known.length === 0) return { toWrite: contacts, leftOut: [] }
  const find = (field: string, value: string) => known.find((each) => each.field === field && each.value === value)
  const leftOut: RefusedValue[] = []
  const toWrite = contacts.map((contact) => {
    const all = Object.entries(contact.others ?? {})
    const kept = all.filter(([field, value]) => !find(field, value))
    if (kept.length === all.length) return contact
    for (const [field, value] of all) {
      const found = find(field, value)
      if (found) leftOut.push({ ...found, contactId: contact.id, isOfField: true })
    }
    return { ...contact, others: Object.fromEntries(kept) }
  })
  return { toWrite, leftOut }
}

/** Keeps the values that Mailchimp did not take, and forgets those of the same contacts that it took now. */
export async function keepRefusedValues(
  tx: Tx,
  listId: string,
  written: ToWrite[],
  refused: RefusedValue[],
): Promise<void> {
  const taken = written.filter(hasOthers).map(({ id, others = {} }) => ({ contactId: id, fields: Object.keys(others) }))
  if (taken.length > 0) await store.forget(tx, listId, taken)
  if (refused.length > 0) await store.keep(tx, listId, refused)
}

/** Forgets the values that no rule of the list gives any more. */
export async function forgetOtherValues(
  tx: Tx,
  listId: string,
  given: { field: string; value: string }[],
): Promise<void> {
  await store.forgetOthers(tx, listId, given)
}

function hasOthers({ others = {} }: ToWrite): boolean {
  return Object.keys(others).length > 0
}
