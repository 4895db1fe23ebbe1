import { sql } from 'kysely'
import type { Database } from '../../../database/open.ts'
import { onlyRow } from '../../../kernel/only-row.ts'

/** A team that has left this installation. `listIds`: those of its lists, and of lists that were merged into them. */
export type StoredDeparture = {
  teamId: string
  moveId: string
  to: string
  hasArrived: boolean
  doorKey: Buffer
  listIds: string[]
}

export async function findDepartures({ open }: Pick<Database, 'open'>): Promise<StoredDeparture[]> {
  const { rows } = await sql<StoredDeparture>`
    select team_id as "teamId", move_id as "moveId", to_url as "to", has_arrived as "hasArrived", door_key as "doorKey", list_ids as "listIds"
    from departed_lists()`.execute(open)
  return rows
}

export async function noteArrived({ open }: Pick<Database, 'open'>, moveId: string): Promise<void> {
  await sql`select note_arrived(${moveId})`.execute(open)
}

export type MoveState = { to: string | null; isComing: boolean; hasArrived: boolean }

export async function findMove({ open }: Pick<Database, 'open'>, moveId: string): Promise<MoveState> {
  const { rows } = await sql<MoveState>`
    select to_url as "to", is_coming as "isComing", has_arrived as "hasArrived" from state_of_move(${moveId})`.execute(
    open,
  )
  return onlyRow(rows)
}
