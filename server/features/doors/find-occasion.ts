import { sql } from 'kysely'
import type { DoorOccasion } from '#contract/offline.ts'
import type { Database } from '../../database/open.ts'
import type { Door } from '../../kernel/door.ts'

/** `chosen`: what an organiser's door scans for; undefined for the main occasion. A scanner link has its own. */
export type AtOccasion = { door: Pick<Door, 'listId' | 'linkId'>; chosen: string | undefined }

/** `inside`: people inside; null where they are not counted. */
type Row = Omit<DoorOccasion, 'opens_at' | 'closes_at'> & {
  place: number
  opens_at: Date | null
  closes_at: Date | null
  inside: number | null
}

export type FoundOccasion = { occasion: DoorOccasion; inside: number | undefined }

/** The occasion of each door, in order; undefined for one that was removed. */
export async function findOccasions(
  { open }: Pick<Database, 'open'>,
  doors: AtOccasion[],
): Promise<(FoundOccasion | undefined)[]> {
  const asked = doors.map(({ door: { listId, linkId }, chosen }, place) => ({
    place,
    list: listId,
    link: linkId ?? null,
    occasion: chosen ?? null,
  }))
  const { rows } = await sql<Row>`select * from door_occasions(${JSON.stringify(asked)}::jsonb)`.execute(open)
  const found: (FoundOccasion | undefined)[] = doors.map(() => undefined)
  for (const { place, inside, opens_at: from, closes_at: to, ...row } of rows) {
    const occasion = { ...row, opens_at: from?.toISOString() ?? null, closes_at: to?.toISOString() ?? null }
    found[place] = { occasion, inside: inside ?? undefined }
  }
  return found
}

export async function findOccasion(
  database: Pick<Database, 'open'>,
  at: AtOccasion,
): Promise<FoundOccasion | undefined> {
  const [found] = await findOccasions(database, [at])
  return found
}
