// Searches a whole database, empties it, and holds its locks.
import { type Kysely, sql, type Transaction } from 'kysely'
import { Client, escapeIdentifier } from 'pg'
import { jobsSchema, schema } from '../database/names.ts'
import type { Tables } from '../database/tables.ts'
import { until } from './until.ts'

export type Hit = { table: string; column: string; value: string }

type Column = { schema: string; table: string; column: string }

/** All places of these texts, in any case, also inside other text, in JSON, in arrays and in bytes. */
export async function searchDatabase(connectionString: string, texts: string[]): Promise<Hit[]> {
  const hits: Hit[] = []
  for await (const { place, value } of everyValue(connectionString)) {
    const low = value.toLowerCase()
    const inBytes = low.startsWith('\\x') ? Buffer.from(low.slice(2), 'hex').toString('latin1').toLowerCase() : ''
    if (texts.some((text) => low.includes(text.toLowerCase()) || inBytes.includes(text.toLowerCase()))) {
      hits.push({ table: `${place.schema}.${place.table}`, column: place.column, value })
    }
  }
  return hits
}

/** The columns that contain texts of this form. */
export async function findColumns(connectionString: string, form: RegExp): Promise<Set<string>> {
  const found = new Set<string>()
  for await (const { place, value } of everyValue(connectionString)) {
    if (form.test(value)) found.add(`${place.schema}.${place.table}.${place.column}`)
  }
  return found
}

async function* everyValue(connectionString: string): AsyncGenerator<{ place: Column; value: string }> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows: columns } = await client.query<Column>(`
      select c.table_schema as schema, c.table_name as table, c.column_name as column
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`)
    for (const place of columns) {
      const [schema, table, column] = [place.schema, place.table, place.column].map(escapeIdentifier)
      const { rows } = await client.query<{ value: string }>(
        `select distinct ${column}::text as value from ${schema}.${table} where ${column} is not null`,
      )
      for (const { value } of rows) yield { place, value }
    }
  } finally {
    await client.end()
  }
}

/** Waiting longer for a lock than this means that a transaction was left open. */
const lockMs = 5000

/** Returns a function that empties the tables that are empty now. */
export async function rememberEmpty(connectionString: string): Promise<() => Promise<void>> {
  const names = await during(connectionString, async (client) => {
    const { rows } = await client.query<{ schema: string; name: string }>(
      `select nspname as schema, relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where relkind in ('r', 'p') and not relispartition and nspname = any ($1)`,
      [[schema, jobsSchema]],
    )
    const all = rows.map(({ schema: of, name }) => `${escapeIdentifier(of)}.${escapeIdentifier(name)}`)
    const full = await findFull(client, all)
    return all.filter((name) => !full.includes(name))
  })
  return () =>
    during(connectionString, async (client) => {
      const full = await findFull(client, names)
      if (full.length === 0) return
      await client.query(`set lock_timeout = ${lockMs}`)
      await client.query(`truncate ${full.join()} cascade`)
    })
}

async function findFull(client: Client, names: string[]): Promise<string[]> {
  const each = names.map((name, nth) => `select ${nth} as nth where exists (select from ${name})`)
  const { rows } = await client.query<{ nth: number }>(each.join(' union all '))
  return rows.map(({ nth }) => names[nth]!)
}

async function during<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  await client.connect()
  return work(client).finally(() => client.end())
}

type Held<T> = {
  /** Locks the rows that the calls need. */
  hold: (tx: Transaction<Tables>) => Promise<unknown>
  calls: (() => Promise<T>)[]
  /** Runs while all calls wait for the locks. */
  meanwhile?: () => Promise<void>
}

/**
 * Starts calls that wait for a transaction's locks, and commits it when all of them wait. So they continue at the same
 * moment.
 */
export async function behindLock<T>(
  owner: Kysely<Tables>,
  { hold, calls, meanwhile = () => Promise.resolve() }: Held<T>,
): Promise<T[]> {
  let underWay: Promise<T>[] = []
  await owner.transaction().execute(async (tx) => {
    await hold(tx)
    underWay = calls.map((call) => call())
    // The calls are awaited below; until then a failure must not count as unhandled.
    for (const each of underWay) each.catch(() => {})
    await until(
      () => countWaiting(owner),
      (count) => count >= calls.length,
      10_000,
    )
    await meanwhile()
  })
  return Promise.all(underWay)
}

/** Whether this call waits for the locks of a transaction. */
export async function waitsBehind(
  owner: Kysely<Tables>,
  hold: Held<unknown>['hold'],
  call: () => Promise<unknown>,
): Promise<boolean> {
  let isOver = false
  let underWay: Promise<unknown> = Promise.resolve()
  const isAnswered = await owner.transaction().execute(async (tx) => {
    await hold(tx)
    underWay = call().finally(() => (isOver = true))
    await until(
      () => countWaiting(owner),
      (count) => isOver || count > 0,
      10_000,
    )
    return isOver
  })
  await underWay
  return !isAnswered
}

/** Sessions of another role hide what they wait for, but ungranted locks are visible. */
async function countWaiting(owner: Kysely<Tables>): Promise<number> {
  const waiting = sql`select from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where not l.granted and a.datname = current_database()`
  return (await waiting.execute(owner)).rows.length
}

export function holdContact(id: string) {
  return (tx: Transaction<Tables>) => sql`select from contacts where id = ${id} for no key update`.execute(tx)
}

export async function isContactFree(owner: Kysely<Tables>, id: string): Promise<boolean> {
  const { rows } = await sql`select from contacts where id = ${id} for no key update skip locked`.execute(owner)
  return rows.length === 1
}
