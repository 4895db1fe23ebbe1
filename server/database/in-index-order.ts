// Reads for which PostgreSQL's statistics would choose a wrong plan.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './open.ts'

/**
 * For a transaction that reads a page in index order. PostgreSQL has no statistics on rows of the last minute and
 * assumes few of them. Without this setting it would sort all of them again for every page.
 */
export async function readInIndexOrder(tx: Tx): Promise<void> {
  await sql`select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(tx)
}

/**
 * The list of a lookup by a key, such as an address. A subquery hides the value, so PostgreSQL plans for a list of
 * average size. For a list that its statistics do not know it expects no row. Then any index that begins with the list
 * looks as good as the index of the key, and each lookup reads the whole list: 8 s a page of 1,000 members (2026-11).
 */
export function anyList(listId: string): RawBuilder<string> {
  return sql`(select ${listId}::uuid)`
}
