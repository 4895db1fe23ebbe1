import { sql } from 'kysely'
import { addedGuests, knownGuests } from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import type { Door } from '../../../kernel/team.ts'
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

/**
 * `no_right`: the scanner link may not add guests. `taken`: a list of this installation has or had the code. `too_many`: the
 * door has added too many lately.
 */
export type NotAdded = 'no_right' | 'taken' | 'too_many'

export async function addWalkIns(database: Database, door: Door, guests: NewGuest[]): Promise<Map<string, NotAdded>> {
  const { rows } = await sql<{ code: string; why: NotAdded }>`
    select code, why from take_in_guests(${door.listId}, ${doorAsJson(door)}::jsonb, ${JSON.stringify(guests)}::jsonb,
      ${rateOf(addedGuests)}::float8[], ${rateOf(knownGuests)}::float8[])`.execute(database.doors.open)
  return new Map(rows.map(({ code, why }) => [code, why]))
}

function rateOf({ atOnce, secondsEach }: typeof addedGuests): [number, number] {
  return [atOnce, 1 / secondsEach]
}
