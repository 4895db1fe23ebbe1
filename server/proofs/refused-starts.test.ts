// A start that is impossible prints one sentence with the next step.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { startEmbeddedPostgres } from '../database/embedded/start-postgres.ts'
import { readKeyRing } from '../secrets/key-ring.ts'
import { connectOver } from '../testing/connect-over.ts'
import { addLink } from '../testing/factories.ts'
import {
  addDataFolder,
  askDatabase,
  settingsFor,
  startInVain,
  startSandboxProcess,
  startServerProcess,
} from '../testing/processes.ts'
import { addSmallDisk, fillDisk, mayNotMount } from '../testing/mortal-server.ts'

const sandbox = await startSandboxProcess(await addDataFolder())
const newKeys = () => `k1:${randomBytes(32).toString('base64')}`

test('a second server on the same data folder refuses with a sentence, and the first keeps running', async () => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const first = await startServerProcess(settings)
  const { ending, lines } = await startInVain(settings)
  assert.deepEqual(
    [ending, lines],
    [
      1,
      [
        `Another Listpass (process ${first.pid}) is using the data folder ${dataDir}. Stop it first, or set another DATA_DIR.`,
      ],
    ],
  )
  assert.equal((await fetch(`${first.address}/readyz`)).status, 200)
  await first.end('SIGTERM')
})

/** One that is wrong as read, and those that only the start itself finds wrong. `server/config.test.ts` has all others. */
const wrong: [name: string, value: string, more?: Record<string, string>][] = [
  ['PORT', 'eighty'],
  ['HOST', '192.0.2.1'],
  ['LISTPASS_KEYS', 'hush-hush'],
  ['DATABASE_URL', 'postgresql://[', { LISTPASS_KEYS: newKeys() }],
  ['DATABASE_URL', 'postgresql://127.0.0.1:1/listpass', { LISTPASS_KEYS: newKeys() }],
]

test('a wrong setting stops the start with its name and a description of valid values', async () => {
  const settings = settingsFor(await addDataFolder(), sandbox)
  const starts = wrong.map(async ([name, value, more]) => {
    const { ending, lines } = await startInVain({ ...settings, ...more, [name]: value })
    assert.equal(ending, 1, name)
    assert.equal(lines.length, 1, lines.join('\n'))
    assert.match(lines[0]!, new RegExp(`^${name} (should|is needed)`))
    if (name === 'LISTPASS_KEYS' && value) assert.doesNotMatch(lines[0]!, new RegExp(value))
  })
  await Promise.all(starts)
})

test('with HOST the server listens on that address and on no other', async () => {
  const server = await startServerProcess({ ...settingsFor(await addDataFolder(), sandbox), HOST: '127.0.0.1' })
  const { port, hostname } = new URL(server.address)
  assert.equal(hostname, '127.0.0.1')
  assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200)
  for (const other of ['127.0.0.2', '[::1]']) await assert.rejects(fetch(`http://${other}:${port}/healthz`), other)
  await server.end('SIGTERM')
})

test('a port that is taken stops the start with the name of the setting', async () => {
  const settings = settingsFor(await addDataFolder(), sandbox)
  const { ending, lines } = await startInVain({ ...settings, PORT: String(sandbox.port) })
  assert.equal(ending, 1)
  assert.match(lines.join('\n'), /^PORT should be a port that is free/)
})

const diskIsFull =
  'The disk is full. Make room on the disk of DATA_DIR and try again. What was saved before is still there.'

test('a full disk stops the start with a sentence, and the next start has what was saved', async (t) => {
  // Space for nothing, for less than a database, and for only a database.
  for (const mb of [1, 20, 150]) {
    const disk = await addSmallDisk(mb)
    if (disk === undefined) return t.diagnostic(mayNotMount)
    const dataDir = join(disk, 'data')
    await mkdir(dataDir)
    const settings = settingsFor(dataDir, sandbox)
    if (mb === 150) assert.equal(await (await startServerProcess(settings)).end('SIGTERM'), 0)
    const makeRoom = mb === 20 ? undefined : await fillDisk(disk, 0)
    const { ending, lines } = await startInVain(settings)
    assert.deepEqual([ending, lines], [1, [diskIsFull]], `${mb} MB`)
    await makeRoom?.()
    if (mb === 150) assert.equal(await (await startServerProcess(settings)).end('SIGTERM'), 0)
    if (mb === 1) assert.deepEqual(await readdir(dataDir), [], 'half a key would stop every later start')
  }
})

