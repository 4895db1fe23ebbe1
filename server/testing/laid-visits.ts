// Scans of laid occasions, straight at the store, and their counts.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Door } from '../kernel/door.ts'
import type { LaidContact, LaidDatabase } from './laid-list.ts'
import type { Attempt, Decided } from '../features/scanning/attempt.ts'
import { handIn, type HandedIn, redeem, undo } from '../features/scanning/store.ts'

export type At = Partial<Pick<Attempt, 'occasionId' | 'isExit' | 'scanId'>>

export function attempt(door: Door, { code }: LaidContact, at: At = {}): Attempt {
  const of = {
    listId: door.listId,
    teamId: door.teamId,
    sessionId: door.sessionId,
    linkId: door.linkId,
    door: door.name,
  }
  return { ...of, scanId: randomUUID(), text: code, codeKey: code, scannedAt: undefined, ...at }
}

export const minute = 60_000
export const ago = (minutes: number) => new Date(Date.now() - minutes * minute)

export function offline(guest: LaidContact, at: Date, more: Partial<HandedIn> = {}): HandedIn {
  return {
    scanId: randomUUID(),
    text: guest.code,
    codeKey: guest.code,
    scannedAt: at,
    correctedAt: at,
    told: 'ok',
    ...more,
  }
}

export function visitsOf({ database, owner }: LaidDatabase) {
  async function scan(door: Door, guest: LaidContact, at: At = {}): Promise<Decided> {
    const [decided] = await redeem(database, door.listId, [attempt(door, guest, at)])
    assert.ok(decided)
    return decided
  }

  /** The reason, and the note beside it. */
  const said = ({ reason, facts }: Decided) => [reason, facts?.note].filter(Boolean).join(' ')

  async function countsOf({ id }: LaidContact) {
    const { scan_count: count, given_back: back } = await owner
      .selectFrom('contacts')
      .select(['scan_count', 'given_back'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { count, back }
  }

  async function insideOf(occasionId: string): Promise<number | undefined> {
    const seats = owner.selectFrom('occasion_seats').select('inside').where('occasion_id', '=', occasionId)
    return (await seats.executeTakeFirst())?.inside
  }

  const isQueued = async ({ id }: LaidContact) =>
    (await owner.selectFrom('pending_writes').select('contact_id').where('contact_id', '=', id).execute()).length > 0

  async function take(door: Door, scans: HandedIn[]): Promise<Decided[]> {
    const decided = await handIn(database, door, scans)
    assert.ok(decided)
    return decided
  }

  const takeBack = async (door: Door, scanId: string) =>
    (await undo(database, door, { scanId, withinMs: 15 * minute, recordId: randomUUID() }))?.outcome

  return { scan, said, countsOf, insideOf, isQueued, take, takeBack }
}
