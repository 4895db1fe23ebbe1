// Sealed columns of all features: checks that the ring decrypts them, and re-seals them with another key.
import { type Kysely, sql } from 'kysely'
import { type Address, openAsOwner } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { step } from '../kernel/step.ts'
import { keyOf, type KeyRing } from './key-ring.ts'
import { placeIn, type SealedColumn } from './sealed-column.ts'

type Db = Kysely<Tables>
type Stored = { id: string; box: string }

/** A database, and its columns with sealed values. */
export type Vault = { address: Address; columns: SealedColumn[] }

/** Tries this many boxes of each key, because a damaged box does not prove that the ring is wrong. */
const tried = 10

const boxesPerPage = 500

/** The first box that the ring cannot open, and its key id; undefined if it opens all. */
export type Locked = { what: string; key: string; isOnRing: boolean }

export async function findLocked({ address, columns }: Vault, ring: KeyRing): Promise<Locked | undefined> {
  return withOwner(address, async (db) => {
    for (const column of columns) {
      const { rows } = await sql<{ key: string }>`
        select distinct split_part(${sql.ref(column.column)}, '.', 2) as key from ${sql.table(column.table)}
        where ${sql.ref(column.column)} <> '' order by 1`.execute(db)
      for (const { key } of rows) {
        const locked = { what: column.what, key, isOnRing: ring.ids.includes(key) }
        if (!locked.isOnRing || !(await opensOne(db, ring, column, key))) return locked
      }
    }
    return undefined
  })
}

async function opensOne(db: Db, ring: KeyRing, column: SealedColumn, key: string): Promise<boolean> {
  const { rows } = await sql<Stored>`
    select id, ${sql.ref(column.column)} as box from ${sql.table(column.table)}
    where starts_with(${sql.ref(column.column)}, ${`v1.${key}.`}) limit ${tried}`.execute(db)
  return rows.some((stored) => opens(ring, column, stored))
}

function opens(ring: KeyRing, column: SealedColumn, { id, box }: Stored): boolean {
  try {
    ring.open(box, placeIn(column, id))
    return true
  } catch {
    return false
  }
}

/** Encrypts again every value that does not use the ring's first key yet. Returns their number. */
export async function resealAll({ address, columns }: Vault, ring: KeyRing): Promise<number> {
  return withOwner(address, async (db) => {
    let count = 0
    for (const column of columns) {
      // Repeats until no value is left, because a running server may have encrypted more meanwhile.
      for (let more = await resealColumn(db, ring, column); more > 0; more = await resealColumn(db, ring, column)) {
        count += more
      }
    }
    return count
  })
}

async function resealColumn(db: Db, ring: KeyRing, column: SealedColumn): Promise<number> {
  const { rows } = await sql<Stored>`
    select id, ${sql.ref(column.column)} as box from ${sql.table(column.table)}
    where ${sql.ref(column.column)} <> '' and not starts_with(${sql.ref(column.column)}, ${`v1.${ring.ids[0]}.`})
    order by id limit ${boxesPerPage}`.execute(db)
  const resealed = rows.map((stored) => ({ ...stored, becomes: reseal(ring, column, stored) }))
  // If another transaction changes a value at this moment, its change stays.
  await sql`
    update ${sql.table(column.table)} t set ${sql.ref(column.column)} = r.becomes
    from jsonb_to_recordset(${JSON.stringify(resealed)}::jsonb) as r (id uuid, box text, becomes text)
    where t.id = r.id and ${sql.ref(`t.${column.column}`)} = r.box`.execute(db)
  step('rotate.some-resealed')
  return rows.length
}

/**
 * For keys that are lost for good: deletes every value that the ring cannot decrypt. Organisers then reconnect accounts
 * and create scanner links again; lists are polled instead of using webhooks. Returns the numbers.
 */
export async function giveUpLocked({ address, columns }: Vault, ring: KeyRing): Promise<number> {
  return withOwner(address, async (db) => {
    let count = 0
    for (const column of columns) {
      const { rows } = await sql<Stored>`
        select id, ${sql.ref(column.column)} as box from ${sql.table(column.table)}
        where ${sql.ref(column.column)} <> ''`.execute(db)
      const locked = rows.filter((stored) => !opens(ring, column, stored)).map(({ id }) => id)
      if (locked.length > 0) await sql`${sql.raw(column.giveUp)} where id = any (${locked})`.execute(db)
      count += locked.length
    }
    return count
  })
}

function reseal(ring: KeyRing, column: SealedColumn, { id, box }: Stored): string {
  const place = placeIn(column, id)
  try {
    return ring.seal(ring.open(box, place), place)
  } catch (error) {
    throw new Error(
      `What stands in ${column.table}.${column.column} of ${id}, closed with the key ${keyOf(box) ?? '(none)'}, cannot be opened. ` +
        'Nothing is lost: the former keys are still needed, and everything else opens as before.',
      { cause: error },
    )
  }
}

async function withOwner<T>(address: Address, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openAsOwner(address)
  return work(db).finally(() => db.destroy())
}
