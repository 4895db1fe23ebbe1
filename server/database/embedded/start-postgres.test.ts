import assert from 'node:assert/strict'
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { assertGone } from '../../testing/this-machine.ts'
import { newDataFolder } from '../../testing/test-server.ts'
import { startEmbeddedPostgres } from './start-postgres.ts'

const root = await mkdtemp(join(tmpdir(), 'listpass-launcher-'))
after(() => rm(root, { recursive: true, force: true }))
const isRoot = process.getuid?.() === 0

/** The number of kills in the tests that kill it repeatedly. */
const rounds = process.env['LISTPASS_PROVE'] === 'full' ? 6 : 2

/** A folder with an existing database, for tests of later starts. */
async function madeFolder(): Promise<string> {
  const folder = await newDataFolder('listpass-launcher-')
  made.push(folder)
  return folder
}
const made: string[] = []
after(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))))

test('a first start makes the database, a later one finds its rows, and stopping ends the process', async () => {
  const dataDir = join(root, 'first')
  const first = await startEmbeddedPostgres({ dataDir })
  await query(first.connectionString, 'create table guests as select generate_series(1, 3) as id')
  await first.stop()
  await assertGone(first.pid())

  const later = await startEmbeddedPostgres({ dataDir })
  assert.equal(later.isAdopted, false)
  assert.equal((await query(later.connectionString, 'select * from guests')).length, 3)
  await Promise.all([later.stop(), later.stop()])
})

test('it is durable, speaks UTF-8, sorts the same everywhere and listens to nothing but its socket', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: join(root, 'settings') })
  const settings = `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
    current_setting('full_page_writes') as pages, current_setting('listen_addresses') as listens,
    current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
    (select datlocale from pg_database where datname = current_database()) as locale`
  assert.deepEqual(await query(postgres.connectionString, settings), [
    { fsync: 'on', commit: 'on', pages: 'on', listens: '', encoding: 'UTF8', checksums: 'on', locale: 'C.UTF-8' },
  ])
  assert.equal((await stat(postgres.address.host)).mode & 0o777, 0o700)
  await postgres.stop()
})

test('after a kill of the server the next one takes over its database and later stops it', async () => {
  const dataDir = await madeFolder()
  const server = await serve(dataDir)
  await query(server.connectionString, 'create table guests as select 1 as id')
  const forgotten = new Client({ connectionString: server.connectionString })
  forgotten.on('error', () => {})
  await forgotten.connect()
  await forgotten.query('select pg_advisory_lock(1)')
  await kill(server)

  const next = await startEmbeddedPostgres({ dataDir })
  assert.equal(next.isAdopted, true)
  assert.equal(next.pid(), server.pid)
  assert.equal((await query(next.connectionString, 'select * from guests')).length, 1)
  const locked = await query(next.connectionString, 'select pg_try_advisory_lock(1) as got')
  assert.deepEqual(locked, [{ got: true }], 'nobody of the earlier run is connected any more')
  await next.stop()
  await assertGone(next.pid())
})

test('after a kill of the server and its database no committed row is missing', async () => {
  const dataDir = await madeFolder()
  for (let round = 1; round <= rounds; round += 1) {
    const server = await serve(dataDir)
    await query(server.connectionString, 'create table if not exists guests (id int)')
    await query(server.connectionString, `insert into guests values (${round})`)
    process.kill(server.pid, 'SIGKILL')
    await kill(server)
  }
  const next = await startEmbeddedPostgres({ dataDir })
  assert.equal((await query(next.connectionString, 'select * from guests')).length, rounds)
  await next.stop()
})

test('a database that is killed again and again while its server lives comes back at the same address', async () => {
  const said: string[] = []
  const postgres = await startEmbeddedPostgres({
    dataDir: await madeFolder(),
    log: (line) => said.push(line),
  })
  await query(postgres.connectionString, 'create table guests as select 1 as id')
  for (let kill = 1; kill <= rounds; kill += 1) {
    const before = postgres.pid()
    process.kill(before, 'SIGKILL')
    await until(() => postgres.pid() !== before)
    assert.equal((await query(postgres.connectionString, 'select * from guests')).length, 1)
  }
  assert.equal(said.filter((line) => /ended unexpectedly/.test(line)).length, rounds)
  await postgres.stop()
})

test('a start that is killed while it makes the database leaves nothing that is in the way', async () => {
  const dataDir = join(root, 'interrupted')
  const server = spawn(process.execPath, [join(import.meta.dirname, 'testing/serve.ts'), dataDir])
  await until(async () => (await namesIn(dataDir)).some((name) => name.startsWith('postgres.new-')))
  server.kill('SIGKILL')
  await once(server, 'exit')

  const next = await startEmbeddedPostgres({ dataDir })
  assert.deepEqual(await query(next.connectionString, 'select 1 as one'), [{ one: 1 }])
  await next.stop()
  assert.deepEqual(
    (await namesIn(dataDir)).filter((name) => name.startsWith('postgres.new-')),
    [],
  )
})

