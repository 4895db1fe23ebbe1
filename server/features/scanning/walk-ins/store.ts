import { sql } from 'kysely'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { Database } from '../../../database/open.ts'
import type { Door } from '../../../kernel/door.ts'

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
  const { teamId, sessionId, linkId, name } = door
  const by = JSON.stringify({ team: teamId, session: sessionId, link: linkId, door: name })
  const { rows } = await sql<{ why: NotAdded | null }>`
    select add_walk_ins(${door.listId}, ${by}::jsonb, ${JSON.stringify(guests)}::jsonb) as why`.execute(
    database.doors.open,
  )
  return onlyRow(rows).why ?? undefined
}
