import { sql } from 'kysely'
import type { Database } from '../../../database/open.ts'
import { onlyRow } from '../../../kernel/only-row.ts'

/** A team that has left this installation. `listIds`: those of its lists, and of lists that were merged into them. */
export type StoredDeparture = {
  moveId: string
  to: string
  hasArrived: boolean
  listIds: string[]
}

export async function findDepartures({ open }: Pick<Database, 'open'>): Promise<StoredDeparture[]> {
  const { rows } = await sql<StoredDeparture>`
    select move_id as "moveId", to_url as "to", has_arrived as "hasArrived", list_ids as "listIds"
    from departed_lists()`.execute(open)
  return rows
}

export async function noteArrived({ open }: Pick<Database, 'open'>, moveId: string): Promise<void> {
  await sql`select note_arrived(${moveId})`.execute(open)
}

export async function findMove(
  { open }: Pick<Database, 'open'>,
  moveId: string,
): Promise<{ to: string | null; hasArrived: boolean }> {
  const { rows } = await sql<{ to: string | null; hasArrived: boolean }>`
    select to_url as "to", has_arrived as "hasArrived" from state_of_move(${moveId})`.execute(open)
  return onlyRow(rows)
}
