import type { Said } from '../../kernel/said.ts'
import type { Tx } from '../../database/open.ts'
import type { OddRow } from '../../mailchimp/audience.ts'
import { type OddGroup, sentenceOf, withoutEmail } from '../lists/unreadable.ts'
import { findOddGroups } from './odd/store.ts'

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