const boxes: [table: string, column: string, what: string][] = [
  ['accounts', 'credential', 'the credentials of Mailchimp accounts'],
  ['lists', 'webhook_code', 'the addresses of webhooks'],
  ['lists', 'webhook_secret', 'the secrets that sign webhooks'],
  ['scanner_links', 'slug', 'the addresses of scanner links'],
]

test('a ring that does not open any one of the stored credentials stops the start', async () => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const right = newKeys()
  const place = await connectAndStop({ ...settings, LISTPASS_KEYS: right })
  const [other, another] = [newKeys(), newKeys().replace('k1', 'k2')]
  const inVain = async (keys: string) => {
    const { ending, lines } = await startInVain({ ...settings, LISTPASS_KEYS: keys })
    assert.deepEqual([ending, lines.length], [1, 1], lines.join('\n'))
    for (const key of [right, ...keys.split(',')]) assert.ok(!lines[0]!.includes(key.split(':')[1]!))
    return lines[0]!
  }
  assert.equal(
    await inVain(other),
    'LISTPASS_KEYS should hold the key k1 as it was: the one that it holds now does not open the credentials of Mailchimp accounts. Put the former one back. If it is lost for good, npm run rotate-keys -- --lost gives up what it closed.',
  )
  for (const [table, column, what] of boxes) {
    await closeAll(dataDir, place, { of: `${table}.${column}`, one: right, other: another })
    assert.equal(
      await inVain(another),
      `LISTPASS_KEYS should hold the key k1 too, with which ${what} were closed. Put it back, behind the others. If it is lost for good, npm run rotate-keys -- --lost gives up what it closed.`,
    )
  }
  const again = await startServerProcess({ ...settings, LISTPASS_KEYS: `${another},${right}` })
  assert.equal(await again.end('SIGTERM'), 0)
})

test('the file of keys: a lost or damaged one stops the start, one that others could read is closed to them', async () => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  await connectAndStop(settings)
  const path = join(dataDir, 'keys')
  const right = await readFile(path, 'utf8')

  await chmod(path, 0o644)
  const mended = await startServerProcess(settings)
  assert.match(await mended.line(/could be read by others/), /no longer can/)
  assert.equal(await mended.end('SIGTERM'), 0)
  assert.equal((await stat(path)).mode & 0o777, 0o600)

  for (const [wrong, sentence] of [
    ['', /keys should be one or more keys as `id:key`/],
    ['half of a key', /keys should be one or more keys as `id:key`/],
    [undefined, /keys should hold the key k1 as it was/],
  ] as const) {
    await (wrong === undefined ? rm(path) : writeFile(path, wrong))
    const { ending, lines } = await startInVain(settings)
    assert.deepEqual([ending, lines.length], [1, 1], lines.join('\n'))
    assert.match(lines[0]!, sentence)
    assert.ok(lines[0]!.startsWith(path))
  }
  await writeFile(path, right)
  assert.equal(await (await startServerProcess(settings)).end('SIGTERM'), 0)
})

/** The ids of rows that can hold sealed values, by table. */
async function connectAndStop(settings: Record<string, string>): Promise<Record<string, string>> {
  const server = await startServerProcess(settings)
  const connected = await connectOver(server, sandbox, { members: 10 })
  const { link } = await addLink(server, connected)
  assert.equal(await server.end('SIGTERM'), 0)
  return { accounts: connected.list.account.id, lists: connected.list.id, scanner_links: link.id }
}

/** Reseals every value: this one column with one ring, all others with the other. */
async function closeAll(
  dataDir: string,
  place: Record<string, string>,
  rings: { of: string; one: string; other: string },
) {
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    for (const [table, column] of boxes) {
      const row = place[table]!
      const ring = readKeyRing(`${table}.${column}` === rings.of ? rings.one : rings.other)
      const box = ring.seal('a secret', { table, column, row })
      await askDatabase(postgres.address, `update listpass.${table} set ${column} = $1 where id = $2`, [box, row])
    }
  } finally {
    await postgres.stop()
  }
}
