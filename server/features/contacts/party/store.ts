import { sql } from 'kysely'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { Tx } from '../../../database/open.ts'

/** Short enough that a scan of one of these contacts hardly waits. */
const contactsAtOnce = 1000

/** Takes the numbers of some contacts. Returns the last of them; null when all have been looked at. */
export async function followField(tx: Tx, listId: string, after: string | null): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    select follow_party_field(${listId}, ${after}, ${contactsAtOnce}) as last`.execute(tx)
  return onlyRow(rows).last
}

/** How many of these contacts have a number in this field. */
export async function countByField(
  tx: Tx,
  listId: string,
  contactIds: readonly string[],
  tag: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contacts
    where list_id = ${listId} and id = any (${contactIds}::uuid[]) and party_size(merge_fields, ${tag}) is not null`.execute(
    tx,
  )
  return onlyRow(rows).count
}
