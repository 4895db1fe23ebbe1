import * as store from './odd/store.ts'
import type { Tx } from '../../database/open.ts'
import type { Member, OddRow } from '../../mailchimp/audience.ts'
import type { Said } from '../../kernel/said.ts'
import { type OddGroup, sentenceOf, withoutEmail } from '../lists/unreadable.ts'
import { findOddGroups } from './odd/store.ts'

/** `missing`: keys without a member. `isWhole`: part of a reading of the whole list. */
type Read = { members: Pick<Member, 'hash'>[]; odd: OddRow[]; missing?: string[]; readAt: Date; isWhole?: boolean }

/**
 * Keeps the rows that cannot be understood, and forgets those that can by now. A row that does not name its contact is kept by
 * readings of the whole list, which know its place. Others keep it only if none like it is known: kept twice, it would be told twice.
 */
export async function keepOddRows(tx: Tx, listId: string, read: Read): Promise<void> {
  const { members, odd, missing = [], readAt, isWhole = false } = read
  const stillOdd = new Set(odd.map(({ key }) => key))
  const fine = [...members.map(({ hash }) => hash), ...missing].filter((key) => !stillOdd.has(key))
  await store.forgetOdd(tx, listId, fine)
  const named = odd.filter(({ isNameless, isGuess }) => !isNameless && !isGuess)
  const nameless = odd.filter(({ isNameless }) => isNameless)
  const known = new Set(isWhole || nameless.length === 0 ? [] : await store.findNamelessWhys(tx, listId))
  await store.keepOdd(tx, listId, [...named, ...nameless.filter(({ why }) => !known.has(why))], readAt)
}

export function forgetOddRowsBefore(tx: Tx, listId: string, begun: Date): Promise<void> {
  return store.forgetOddBefore(tx, listId, begun)
}

/** Mailchimp counts these rows, and none of them is a contact here. */
export function countStrangeRows(tx: Tx, listId: string): Promise<number> {
  return store.countStrangeOdd(tx, listId)
}

/** The ids of contacts here whose rows are odd now, and the keys of all other odd rows. */
export async function sortOdd(tx: Tx, listId: string, odd: OddRow[]): Promise<{ known: string[]; strange: string[] }> {
  const contacts = await store.findOddContacts(
    tx,
    listId,
    odd.map(({ key }) => key),
  )
  return { known: [...contacts.values()], strange: odd.flatMap(({ key }) => (contacts.has(key) ? [] : [key])) }
}

/** One sentence for each reason, of rows that cannot be understood. */
export async function tellOdd(tx: Tx, listId: string): Promise<Said[]> {
  return (await findOddGroups(tx, listId)).map(sentenceOf)
}

/** The stored odd rows by their reasons, or those of a reading of the whole list, and the contacts without an address. */
export async function findUnreadable(tx: Tx, listId: string, read: OddRow[] | undefined): Promise<OddGroup[]> {
  const stored = await findOddGroups(tx, listId)
  return read === undefined ? stored : [...groupOdd(read), ...stored.filter(({ why }) => why === withoutEmail)]
}

const labelsShown = 20

function groupOdd(rows: OddRow[]): OddGroup[] {
  const groups = [...Map.groupBy(rows, ({ why }) => why)].map(([why, of]) => ({
    why,
    count: of.length,
    labels: of.flatMap(({ label }) => (label === '' ? [] : [label])).slice(0, labelsShown),
  }))
  return groups.sort((a, b) => (a.why < b.why ? -1 : 1))
}
