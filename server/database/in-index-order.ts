import { sql } from 'kysely'
import type { Tx } from './open.ts'

/**
 * For a transaction that reads a page in index order. PostgreSQL has no statistics on rows of the last minute and
 * assumes few of them. Without this setting it would sort all of them again for every page.
 */
export async function readInIndexOrder(tx: Tx): Promise<void> {
  await sql`select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(tx)
}
