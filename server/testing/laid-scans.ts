// Scans of laid lists, straight at the database's decisions, and their results.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Attempt, Decided } from '../features/scanning/attempt.ts'
import { type HandedIn, handIn, redeem, undo } from '../features/scanning/store.ts'
import type { Door } from '../kernel/team.ts'
import type { LaidContact, LaidDatabase, LaidList } from './laid-list.ts'

/** A scan at this door; without a code, its text holds none. */
export function attempt(door: Door, code: string | undefined, more: Partial<Attempt> = {}): Attempt {
  const of = { listId: door.listId, teamId: door.teamId, sessionId: door.sessionId, linkId: door.linkId }
  const seen = { text: code ?? 'no code', codeKey: code, scannedAt: undefined }
  return { ...of, scanId: randomUUID(), door: door.name, ...seen, ...more }
}

/** Decides groups of scans. A group usually gives up after half a second; tests hold rows for longer, so here it waits. */
export async function openScans({ database }: LaidDatabase) {
  const clients = await Promise.all([1, 2, 3, 4].map(() => database.scans.connect()))
  for (const client of clients) {
    await client.query('set lock_timeout = 0')
    client.release()
  }
  const decide = (attempts: Attempt[]) => redeem(database, attempts[0]!.listId, attempts)
  const scan = async (door: Door, code: string | undefined): Promise<Decided | undefined> =>
    (await decide([attempt(door, code)]))[0]
  return { decide, scan }
}

/** Changes a row by hand. */
export const changeRow = (owner: Kysely<Tables>, table: string, id: string, set: string) =>
  sql`update ${sql.table(table)} set ${sql.raw(set)} where id = ${id}`.execute(owner)

/** How many scans of a contact count, and how often doors let it in. */
export async function countOf(owner: Kysely<Tables>, { id }: LaidContact): Promise<[number, number]> {
  const row = await owner
    .selectFrom('contacts')
    .select(['scan_count', 'accepted'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return [row.scan_count, row.accepted]
}

/** The contact's counts and merge fields, as the database has them. */
export function contactOf(owner: Kysely<Tables>, id: string) {
  return owner
    .selectFrom('contacts')
    .select(['scan_count', 'accepted', 'merge_fields'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The events that the doors of a list get, in order. */
export async function eventsOf(owner: Kysely<Tables>, { listId }: Pick<LaidList, 'listId'>): Promise<string[]> {
  const rows = await owner.selectFrom('door_events').selectAll().where('list_id', '=', listId).orderBy('seq').execute()
  return rows.map(({ seq, kind, scan_id: id, contact_id: contact, door }) => [seq, kind, id, contact, door].join(' '))
}

export const hoursAgo = (hours: number) => ago(hours * 60)

/** A scan that a door without a connection let in this many hours ago. */
export const madeOffline = (code: string | undefined, hours: number, more: Partial<HandedIn> = {}) =>
  offline({ code }, hoursAgo(hours), more)

/** Each decision in words: its reason and standing. */
export const said = (decided: Decided[] | undefined) =>
  decided?.map(({ reason, standing }) => `${reason} ${standing}`).join()

/** Sends the offline scans of a door, and returns the decisions. */
export const sayOf = async ({ database }: LaidDatabase, door: Door, ...scans: HandedIn[]) =>
  said(await handIn(database, door, scans))

// Scans of laid occasions, straight at the store, and their counts.

export type At = Partial<Pick<Attempt, 'occasionId' | 'isExit' | 'scanId'>>

export const minute = 60_000
export const ago = (minutes: number) => new Date(Date.now() - minutes * minute)

/** A scan that a door without a connection let in at this time. */
export function offline({ code }: { code: string | undefined }, at: Date, more: Partial<HandedIn> = {}): HandedIn {
  const seen = { text: code ?? 'no code', codeKey: code, scannedAt: at, correctedAt: at }
  return { scanId: randomUUID(), ...seen, told: 'ok', ...more }
}

export function visitsOf({ database, owner }: LaidDatabase) {
  async function scan(door: Door, guest: LaidContact, at: At = {}): Promise<Decided> {
    const [decided] = await redeem(database, door.listId, [attempt(door, guest.code, at)])
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
