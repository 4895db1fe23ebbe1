// The database of a release, and its comparison with the same database after an upgrade.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { batchStatus } from '#contract/codes.ts'
import { appRole, schema } from '../../database/names.ts'
import { schemaNames } from '../../database/sql-files.ts'
import { signInWith } from '../factories.ts'
import { createDatabase } from '../postgres.ts'
import { addDataFolder, askDatabase, root, type SandboxProcess, type ServerProcess, settingsFor } from '../processes.ts'
import { loadRelease, type ReleaseDatabase } from './sql.ts'
import { until } from '../until.ts'

export const folder = join(root, 'server', 'proofs', 'releases')

const byVersion = new Intl.Collator('en', { numeric: true })

export const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql.gz'))
  .toSorted(byVersion.compare)

/** None before the first release. */
export const releases = process.env['LISTPASS_PROVE'] === 'full' ? files : files.slice(-1)

export async function databaseOf(release: ReleaseDatabase): Promise<string> {
  const { connectionString } = await createDatabase()
  await loadRelease(connectionString, release)
  return connectionString
}

export async function settingsOn(
  connectionString: string,
  sandbox: SandboxProcess,
  keys: string,
): Promise<Record<string, string>> {
  return {
    ...settingsFor(await addDataFolder(), sandbox),
    DATABASE_URL: connectionString,
    LISTPASS_KEYS: keys,
  }
}

/** Finishes the generation that was running when the release ended. */
export async function finishGeneration(
  server: ServerProcess,
  { email, password, listId }: { email: string; password: string; listId: string },
  batch: string,
) {
  const { token } = await signInWith(server, { email, password })
  const asked = { token, params: { listId }, query: { batch_id: batch } }
  const end = await until(
    () => server.call(batchStatus, asked),
    (status) => status.is_finished,
  )
  assert.equal(end.failed_jobs, 0)
}

export async function appliedTo(connectionString: string): Promise<string[]> {
  const rows = await askDatabase<{ name: string }>(
    { connectionString },
    `select name from ${schema}.schema_files order by name`,
  )
  return rows.map(({ name }) => name)
}

/** A connection as servers have them. */
export async function openOld(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, options: `-c search_path=${schema} -c role=${appRole}` })
  await client.connect()
  return client
}

/**
 * Statements that made tables then and are no longer sent. Functions may change, because upgrade.test.ts proves
 * their callers.
 */
export function changedSince(theirs: string[], today: string[]): string[] {
  const sent = new Set(today)
  const makesTables = (statement: string) =>
    /^(?:--|(?:create|alter|drop|do)\b)/im.test(statement) && !/^create or replace function/m.test(statement)
  return theirs.filter((statement) => makesTables(statement) && !sent.has(statement))
}

export async function isOut(version: string): Promise<boolean> {
  const changes = await readFile(join(root, 'CHANGELOG.md'), 'utf8')
  return changes.split('\n').some((line) => line.startsWith(`## ${version}, `) && /\d{4}-\d\d-\d\d$/.test(line))
}

/** The values of a contact that no sync may change. */
export function lasting(contact: unknown) {
  const { id, email, qr_code: code, scan_count: count, is_blocked: isBlocked } = contact as Record<string, unknown>
  return { id: id as string, email, qr_code: code, scan_count: count, is_blocked: isBlocked }
}

/** Every earlier answer is repeated; a later release may add to it. */
export function assertHolds(now: unknown, then: unknown, where = ''): void {
  if (Array.isArray(then)) {
    assert.ok(Array.isArray(now) && now.length === then.length, `${where}: ${JSON.stringify(now)}`)
    for (const [place, each] of then.entries()) assertHolds(now[place], each, `${where}[${place}]`)
  } else if (typeof then === 'object' && then !== null) {
    assert.ok(typeof now === 'object' && now !== null, where)
    for (const [key, each] of Object.entries(then))
      assertHolds((now as Record<string, unknown>)[key], each, `${where}.${key}`)
  } else {
    assert.equal(now, then, where)
  }
}

// The parts of a database that servers use: tables with their columns, and functions. A server of the previous release keeps
// using them after the first new server has migrated.

export type Interface = {
  /** `table.column` with its type. */
  columns: Map<string, string>
  /** Columns without a default, which an insert of a server that does not know them cannot omit. */
  demanded: Set<string>
  /** `name(arguments)` with its result. */
  functions: Map<string, string>
}

export async function interfaceOf(connectionString: string): Promise<Interface> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows: columns } = await client.query<{ name: string; type: string; is_demanded: boolean }>(
      `select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
         a.attnotnull and not a.atthasdef and a.attidentity = '' and has_column_privilege($2, c.oid, a.attnum, 'insert') as is_demanded
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v')
         and has_column_privilege($2, c.oid, a.attnum, 'select, insert, update')`,
      [schema, appRole],
    )
    const { rows: functions } = await client.query<{ name: string; result: string }>(
      `select p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name,
         pg_get_function_result(p.oid) as result
       from pg_proc p where p.pronamespace = $1::regnamespace and has_function_privilege($2, p.oid, 'execute')
         and p.prorettype <> 'trigger'::regtype`,
      [schema, appRole],
    )
    return {
      columns: new Map(columns.map(({ name, type }) => [name, type])),
      demanded: new Set(columns.filter((column) => column.is_demanded).map(({ name }) => name)),
      functions: new Map(functions.map(({ name, result }) => [name, result])),
    }
  } finally {
    await client.end()
  }
}

/**
 * The database of an earlier release: it has data and needs an upgrade. If no table changed since the last release,
 * every function is marked as changed instead.
 */
export async function databaseBefore(connectionString: string): Promise<string> {
  const applied = await askDatabase({ connectionString }, `select from ${schema}.schema_files`)
  if (applied.length === schemaNames.length)
    await askDatabase({ connectionString }, `update ${schema}.schema_functions set hash = 'of the release before'`)
  return connectionString
}
