import { sql } from 'kysely'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { Database } from '../../../database/open.ts'
import type { Door } from '../../../kernel/door.ts'
import { doorAsJson } from '../store.ts'

export type NewGuest = {
  contact: string
  code: string
  email: string
  fields: Record<string, string>
  most: number
  consents: boolean
  at: Date | undefined
}

/** `no_right`: the scanner link may not add guests. `too_many`: it has added too many lately. */
export type NotAdded = 'no_right' | 'too_many'

export async function addWalkIns(database: Database, door: Door, guests: NewGuest[]): Promise<NotAdded | undefined> {
  const { rows } = await sql<{ why: NotAdded | null }>`
    select add_walk_ins(${door.listId}, ${doorAsJson(door)}::jsonb, ${JSON.stringify(guests)}::jsonb) as why`.execute(
    database.doors.open,
  )
  return onlyRow(rows).why ?? undefined
}
