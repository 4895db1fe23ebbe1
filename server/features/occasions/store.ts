import { sql } from 'kysely'
import type { Database, ListScope, Tx } from '../../database/open.ts'
import type { StoredWho } from '../../database/column-types.ts'
import type { Again } from '#domain/occasion.ts'
import type { Told } from '../../kernel/told.ts'

/**
 * The settings of an occasion. `ownMax`: null for the contact's maximum over all shared occasions. `isOfGuest`: each contact's own
 * maximum instead of this number; undefined: unchanged, and no for a new occasion.
 */
export type Settings = {
  name: string
  zone: string
  opensAt: Date | null
  closesAt: Date | null
  who: StoredWho | null
  ownMax: number | null
  isOfGuest?: boolean | undefined
  again: Again
  dayBegins: number
  capacity: number | null
  whenFull: 'refuse' | 'warn'
  whenUnsure: 'let_in' | 'stop'
  hasExits: boolean
  outAt: number | null
  /** Undefined: unchanged, and empty for a new occasion. */
  place?: string | undefined
}

/**
 * `keepsAdmissions`: false only for a main occasion whose settings change nothing. `isStored`: false for a main occasion without
 * settings. `stoppedAt` and `closesBefore` are of the latest stop of admissions.
 */
export type StoredOccasion = Settings & {
  id: string
  isStored: boolean
  stoppedAt: Date | null
  closesBefore: Date | null
  place: string
  isOfGuest: boolean
  whoReadAt: Date | null
  whoTrouble: Told | null
  keepsAdmissions: boolean
}

const columns = [
  'id',
  'name',
  'zone',
  'opens_at as opensAt',
  'closes_at as closesAt',
  'who',
  'own_max as ownMax',
  'is_of_guest as isOfGuest',
  'again',
  'day_begins as dayBegins',
  'capacity',
  'when_full as whenFull',
  'when_unsure as whenUnsure',
  'has_exits as hasExits',
  'out_at as outAt',
  'place',
  'who_read_at as whoReadAt',
  'who_said as whoTrouble',
  'keeps_admissions as keepsAdmissions',
  'stopped_at as stoppedAt',
  'closes_before as closesBefore',
] as const
const isStored = sql<boolean>`true`.as('isStored')

/** The main occasion comes first, if it has a row. The others follow by opening, occasions without an opening last. */
export async function findAll(database: Database, scope: ListScope): Promise<StoredOccasion[]> {
  return database.as(scope, (tx) =>
    tx
      .selectFrom('occasions')
      .select([...columns, isStored])
      .where('list_id', '=', scope.list)
      .where('removed_at', 'is', null)
      .orderBy(sql`id <> list_id`)
      .orderBy('opens_at', (by) => by.asc().nullsLast())
      .orderBy('id')
      .execute(),
  )
}

