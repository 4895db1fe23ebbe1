// A server may run beside servers of the next release, or start after them. The next release has then updated the
// database, and noted in it which releases can still work with it (docs/decisions/0044).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { ownerRole, schema } from './names.ts'

const manifest = readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')
const { version } = JSON.parse(manifest) as { version: string }

/**
 * The previous release: its servers, and all later ones, keep working on this release's database. The first release
 * names itself. Updated with each release (server/proofs/upgrade.test.ts).
 */
export const worksSince = '0.1.0'

const word = /^release (\S+), works since (\S+)$/
const byVersion = new Intl.Collator('en', { numeric: true })
const tooNew =
  'The database is that of a much newer release of Listpass. Start that one; this one needs a backup from its own time.'

/** True if the next release has used this database and this server may continue. Throws a message if it may not. */
export async function isOfNextRelease(client: Client, known: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean; said: string | null }>(
    `select to_regclass($1) is not null as is_there, obj_description(to_regnamespace($2), 'pg_namespace') as said`,
    [`${schema}.schema_files`, schema],
  )
  const { is_there: isThere, said } = rows[0]!
  if (!isThere) return false
  const [, release = version, since] = word.exec(said ?? '') ?? []
  if (!isLater(release, version) && !(await hasUnknownFiles(client, known))) return false
  if (since === undefined || isLater(since, version)) throw new Error(tooNew)
  return true
}

/**
 * Records in the database which releases can still use it. Runs before any change, so that an older server that cannot
 * work afterwards refuses to start.
 */
export async function leaveWord(client: Client): Promise<void> {
  await client.query(`set role ${ownerRole}`)
  await client.query(`comment on schema ${schema} is 'release ${version}, works since ${worksSince}'`)
  await client.query('reset role')
}

async function hasUnknownFiles(client: Client, known: readonly string[]): Promise<boolean> {
  await client.query(`set role ${ownerRole}`)
  const { rows } = await client.query(`select from ${schema}.schema_files where name <> all ($1)`, [known])
  await client.query('reset role')
  return rows.length > 0
}

function isLater(one: string, other: string): boolean {
  return byVersion.compare(one, other) > 0
}
