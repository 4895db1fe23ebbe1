import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Migration, Migrator } from 'kysely/migration'
import { lockedState } from '../kernel/database-states.ts'
import { step } from '../kernel/step.ts'
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
import * as depths from './migrations/020-depths.ts'
import * as replaysInAGroup from './migrations/021-replays-in-a-group.ts'
import * as searchByName from './migrations/022-search-by-name.ts'
import * as doorsPlannedOnce from './migrations/023-doors-planned-once.ts'
import * as textsByName from './migrations/025-texts-by-name.ts'
import * as searchByAllCores from './migrations/026-search-by-all-cores.ts'
import * as secondLooks from './migrations/027-second-looks.ts'
import * as callSizes from './migrations/028-call-sizes.ts'
import * as doubt from './migrations/029-doubt.ts'
import * as unsignedDeliveries from './migrations/030-unsigned-deliveries.ts'
import * as secondAccounts from './migrations/040-second-accounts.ts'
import * as endedDoors from './migrations/045-ended-doors.ts'
import * as searchByLink from './migrations/046-search-by-link.ts'
import * as adoptedCodes from './migrations/047-adopted-codes.ts'
import * as publicAddresses from './migrations/050-public-addresses.ts'
import * as sharedAccounts from './migrations/051-shared-accounts.ts'
import * as refusedLists from './migrations/052-refused-lists.ts'
import * as letInAt from './migrations/053-let-in-at.ts'
import { appRole, jobsSchema, ownerRole, schema } from './names.ts'
import { isOfNextRelease, leaveWord } from './next-release.ts'
import { type Address, openAsOwner, openClient } from './open.ts'

export const migrations: Record<string, Migration> = {
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
  '020-depths': depths,
  '021-replays-in-a-group': replaysInAGroup,
  '022-search-by-name': searchByName,
  '023-doors-planned-once': doorsPlannedOnce,
  '025-texts-by-name': textsByName,
  '026-search-by-all-cores': searchByAllCores,
  '027-second-looks': secondLooks,
  '028-call-sizes': callSizes,
  '029-doubt': doubt,
  '030-unsigned-deliveries': unsignedDeliveries,
  '040-second-accounts': secondAccounts,
  '045-ended-doors': endedDoors,
  '046-search-by-link': searchByLink,
  '047-adopted-codes': adoptedCodes,
  '050-public-addresses': publicAddresses,
  '051-shared-accounts': sharedAccounts,
  '052-refused-lists': refusedLists,
  '053-let-in-at': letInAt,
}

const noted = Object.fromEntries(
  Object.entries(migrations).map(([name, migration]): [string, Migration] => {
    const up: Migration['up'] = async (db) => {
      await migration.up(db)
      step('migrate.one-done')
    }
    return [name, { ...migration, up }]
  }),
)

/** In their order: where a database has all of them, it is that of this release. */
export const migrationNames = Object.keys(migrations)

/**
 * A change of a table waits for whoever reads it, and all scans then wait behind the change: not for longer than a door does.
 * It is tried again, for ten minutes or so, since a backup may take that long.
 */
const lockWaitMs = 2000
const longestPauseMs = 10_000
const mostTries = 60
const inUseForLong =
  'The database could not be brought to this release: something has been using its tables for long, such as a backup. Start again when that is done.'

/** One node at a time prepares a database; the others wait here. */
export const lockKey = 4_713_019

/**
 * Roles, schemas and tables as this release wants them, or as they were after a former migration. Safe to be killed and to
 * be run by several nodes at once. What the next release has made of them is left as it is.
 */
export async function migrate(address: Address, upTo?: string): Promise<void> {
  if (upTo !== undefined && !(upTo in migrations)) throw new Error('That was made by a newer release of Listpass.')
  const client = await openClient(address, 'listpass-migrate')
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await refuseUnsafe(client)
    await prepareRoles(client)
    step('migrate.prepared')
    if (upTo === undefined) {
      if (await isOfNextRelease(client, migrationNames)) return
      await leaveWord(client)
    }
    await runMigrations(address, upTo)
    step('migrate.done')
  } finally {
    await client.end()
  }
}

async function refuseUnsafe(client: Client): Promise<void> {
  const { rows } = await client.query<{ fsync: string; version: number; is_read_only: boolean }>(
    `select current_setting('fsync') as fsync, current_setting('server_version_num')::int as version,
      current_setting('transaction_read_only')::boolean as is_read_only`,
  )
  const server = rows[0]!
  if (server.fsync === 'off') throw new Error('The database runs with fsync = off and would lose scans. Switch it on.')
  if (server.is_read_only) throw new Error('The database is read only. Let DATABASE_URL lead to the primary.')
  if (server.version < 150_000) throw new Error('Listpass needs PostgreSQL 15 or newer.')
}

async function prepareRoles(client: Client): Promise<void> {
  for (const role of [ownerRole, appRole]) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    if (rowCount === 0) await client.query(`create role ${role} nologin`).catch(passWhenThere)
    // From PostgreSQL 16 on whoever made a role may grant it, and not act as it before that.
    const { rows } = await client.query<{ may_act: boolean }>(
      `select pg_has_role(current_user, $1,
        case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) as may_act`,
      [role],
    )
    if (!rows[0]!.may_act) await client.query(`grant ${role} to current_user`)
  }
  await client.query(`create schema if not exists ${schema} authorization ${ownerRole}`)
  await client.query(`grant usage on schema ${schema} to ${appRole}`)
  await client.query(`create schema if not exists ${jobsSchema} authorization ${appRole}`)
}

/** Roles are of the whole server: another database of it may be adding the same one now. */
function passWhenThere(error: Error & { code?: string }): void {
  if (error.code !== '42710' && error.code !== '23505') throw error
}

/** All that are missing in one transaction: whatever happens, a database is that of one release or of the other. */
async function runMigrations(address: Address, upTo: string | undefined): Promise<void> {
  const db = openAsOwner(address, lockWaitMs)
  try {
    for (let tried = 1; ; tried += 1) {
      const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(noted) } })
      const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
      if (!error) return
      if (!isInUse(error)) throw new Error('The database could not be brought to this release.', { cause: error })
      if (tried === mostTries) throw new Error(inUseForLong, { cause: error })
      await pause(Math.min(longestPauseMs, 250 * 2 ** tried))
    }
  } finally {
    await db.destroy()
  }
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === lockedState
}