test('a second server on the same folder is refused, and the first is not disturbed', async () => {
  const dataDir = await madeFolder()
  const first = await serve(dataDir)
  await assert.rejects(startEmbeddedPostgres({ dataDir }), (error: Error) => {
    assert.ok(error.message.includes(dataDir) && error.message.includes(String(first.server.pid)), error.message)
    return true
  })
  assert.deepEqual(await query(first.connectionString, 'select 1 as one'), [{ one: 1 }])
  await end(first)
  await assertGone(first.pid)
})

test('a folder whose path is too long for a socket works, also after a kill', async () => {
  const dataDir = join(root, 'deep'.repeat(20), 'deep'.repeat(20))
  const server = await serve(dataDir)
  await kill(server)
  const next = await startEmbeddedPostgres({ dataDir })
  assert.equal(next.pid(), server.pid)
  assert.equal((await stat(next.address.host)).mode & 0o777, 0o700)
  await next.stop()
  await assert.rejects(stat(next.address.host), { code: 'ENOENT' })
})

test('a process id that went to a stranger after a crash does not stop the start, nor the stranger', async () => {
  const dataDir = await madeFolder()
  const server = await serve(dataDir)
  process.kill(server.pid, 'SIGKILL')
  await kill(server)
  const note = join(dataDir, 'postgres', 'postmaster.pid')
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], isRoot ? { uid: 65534 } : {})
  await writeFile(note, (await readFile(note, 'utf8')).replace(/^\d+/, String(stranger.pid)))

  const next = await startEmbeddedPostgres({ dataDir })
  assert.equal(next.isAdopted, false)
  await next.stop()
  assert.equal(stranger.exitCode, null)
  stranger.kill()
})

test('a folder with something else in it is left alone', async () => {
  const dataDir = join(root, 'occupied')
  await mkdir(join(dataDir, 'postgres'), { recursive: true })
  await writeFile(join(dataDir, 'postgres', 'letter.txt'), 'dear')
  await assert.rejects(startEmbeddedPostgres({ dataDir }), /is not a database, and not empty/)
  assert.deepEqual(await namesIn(join(dataDir, 'postgres')), ['letter.txt'])
})

test('where user namespaces are forbidden, root starts it as nobody', { skip: !isRoot && 'not root' }, async () => {
  const dataDir = join(root, 'no-namespaces')
  const tools = join(root, 'tools')
  await mkdir(tools)
  await writeFile(join(tools, 'unshare'), '#!/bin/sh\nexit 1\n')
  await chmod(join(tools, 'unshare'), 0o755)
  const env = { PATH: `${tools}:${process.env['PATH']}` }
  const server = await serve(dataDir, { env })
  await query(server.connectionString, 'create table guests as select 1 as id')
  assert.equal((await stat(join(dataDir, 'postgres'))).uid, 65534)
  await kill(server)
  const next = await serve(dataDir, { env })
  assert.equal(next.isAdopted, true)
  await end(next)
})

test(
  'a user who is not root starts it as himself, and root then leaves him his files',
  { skip: !isRoot && 'not root' },
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'listpass-launcher-'))
    await chown(home, 65534, 65534)
    const dataDir = join(home, 'data')
    const server = await serve(dataDir, { uid: 65534, gid: 65534 })
    await query(server.connectionString, 'create table guests as select 1 as id')
    await end(server)
    const next = await startEmbeddedPostgres({ dataDir })
    assert.equal((await query(next.connectionString, 'select * from guests')).length, 1)
    await next.stop()
    const again = await serve(dataDir, { uid: 65534, gid: 65534 })
    await end(again)
    await rm(home, { recursive: true })
  },
)

test(
  "root starts it in a folder of its own within somebody's closed one",
  { skip: !isRoot && 'not root' },
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'listpass-launcher-'))
    await chown(home, 65534, 65534)
    await mkdir(join(home, 'data'), { mode: 0o700 })
    const postgres = await startEmbeddedPostgres({ dataDir: join(home, 'data') })
    assert.deepEqual(await query(postgres.connectionString, 'select 1 as one'), [{ one: 1 }])
    await postgres.stop()
    await rm(home, { recursive: true })
  },
)

type Serving = { server: ChildProcessWithoutNullStreams; pid: number; isAdopted: boolean; connectionString: string }

async function serve(
  dataDir: string,
  options: { env?: Record<string, string>; uid?: number; gid?: number } = {},
): Promise<Serving> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'testing/serve.ts'), dataDir], {
    ...options,
    cwd: '/',
    env: { PATH: process.env['PATH'], ...options.env },
  })
  const complaints: string[] = []
  server.stderr.on('data', (chunk) => complaints.push(String(chunk)))
  for await (const line of createInterface(server.stdout))
    return { server, ...(JSON.parse(line) as Omit<Serving, 'server'>) }
  throw new Error(complaints.join(''))
}

async function kill({ server }: Serving): Promise<void> {
  server.kill('SIGKILL')
  await once(server, 'exit')
}

async function end({ server }: Serving): Promise<void> {
  server.stdin.end()
  await once(server, 'exit')
}

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString })
  await client.connect()
  return client
    .query<Record<string, unknown>>(text)
    .then(({ rows }) => rows)
    .finally(() => client.end())
}

function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    if (await isSo()) return
    await setTimeout(10)
  }
  assert.fail('it did not happen within ten seconds')
}