/** Leaves out removed occasions. */
export async function find(tx: Tx, listId: string, id: string): Promise<StoredOccasion | undefined> {
  return tx
    .selectFrom('occasions')
    .select([...columns, isStored])
    .where('list_id', '=', listId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** False if the occasion was removed, or belongs to another list. Removing it waits until this transaction ends. */
export async function hold(tx: Tx, listId: string, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('occasions')
    .select('id')
    .where('list_id', '=', listId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

/** No scan of the list is decided until the transaction ends. It is locked before anything else. */
export async function stopScans(tx: Tx, listId: string): Promise<void> {
  await sql`select from lists where id = ${listId} for update`.execute(tx)
}

/** Counts the occasions, and blocks new ones until the transaction ends. Scans go on. */
export async function countAll(tx: Tx, listId: string): Promise<number> {
  await sql`select from lists where id = ${listId} for no key update`.execute(tx)
  const counted = await tx
    .selectFrom('occasions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('list_id', '=', listId)
    .where((eb) => eb('id', '<>', eb.ref('list_id')))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return counted.count
}

export async function add(tx: Tx, listId: string, occasions: (Settings & { id: string })[], at: Date): Promise<void> {
  await tx
    .insertInto('occasions')
    .values(occasions.map(({ id, ...settings }) => ({ list_id: listId, id, out_done_at: at, ...row(settings) })))
    .execute()
}

/** Only the main occasion may have had no row before. */
export async function put(tx: Tx, listId: string, id: string, settings: Settings): Promise<void> {
  await tx
    .insertInto('occasions')
    .values({ list_id: listId, id, ...row(settings) })
    .onConflict((conflict) => conflict.columns(['list_id', 'id']).doUpdateSet(row(settings)))
    .execute()
}

/**
 * Closes the occasion at this moment, to the millisecond, so that a form that sends its times again changes nothing. False if it has
 * not opened, or is closed.
 */
export async function closeNow(tx: Tx, listId: string, occasion: StoredOccasion): Promise<boolean> {
  if (!occasion.isStored) await put(tx, listId, occasion.id, occasion)
  const { rows } = await sql<{ id: string }>`
    update occasions o set closes_before = o.closes_at, closes_at = t.now, stopped_at = t.now
    from (select date_trunc('milliseconds', clock_timestamp()) as now) t
    where o.list_id = ${listId} and o.id = ${occasion.id} and coalesce(o.opens_at < t.now, true)
      and coalesce(o.closes_at > t.now, true)
    returning o.id`.execute(tx)
  return rows.length === 1
}

/** Undoes `closeNow`. Null: the occasion has no end. */
export async function closeAt(tx: Tx, listId: string, id: string, at: Date | null): Promise<void> {
  await tx
    .updateTable('occasions')
    .set({ closes_at: at, stopped_at: null, closes_before: null })
    .where('list_id', '=', listId)
    .where('id', '=', id)
    .execute()
}

/** Exits that were due before this moment are not made up for. */
export async function beginOutAnew(tx: Tx, listId: string, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('occasions')
    .set({ out_done_at: at })
    .where('list_id', '=', listId)
    .where('id', '=', id)
    .execute()
}

/** The contacts of a former tag or segment are no longer invited. */
export async function forgetGuests(tx: Tx, listId: string, id: string): Promise<void> {
  await tx.deleteFrom('occasion_guests').where('list_id', '=', listId).where('occasion_id', '=', id).execute()
  await tx
    .updateTable('occasions')
    .set({ who_read_at: null, who_said: null })
    .where('list_id', '=', listId)
    .where('id', '=', id)
    .execute()
}

/** Undefined if the list has no such occasion, or no longer. */
export async function remove(tx: Tx, listId: string, id: string): Promise<{ name: string } | undefined> {
  return tx
    .updateTable('occasions')
    .set({ removed_at: sql<Date>`now()` })
    .where('list_id', '=', listId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('name')
    .executeTakeFirst()
}

/** Throws with the state 22023 for a zone that the database does not know. */
export async function readZones({ open }: Pick<Database, 'open'>, zones: string[]): Promise<void> {
  await sql`select now() at time zone z from unnest(${zones}::text[]) as z`.execute(open)
}

/** Lists with an occasion whose people are due to be counted out. */
export const listsToEmpty = (at: Date) => sql<{ id: string }>`
  select distinct o.list_id as id from occasions o join lists l on l.id = o.list_id and not l.has_left
  where o.out_at is not null and o.removed_at is null and o.out_done_at < ${at}
    and next_out(o.out_done_at, o.zone, o.out_at) <= ${at}`

/**
 * Takes one occasion of a list whose people are due to be counted out, and records this. The same transaction counts the people
 * out, so this happens once even if the server is killed. A missed day is not made up for.
 */
export async function takeOutDue(tx: Tx, listId: string, at: Date): Promise<string | undefined> {
  // Locks the list first, in the same order as changes of an occasion.
  await sql`select from lists where id = ${listId} for key share`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    update occasions set out_done_at = ${at}
    where list_id = ${listId} and id = (
      select o.id from occasions o
      where o.list_id = ${listId} and o.out_at is not null and o.removed_at is null
        and next_out(o.out_done_at, o.zone, o.out_at) <= ${at}
      order by o.id limit 1 for no key update)
    returning id`.execute(tx)
  return rows[0]?.id
}

function row(settings: Settings) {
  return {
    name: settings.name,
    zone: settings.zone,
    opens_at: settings.opensAt,
    closes_at: settings.closesAt,
    who: settings.who && JSON.stringify(settings.who),
    own_max: settings.ownMax,
    ...(settings.isOfGuest !== undefined && { is_of_guest: settings.isOfGuest }),
    again: settings.again,
    day_begins: settings.dayBegins,
    capacity: settings.capacity,
    when_full: settings.whenFull,
    when_unsure: settings.whenUnsure,
    has_exits: settings.hasExits,
    out_at: settings.outAt,
    ...(settings.place !== undefined && { place: settings.place }),
  }
}
