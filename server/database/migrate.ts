import { setTimeout as pause } from 'node:timers/promises'
import { type Client, escapeIdentifier } from 'pg'
import { lockedState } from '../kernel/database-states.ts'
import { step } from '../kernel/step.ts'
import { applyFunctions, makeFunction } from './apply-functions.ts'
import { appRole, jobsSchema, neededRoles, ownerRole, schema, workerRole } from './names.ts'
import { isOfNextRelease, leaveWord } from './next-release.ts'
import { type Address, openAsOwner, openClient, type Tx } from './open.ts'
import { schemaNames, schemaFiles } from './sql-files.ts'
import { sql } from 'kysely'

/**
 * A table change waits for its readers, and all scans then wait behind the change. So it waits no longer than a door
 * does, and retries for about ten minutes, because a backup may take that long.
 */
const lockWaitMs = 2000
const longestPauseMs = 10_000
const mostTries = 60
const inUseForLong =
  'The database could not be brought to this release: something has been using its tables for long, such as a backup. Start again when that is done.'

/** Tables of databases from before the first release: since the baseline none has them (docs/decisions/0128). */
const unreleasedTables = ['kysely_migration', 'second_accounts']
const unreleased =
  'The database was made before the first release of Listpass, and cannot be brought on. Start with an empty one.'

/** One node at a time prepares a database; the others wait here. */
export const lockKey = 4_713_019

/**
 * Updates roles, schemas, tables and functions to this release; with `upTo` only the tables, up to that schema file. It
 * can be killed at any time, and several nodes may run it at once. A database of the next release stays unchanged.
 */
export async function migrate(address: Address, upTo?: string): Promise<void> {
  if (upTo !== undefined && !schemaNames.includes(upTo))
    throw new Error('That was made by a newer release of Listpass.')
  const client = await openClient(address, 'listpass-migrate')
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await refuseUnsafe(client)
    await prepareRoles(client)
    step('migrate.prepared')
    if (upTo === undefined) {
      if (await isOfNextRelease(client, schemaNames)) return
      await leaveWord(client)
    }
    await apply(address, upTo)
    step('migrate.done')
  } finally {
    await client.end()
  }
}

type Usable = { now: Date; hasTables: boolean; hasRoles: boolean }

/** Says in one sentence why this database cannot be used, and changes nothing. */
export async function requireUsable(address: Address): Promise<Usable> {
  const client = await openClient(address, 'listpass-doctor')
  try {
    await refuseUnsafe(client)
    const { rows } = await client.query<Usable>(
      `select clock_timestamp() as now, to_regclass('${schema}.users') is not null as "hasTables",
        to_regrole('${appRole}') is not null as "hasRoles"`,
    )
    // The end of the connection takes everything back.
    await client.query('begin')
    await prepareRoles(client)
    return rows[0]!
  } finally {
    await client.end()
  }
}

async function refuseUnsafe(client: Client): Promise<void> {
  const { rows } = await client.query<{
    fsync: string
    version: number
    name: string
    is_read_only: boolean
    is_unreleased: boolean
  }>(
    `select current_setting('fsync') as fsync, current_setting('server_version_num')::int as version,
      current_setting('server_version') as name, current_setting('transaction_read_only')::boolean as is_read_only,
      exists (select from unnest($1::text[]) t where to_regclass('${schema}.' || t) is not null) as is_unreleased`,
    [unreleasedTables],
  )
  const server = rows[0]!
  if (server.version < 150_000)
    throw new Error(`DATABASE_URL should lead to PostgreSQL 15 or newer, and leads to ${server.name}.`)
  if (server.fsync === 'off') throw new Error('The database runs with fsync = off and would lose scans. Switch it on.')
  if (server.is_read_only) throw new Error('The database is read only. Let DATABASE_URL lead to the primary.')
  if (server.is_unreleased) throw new Error(unreleased)
}

async function prepareRoles(client: Client): Promise<void> {
  await makeRoles(client).catch(async (error: Error & { code?: string }) => {
    throw error.code === '42501' ? await whyNotPrepared(client, error) : error
  })
}

