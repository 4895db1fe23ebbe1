// A release's database as SQL: the recorded statements that made its tables, and the rows. Later releases must not
// change it, because their upgrade starts from it.
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
import { Kysely, PostgresDialect } from 'kysely'
import { Client, escapeLiteral, Pool } from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { applyFunctions } from '../../database/apply-functions.ts'
import { applySchema } from '../../database/migrate.ts'
import { planDump } from '../../database/dump/plan.ts'
import { appRole, jobsSchema, ownerRole, schema, workerRole } from '../../database/names.ts'
import type { Tables } from '../../database/tables.ts'
import type { Known } from './fill.ts'

/**
 * Roles belong to the whole database server, so another test file may have added this one already, or may do so now.
 */
export async function addRole(client: Client, role: string): Promise<void> {
  await client.query(`create role ${role} nologin`).catch(passWhenThere)
  await client.query(`grant ${role} to current_user`).catch(passWhenThere)
}

function passWhenThere(error: Error & { code?: string }): void {
  if (error.code !== '42710' && error.code !== '23505') throw error
}

/** Separates statements; a statement may contain any other kind of line. */
export const separator = '--;;'

const schemas = [
  `create schema ${schema} authorization ${ownerRole};`,
  `grant usage on schema ${schema} to ${appRole}, ${workerRole};`,
  `create schema ${jobsSchema} authorization ${appRole};`,
]

/** `empty` is an unused database: its tables are created once more, to record the statements. */
export async function writeSql(from: string, empty: string): Promise<string> {
  const statements = [
    ...schemas,
    `set role ${ownerRole};`,
    `set search_path = ${schema}, pg_temp;`,
    ...(await recordSchema(empty)),
    `set role ${appRole};`,
    getConstructionPlans(jobsSchema, { createSchema: false }),
  ]
  await withClient(from, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    statements.push(...(await dumpJobs(client)), ...(await dumpRows(client)))
  })
  return `${statements.join(`\n${separator}\n`)}\n${separator}\n`
}

/** Every statement that makes tables and functions, except reads, as sent to an empty database. */
export async function recordSchema(empty: string): Promise<string[]> {
  await withClient(empty, async (client) => {
    for (const role of [ownerRole, appRole, workerRole]) await addRole(client, role)
    for (const statement of schemas) await client.query(statement)
  })
  const recorded: string[] = []
  const options = `-c search_path=${schema} -c role=${ownerRole}`
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: new Pool({ connectionString: empty, options, max: 2 }) }),
    log({ query }) {
      // Queries and locks change nothing, so they are not recorded.
      if (!/^\s*(select|show|with)\b/i.test(query.sql)) recorded.push(`${inlined(query.sql, query.parameters).trim()};`)
    },
  })
  const making = db.transaction().execute(async (tx) => {
    await applySchema(tx)
    await applyFunctions(tx)
  })
  await making.finally(() => db.destroy())
  return recorded
}

function inlined(text: string, parameters: readonly unknown[]): string {
  return text.replaceAll(/\$(\d+)/g, (all, place: string) => {
    const value = parameters[Number(place) - 1]
    return typeof value === 'string' || typeof value === 'number' ? escapeLiteral(String(value)) : all
  })
}

async function dumpRows(client: Client): Promise<string[]> {
  const tables = await planDump(client)
  await client.query(`set local search_path = ${schema}, pg_temp; set local role ${ownerRole}`)
  const copied: string[] = []
  for (const { table, columns } of tables) copied.push(await copy(client, `${schema}.${table}`, columns))
  const each = (what: string) => tables.map(({ table }) => `alter table ${schema}.${table} ${what} trigger user;`)
  return [
    `set role ${ownerRole};`,
    ...each('disable'),
    ...copied.filter((statement) => statement !== ''),
    ...each('enable'),
    'reset role;',
  ]
}

/**
 * The rows of pg-boss's tables. The statements that make these tables also add some rows, and the dump must not add
 * them again.
 */
async function dumpJobs(client: Client): Promise<string[]> {
  await client.query(`set local role ${appRole}`)
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select c.relname as table,
       (select array_agg(a.attname order by a.attnum)::text[] from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c where c.relnamespace = $1::regnamespace and c.relkind = 'r' and c.relname in ('queue', 'version', 'job_common')
     order by c.relname = 'job_common', c.relname`,
    [jobsSchema],
  )
  const names = rows.map(({ table }) => `${jobsSchema}.${table}`)
  const copied: string[] = []
  for (const { table, columns } of rows) copied.push(await copy(client, `${jobsSchema}.${table}`, columns))
  return [...names.toReversed().map((name) => `delete from ${name};`), ...copied.filter((text) => text !== '')]
}

/** A copy statement with the table's rows; empty for an empty table. */
async function copy(client: Client, table: string, columns: string[]): Promise<string> {
  const names = columns.map((name) => client.escapeIdentifier(name)).join(', ')
  const chunks = await Array.fromAsync(
    client.query(copyTo(`copy ${table} (${names}) to stdout`)) as AsyncIterable<Buffer>,
  )
  const rows = Buffer.concat(chunks).toString('utf8')
  return rows === '' ? '' : `copy ${table} (${names}) from stdin;\n${rows}\\.`
}

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  return work(client).finally(() => client.end())
}

export type ReleaseDatabase = { known: Known; statements: string[] }

/** The first line has the release's facts about its database. */
export async function readRelease(path: string): Promise<ReleaseDatabase> {
  const text = gunzipSync(await readFile(path)).toString('utf8')
  const end = text.indexOf('\n')
  const statements = text.slice(end + 1).split(`\n${separator}\n`)
  return {
    known: JSON.parse(text.slice('-- '.length, end)) as Known,
    statements: statements.filter((statement) => statement !== ''),
  }
}

/** Loads the release into an empty database. */
export async function loadRelease(connectionString: string, { statements }: ReleaseDatabase): Promise<void> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    for (const role of [ownerRole, appRole, workerRole]) await addRole(client, role)
    for (const statement of statements) await run(client, statement)
  } finally {
    await client.end()
  }
}

async function run(client: Client, statement: string): Promise<void> {
  const [, copy, rows] = /^(copy [^\n]+ from stdin);\n([^]*\n)\\\.$/.exec(statement) ?? []
  if (copy === undefined || rows === undefined) await client.query(statement)
  else await pipeline(Readable.from([rows]), client.query(copyFrom(copy)))
}
