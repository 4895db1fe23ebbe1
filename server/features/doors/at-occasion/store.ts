import { sql } from 'kysely'
import type { DoorOccasion } from '#contract/offline.ts'
import type { PartyMode } from '#domain/party.ts'
import type { Again, Clocks } from '#domain/occasion.ts'
import type { StoredAsks } from '../../../database/column-types.ts'
import type { Database } from '../../../database/open.ts'
import { onlyRow } from '../../../kernel/only-row.ts'

/** `inside`: people inside; null where they are not counted. */
export type OccasionRow = {
  place: number
  id: string
  name: string
  zone: string
  opens_at: Date | null
  closes_at: Date | null
  own_max: number | null
  again: Again
  day_begins: number
  capacity: number | null
  when_full: DoorOccasion['when_full']
  when_unsure: DoorOccasion['when_unsure']
  has_exits: boolean
  is_plain: boolean
  direction: DoorOccasion['direction'] | null
  party: PartyMode
  asks: StoredAsks | null
  walk_in: { consent: string | null } | null
  inside: number | null
}

/** No row for a door whose occasion was removed, or belongs to another list. */
export async function findOf(
  { open }: Pick<Database, 'open'>,
  asked: { place: number; list: string; link: string | null; occasion: string | null; every?: true }[],
): Promise<OccasionRow[]> {
  const { rows } = await sql<OccasionRow>`select * from door_occasions(${JSON.stringify(asked)}::jsonb)`.execute(open)
  return rows
}

/** The main one first. */
export async function findAllOf(
  { open }: Pick<Database, 'open'>,
  listId: string,
  linkId: string | undefined,
): Promise<OccasionRow[]> {
  return findOf({ open }, [{ place: 0, list: listId, link: linkId ?? null, occasion: null, every: true }])
}

/** From the beginning of last year over four years, so that the answer is the same all year. */
export async function readClocks({ open }: Pick<Database, 'open'>, zone: string): Promise<Clocks> {
  const { rows } = await sql<{ clocks: Clocks }>`
    select clock_changes(${zone}, y.begins - interval '1 year', y.begins + interval '3 years') as clocks
    from (select date_trunc('year', now(), 'UTC') as begins) y`.execute(open)
  return onlyRow(rows).clocks
}
