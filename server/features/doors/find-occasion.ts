import type { DoorOccasion } from '#contract/offline.ts'
import type { Database } from '../../database/open.ts'
import type { Door } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import * as store from './at-occasion/store.ts'
import type { Clocks } from '#domain/occasion.ts'
import { readClocks } from './at-occasion/store.ts'

// The clocks of a zone as the database shows them, because the database decides days.

/** An update of the database's time zones is noticed after this time. Reading a zone takes some milliseconds. */
const readAgainMs = 3_600_000
const zonesRemembered = 1000

type Known = { at: number; clocks: Promise<Clocks> }
const known = new WeakMap<Pick<Database, 'open'>['open'], Map<string, Known>>()

async function clocksOf({ open }: Pick<Database, 'open'>, zone: string): Promise<Clocks> {
  const zones = known.get(open) ?? new Map<string, Known>()
  known.set(open, zones)
  const now = performance.now()
  const found = zones.get(zone)
  if (found && now - found.at < readAgainMs) return found.clocks
  if (zones.size >= zonesRemembered) zones.clear()
  const clocks = readClocks({ open }, zone)
  zones.set(zone, { at: now, clocks })
  clocks.catch(() => zones.delete(zone))
  return clocks
}

/**
 * `chosen`: the occasion that an organiser's door scans for; undefined for the main one. A scanner link's own occasion
 * overrides it.
 */
export type AtOccasion = { door: Pick<Door, 'listId' | 'linkId'>; chosen: string | undefined }

export type FoundOccasion = { occasion: DoorOccasion; inside: number | undefined }

/** The occasion of each door, in order; undefined for one that was removed. */
export async function findOccasions(
  database: Pick<Database, 'open'>,
  doors: AtOccasion[],
): Promise<(FoundOccasion | undefined)[]> {
  const asked = doors.map(({ door: { listId, linkId }, chosen }, place) => ({
    place,
    list: listId,
    link: linkId ?? null,
    occasion: chosen ?? null,
  }))
  const found: (FoundOccasion | undefined)[] = doors.map(() => undefined)
  for (const row of await store.findOf(database, asked)) found[row.place] = await readRow(database, row)
  return found
}

async function readRow(database: Pick<Database, 'open'>, found: store.OccasionRow): Promise<FoundOccasion> {
  const { place: _, inside, opens_at: from, closes_at: to, ...row } = found
  const clocks = row.again === 'daily' && { clocks: await clocksOf(database, row.zone) }
  const occasion = { ...row, ...clocks, opens_at: from?.toISOString() ?? null, closes_at: to?.toISOString() ?? null }
  return { occasion, inside: inside ?? undefined }
}

export async function findOccasion(
  database: Pick<Database, 'open'>,
  at: AtOccasion,
): Promise<FoundOccasion | undefined> {
  const [found] = await findOccasions(database, [at])
  return found
}

/** The occasion of a door. Refuses if it was removed, or belongs to another list. */
export async function requireOccasion(database: Pick<Database, 'open'>, at: AtOccasion): Promise<DoorOccasion> {
  const found = await findOccasion(database, at)
  if (!found) throw noOccasion()
  return found.occasion
}

export function noOccasion(): Refusal {
  return new Refusal('not_found', 'occasion_gone')
}

/** The occasions that a door may scan for: its link's occasion, or all of the list, the main one first. */
export async function findOccasionsOf(
  database: Pick<Database, 'open'>,
  { listId, linkId }: Pick<Door, 'listId' | 'linkId'>,
): Promise<DoorOccasion[]> {
  const rows = await store.findAllOf(database, listId, linkId)
  const found = await Promise.all(rows.map((row) => readRow(database, row)))
  return found.map(({ occasion }) => occasion)
}
