// The database of a release, and its comparison with the same database after an upgrade.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { signInWith } from '../factories.ts'
import { batchStatus } from '#contract/codes.ts'
import { appRole, schema } from '../../database/names.ts'
import { root } from '../child.ts'
import { loadRelease, type ReleaseDatabase } from './load-sql.ts'
import { createDatabase } from '../postgres.ts'
import type { SandboxProcess } from '../sandbox-process.ts'
import { addDataFolder, askDatabase, type ServerProcess, settingsFor } from '../server-process.ts'
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
