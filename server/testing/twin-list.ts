// A list beside a list, whose rows have the same ids, as a later state of it. All keys hold the id of the list, so such a
// list is possible: then a statement that forgets the list reads or changes the wrong rows.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { layList } from './laid-list.ts'

/** Lower than any made id, so an order by the list finds it first. */
const twinId = '00000000-0000-4000-8000-000000000001'

/** What differs in the twin beside what happened meanwhile. */
const differing: Record<string, object> = {
  contacts: { email: 'twin@example.com', max_scans: 9, merge_fields: { LNAME: 'Twin' } },
  scanner_links: { label: 'Twin' },
  occasions: { name: 'Twin', capacity: 1, own_max: 7 },
  list_tags: { said: ['Twin'] },
}

/**
 * Copies the rows of all tables that belong to the list, as they are after `meanwhile`. Then the list is again as it was
 * before, and its rows come after the twin's. Returns the twin's id.
 */
export async function layTwin(
  { owner, connectionString }: { owner: Kysely<Tables>; connectionString: string },
  listId: string,
  meanwhile: () => Promise<void>,
): Promise<string> {
  const tables = await tablesOfLists(owner)
  const before = new Map<string, unknown>()
  for (const table of tables) {
    const { rows } = await sql<{ all: unknown }>`
      select coalesce(jsonb_agg(to_jsonb(x)), '[]') as all from ${sql.table(table)} x where list_id = ${listId}`.execute(
      owner,
    )
    before.set(table, rows[0]!.all)
  }
  await meanwhile()
  await layList(owner, { id: twinId, name: 'Twin' })
  const client = new Client({ connectionString })
  await client.connect()
  try {
    // Rows are copied as they are: triggers and references do not look.
    await client.query('set search_path = listpass; set session_replication_role = replica')
    for (const table of tables) {
      const columns = (await columnsOf(owner, table)).join()
      const insert = (rows: string, given: unknown[]) =>
        client.query(
          `insert into ${table} (${columns}) overriding system value select ${columns} from (${rows}) copied`,
          given,
        )
      const more = JSON.stringify({ ...differing[table], ...(await ownKeys(owner, table)), list_id: twinId })
      await client.query(`delete from ${table} where list_id = $1`, [twinId])
      await insert(
        `select (jsonb_populate_record(null::${table}, to_jsonb(x) || $2::jsonb || case when to_jsonb(x) ? 'slug_hash'
           then jsonb_build_object('slug_hash', '\\x' || md5(x::text), 'slug', md5(x::text)) else '{}' end)).*
         from ${table} x where list_id = $1`,
        [listId, more],
      )
      await client.query(`delete from ${table} where list_id = $1`, [listId])
      await insert(`select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
        JSON.stringify(before.get(table)),
      ])
    }
  } finally {
    await client.end()
  }
  return twinId
}

/** All rows of a list, as text in order. */
export async function rowsOf(owner: Kysely<Tables>, listId: string): Promise<string[]> {
  const tables = await tablesOfLists(owner)
  const parts = tables.map(
    (table) =>
      sql`select ${table}::text || ' ' || to_jsonb(x)::text as row from ${sql.table(table)} x where list_id = ${listId}`,
  )
  const own = sql`select 'lists ' || to_jsonb(x)::text as row from lists x where id = ${listId}`
  const { rows } = await sql<{ row: string }>`${sql.join([own, ...parts], sql` union all `)}`.execute(owner)
  return rows.map(({ row }) => row).toSorted()
}

async function tablesOfLists(owner: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'listpass'::regnamespace and c.relkind = 'r' and a.attname = 'list_id' and a.attnum > 0
      and not exists (
        select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indnkeyatts > 0
          and not a.attnum = any (i.indkey::int2[]) and not (i.indisprimary and i.indnkeyatts = 1)
          and c.relname <> 'scanner_links')
    order by 1`.execute(owner)
  return rows.map(({ name }) => name)
}

/** A key that is a table's own, without the list. */
async function ownKeys(owner: Kysely<Tables>, table: string): Promise<object> {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
    where i.indrelid = ${table}::regclass and i.indisprimary and i.indnkeyatts = 1 and a.attname <> 'list_id'`.execute(
    owner,
  )
  return Object.fromEntries(rows.map(({ name }) => [name, randomUUID()]))
}

async function columnsOf(owner: Kysely<Tables>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(owner)
  return rows.map(({ name }) => name)
}

/** What a call returned, and the rows of both lists after it. */
export type Outcome = { told: string[]; own: string[]; twin: string[]; failed?: string }

type Call = { ids: ReadonlySet<string | undefined>; teamId: string; listId: string; twin: string }

/** Calls a function for a list, and takes back what it changed. */
export async function tryCall(
  owner: Kysely<Tables>,
  { ids, teamId, listId, twin }: Call,
  call: () => RawBuilder<unknown>,
): Promise<Outcome> {
  return owner.connection().execute(async (connection) => {
    await sql`begin`.execute(connection)
    try {
      await sql`select set_config('listpass.team', ${teamId}, true), set_config('listpass.list', ${listId}, true)`.execute(
        connection,
      )
      const { rows } = await call().execute(connection)
      const told = rows.map((row) => steady(JSON.stringify(row), ids))
      const own = (await rowsOf(connection, listId)).map((row) => steady(row, ids)).toSorted()
      return { told, own, twin: await rowsOf(connection, twin) }
    } catch (error) {
      return { told: [], own: [], twin: [], failed: String(error) }
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
}

/** Without times, numbers of sequences and ids that were made meanwhile. */
function steady(text: string, ids: ReadonlySet<string | undefined>): string {
  return text
    .replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '<time>')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => (ids.has(id) ? id : '<id>'))
    .replaceAll(/"(id|code_number|oldest)": ?\d+/g, '"$1": 0')
}
