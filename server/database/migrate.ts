import type { Client } from 'pg'
import { type Migration, Migrator } from 'kysely/migration'
import * as first from './migrations/001-first.ts'
import * as redeem from './migrations/002-redeem.ts'
import * as mailchimp from './migrations/003-mailchimp.ts'
import * as rules from './migrations/004-rules.ts'
import * as pace from './migrations/005-pace.ts'
import * as agreement from './migrations/006-agreement.ts'
import * as signIn from './migrations/007-sign-in.ts'
import * as scannerLinks from './migrations/008-scanner-links.ts'
import * as privacy from './migrations/009-privacy.ts'
import * as looking from './migrations/010-looking.ts'
import * as bounds from './migrations/011-bounds.ts'
import * as atTheDoor from './migrations/012-at-the-door.ts'
import * as offlineList from './migrations/013-offline-list.ts'
import * as forgottenLogins from './migrations/014-forgotten-logins.ts'
import * as quickRedeem from './migrations/015-quick-redeem.ts'
import * as quickImport from './migrations/016-quick-import.ts'
import * as search from './migrations/017-search.ts'
import * as doorsTogether from './migrations/018-doors-together.ts'
import * as finiteWaits from './migrations/019-finite-waits.ts'
import { appRole, jobsSchema, ownerRole, schema } from './names.ts'
import { type Address, openAsOwner, openClient } from './open.ts'

const migrations: Record<string, Migration> = {
  '001-first': first,
  '002-redeem': redeem,
  '003-mailchimp': mailchimp,
  '004-rules': rules,
  '005-pace': pace,
  '006-agreement': agreement,
  '007-sign-in': signIn,
  '008-scanner-links': scannerLinks,
  '009-privacy': privacy,
  '010-looking': looking,
  '011-bounds': bounds,
  '012-at-the-door': atTheDoor,
  '013-offline-list': offlineList,
  '014-forgotten-logins': forgottenLogins,
  '015-quick-redeem': quickRedeem,
  '016-quick-import': quickImport,
  '017-search': search,
  '018-doors-together': doorsTogether,
  '019-finite-waits': finiteWaits,
}

/** One node at a time prepares a database; the others wait here. */
const lockKey = 4_713_019

/**
 * Roles, schemas and tables as this release wants them, or as they were after a former migration. Safe to be killed and to
 * be run by several nodes at once.
 */
export async function migrate(address: Address, upTo?: string): Promise<void> {
  if (upTo !== undefined && !(upTo in migrations)) throw new Error('That was made by a newer release of Listpass.')
  const client = await openClient(address, 'listpass-migrate')
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await refuseUnsafe(client)
    await prepareRoles(client)
    await runMigrations(address, upTo)
  } finally {
    await client.end()
  }
}

async function refuseUnsafe(client: Client): Promise<void> {
  const { rows } = await client.query<{ fsync: string; version: number }>(
    `select current_setting('fsync') as fsync, current_setting('server_version_num')::int as version`,
  )
  const server = rows[0]!
  if (server.fsync === 'off') throw new Error('The database runs with fsync = off and would lose scans. Switch it on.')
  if (server.version < 150_000) throw new Error('Listpass needs PostgreSQL 15 or newer.')
}

async function prepareRoles(client: Client): Promise<void> {
  for (const role of [ownerRole, appRole]) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    if (rowCount === 0) await client.query(`create role ${role} nologin`).catch(passWhenThere)
    const { rows } = await client.query<{ member: boolean }>(
      `select pg_has_role(current_user, $1, 'member') as member`,
      [role],
    )
    if (!rows[0]!.member) await client.query(`grant ${role} to current_user`)
  }
  await client.query(`create schema if not exists ${schema} authorization ${ownerRole}`)
  await client.query(`grant usage on schema ${schema} to ${appRole}`)
  await client.query(`create schema if not exists ${jobsSchema} authorization ${appRole}`)
}

/** Roles are of the whole server: another database of it may be adding the same one now. */
function passWhenThere(error: Error & { code?: string }): void {
  if (error.code !== '42710' && error.code !== '23505') throw error
}

async function runMigrations(address: Address, upTo: string | undefined): Promise<void> {
  const db = openAsOwner(address)
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
    const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
    if (error) throw new Error('The database could not be brought to this release.', { cause: error })
  } finally {
    await db.destroy()
  }
}
