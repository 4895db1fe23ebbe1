// The running server connects as a role that can become neither a superuser nor the owner of the tables.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import {
  addDataFolder,
  askDatabase,
  settingsFor,
  startInVain,
  startSandboxProcess,
  startServerProcess,
} from '../testing/processes.ts'
import { atEnd } from '../testing/postgres.ts'
import { startEmbeddedPostgres } from './embedded/start-postgres.ts'
import { readPostmasterFile } from './embedded/postmaster-file.ts'
import { migrate } from './migrate.ts'
import { type Address, openClient } from './open.ts'
import { join } from 'node:path'

const sandbox = await startSandboxProcess(await addDataFolder())

/** The users of a database's connections, except this connection's own. */
const signedIn = (place: string | Address, database: string) =>
  askDatabase<{ user: string; super: boolean }>(
    place,
    `select distinct usename as user, usesuper as super from pg_stat_activity join pg_user using (usename)
     where datname = $1 and pid <> pg_backend_pid() order by 1`,
    [database],
  )

/** Tries every way in which a statement could raise its role. */
async function assertPlain(address: Address, superuser: string): Promise<void> {
  const client = await openClient({ ...address, options: '-c role=listpass_app -c search_path=listpass' }, 'test')
  for (const statement of [
    `set role ${superuser}`,
    `set session authorization ${superuser}`,
    'set role listpass_owner',
    `reset role; set role ${superuser}`,
    'set role none; set role listpass_owner',
    'alter table users disable row level security',
    'create role intruder superuser',
    `copy (select 1) to program 'true'`,
  ]) {
    await assert.rejects(client.query(statement), /permission denied|must be owner/, statement)
  }
  await client.end()
}

test('a server with the embedded database signs in as no superuser', async () => {
  const dataDir = await addDataFolder()
  const server = await startServerProcess(settingsFor(dataDir, sandbox))
  assert.deepEqual(await signedIn(dataDir, 'listpass'), [{ user: 'listpass_server', super: false }])
  const { socketDir } = (await readPostmasterFile(join(dataDir, 'postgres')))!
  await assertPlain({ host: socketDir, port: 5432, user: 'listpass_server', database: 'listpass' }, 'postgres')
  await server.end('SIGTERM')
})

test('a data folder from before the server had a role of its own works on', async () => {
  const dataDir = await addDataFolder()
  const before = await startEmbeddedPostgres({ dataDir })
  await migrate(before.address)
  await askDatabase(before.address, 'drop role if exists listpass_server')
  await before.stop()
  const server = await startServerProcess(settingsFor(dataDir, sandbox))
  assert.equal((await fetch(`${server.address}/readyz`)).status, 200)
  assert.deepEqual(await signedIn(dataDir, 'listpass'), [{ user: 'listpass_server', super: false }])
  await server.end('SIGTERM')
})

test('with DATABASE_APP_URL changes of the schema and the running server sign in apart', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: await addDataFolder() })
  atEnd(() => postgres.stop())
  const urlOf = (user: string) =>
    `postgresql://${user}@localhost/listpass?host=${encodeURIComponent(postgres.address.host)}`
  const settings = {
    ...settingsFor(await addDataFolder(), sandbox),
    DATABASE_URL: urlOf('postgres'),
    LISTPASS_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  }
  const alone = await startServerProcess(settings)
  await alone.line(/the server signs in to its database as a superuser/)
  await alone.end('SIGTERM')

  for (let start = 0; start < 2; start++) {
    const server = await startServerProcess({ ...settings, DATABASE_APP_URL: urlOf('door%20keeper:s3cret') })
    assert.deepEqual(await signedIn(postgres.address, 'listpass'), [{ user: 'door keeper', super: false }])
    await assertPlain({ ...postgres.address, user: 'door keeper' }, 'postgres')
    await server.end('SIGTERM')
  }
  const without = { ...settings, DATABASE_URL: '', DATABASE_APP_URL: urlOf('door%20keeper:s3cret') }
  const { lines } = await startInVain(without)
  assert.match(lines.join(), /^DATABASE_APP_URL should name a user/)
  assert.doesNotMatch(lines.join(), /s3cret/)
})
