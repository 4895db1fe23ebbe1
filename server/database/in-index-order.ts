import { sql } from 'kysely'
import type { Tx } from './open.ts'

/**
 * For a transaction that reads a page in the order of an index. Of what came in the last minute there are no statistics: the
 * database takes it for little, and sorts all of it again for every page.
 */
export async function readInIndexOrder(tx: Tx): Promise<void> {
  await sql`select set_config('enable_sort', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(tx)
}