/** The user may not create roles, or may not create schemas. An administrator then does it once. */
async function whyNotPrepared(client: Client, cause: Error): Promise<Error> {
  await client.query('rollback')
  const { rows } = await client.query<{ user: string; database: string; missing: string[] }>(
    `select current_user as user, current_database() as database,
      array(select r from unnest($1::text[]) r where not exists (select from pg_roles where rolname = r)) as missing`,
    [neededRoles],
  )
  const { user, database, missing } = rows[0]!
  const statements = [
    ...missing.map((role) => `create role ${role};`),
    `grant ${neededRoles.join(', ')} to ${escapeIdentifier(user)};`,
    `grant create on database ${escapeIdentifier(database)} to ${escapeIdentifier(user)};`,
  ]
  return new Error(
    `The user of DATABASE_URL may not prepare the database (${cause.message}). Let its administrator run this once: ${statements.join(' ')}`,
    { cause },
  )
}

async function makeRoles(client: Client): Promise<void> {
  for (const role of neededRoles) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    if (rowCount === 0) await client.query(`create role ${role} nologin`).catch(passWhenThere)
    // Since PostgreSQL 16 the creator of a role may grant it, but must first grant it to itself to act as it.
    const { rows } = await client.query<{ may_act: boolean }>(
      `select pg_has_role(current_user, $1,
        case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) as may_act`,
      [role],
    )
    if (!rows[0]!.may_act) await client.query(`grant ${role} to current_user`)
  }
  await client.query(`create schema if not exists ${schema} authorization ${ownerRole}`)
  await client.query(`grant usage on schema ${schema} to ${appRole}, ${workerRole}`)
  await client.query(`create schema if not exists ${jobsSchema} authorization ${appRole}`)
  // The worker's role looks for work in all queues. Their tables are made later, by the application's role. No transaction
  // of its own: a doctor's would be committed with it.
  await client.query(`set role ${appRole}`)
  await client.query(`grant usage on schema ${jobsSchema} to ${workerRole}`)
  await client.query(`grant select on all tables in schema ${jobsSchema} to ${workerRole}`)
  await client.query(`alter default privileges in schema ${jobsSchema} grant select on tables to ${workerRole}`)
  await client.query('reset role')
}

/** Roles belong to the whole server: another of its databases may be adding the same one now. */
function passWhenThere(error: Error & { code?: string }): void {
  if (error.code !== '42710' && error.code !== '23505') throw error
}

/** Tables and functions change in one transaction, so a database always belongs to exactly one release. */
async function apply(address: Address, upTo: string | undefined): Promise<void> {
  const db = openAsOwner(address, lockWaitMs)
  try {
    for (let tried = 1; ; tried += 1) {
      try {
        await db.transaction().execute(async (tx) => {
          await applySchema(tx, upTo)
          if (upTo === undefined) await applyFunctions(tx)
        })
        return
      } catch (error) {
        if (!isInUse(error)) throw new Error('The database could not be brought to this release.', { cause: error })
        if (tried === mostTries) throw new Error(inUseForLong, { cause: error })
      }
      await pause(Math.min(longestPauseMs, 250 * 2 ** tried))
    }
  } finally {
    await db.destroy()
  }
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockedState
}

// Updates the tables to this release. A schema file may need functions, for policies and triggers. A line
// `-- functions: a, b` creates them at that place as they are now.

/** The applied schema files, and for each function the SHA-256 of its text. */
const records = `
  create table schema_files (name text primary key, applied_at timestamptz not null default now());
  create table schema_functions (name text primary key, hash text not null)`

const needed = /^-- functions: (.+)$/m

/** Applies the missing schema files, all of them or up to this one, within the caller's transaction. */
export async function applySchema(tx: Tx, upTo?: string): Promise<void> {
  // A function may name a table of a later file; functions.test.ts checks all bodies.
  await sql`set local check_function_bodies = off`.execute(tx)
  const applied = await findApplied(tx)
  for (const { name, text } of schemaFiles) {
    if (!applied.includes(name)) {
      await applyFile(tx, text)
      await sql`insert into schema_files (name) values (${name})`.execute(tx)
      step('migrate.one-done')
    }
    if (name === upTo) return
  }
}

/** `split` puts the names of a functions line between the two parts of the file. */
async function applyFile(tx: Tx, text: string): Promise<void> {
  for (const [place, part] of text.split(needed).entries()) {
    if (place % 2 === 0) await sql.raw(part).execute(tx)
    else for (const name of part.split(', ')) await makeFunction(tx, name)
  }
}

async function findApplied(tx: Tx): Promise<string[]> {
  const { rows: found } = await sql<{ is_there: boolean }>`
    select to_regclass('schema_files') is not null as is_there`.execute(tx)
  if (!found[0]!.is_there) await sql.raw(records).execute(tx)
  const { rows } = await sql<{ name: string }>`select name from schema_files`.execute(tx)
  return rows.map(({ name }) => name)
}
