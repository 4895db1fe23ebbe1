// Keys are changed, and the change is killed on the way: all stored values can still be decrypted. One point of the
// change; every point with LISTPASS_PROVE=full.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { scannerLinks } from '#contract/doors.ts'
import { syncLists } from '#contract/lists.ts'
import { startEmbeddedPostgres } from '../database/embedded/start-postgres.ts'
import { readKeyRing } from '../secrets/key-ring.ts'
import { readOrMakeKeys } from '../secrets/keys-file.ts'
import { sealedColumns } from '../sealed-columns.ts'
import {
  addDataFolder,
  askDatabase,
  isPostgresUp,
  runChild,
  settingsFor,
  startChild,
  startSandboxProcess,
  startServerProcess,
} from '../testing/processes.ts'
import { connectOver, type ConnectedOver } from '../testing/connect-over.ts'
import { addLink } from '../testing/factories.ts'
import { createDatabase } from '../testing/postgres.ts'
import { until } from '../testing/until.ts'

const sandbox = await startSandboxProcess(await addDataFolder())
const rotate = (settings: Record<string, string>) => runChild('scripts/rotate-keys.ts', settings)

const isFull = process.env['LISTPASS_PROVE'] === 'full'

/** Enough lists for a rotation to take a while. */
const manyLists = isFull ? 20_000 : 2000

type Place = ConnectedOver & { slug: string }

async function prepare(settings: Record<string, string>): Promise<Place> {
  const server = await startServerProcess(settings)
  const connected = await connectOver(server, sandbox, { members: 5 })
  const { slug } = await addLink(server, connected)
  assert.equal(await server.end('SIGTERM'), 0)
  return { ...connected, slug }
}

/** The server starts, and decrypts a credential and the address of a scanner link. */
async function assertOpens(settings: Record<string, string>, { token, list, slug }: Place): Promise<void> {
  const server = await startServerProcess(settings)
  await server.call(syncLists, { token, params: { accountId: list.account.id } })
  const { links } = await server.call(scannerLinks, { token, params: { listId: list.id } })
  assert.ok(links[0]!.url.endsWith(`/${slug}`))
  assert.equal(await server.end('SIGTERM'), 0)
}

async function ringOf(dataDir: string): Promise<string[]> {
  return readKeyRing((await readFile(join(dataDir, 'keys'), 'utf8')).trim()).ids
}

/** The number of values sealed with each key. */
async function countByKey(place: Parameters<typeof askDatabase>[0]): Promise<Record<string, number>> {
  const columns = sealedColumns
    .map(({ table, column }) => `select ${column} as box from listpass.${table}`)
    .join(' union all ')
  const rows = await askDatabase<{ key: string; count: number }>(
    place,
    `select split_part(box, '.', 2) as key, count(*)::int as count from (${columns}) b where box is not null group by 1`,
  )
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

/** Lists like those of the account, each with its own webhook. */
async function addLists(dataDir: string, { list }: Place): Promise<void> {
  const ring = readKeyRing(readOrMakeKeys(dataDir))
  const postgres = await startEmbeddedPostgres({ dataDir })
  try {
    const rows = await askDatabase<{ id: string }>(
      postgres.address,
      `insert into listpass.lists (id, owner_id, account_id, mailchimp_id, name, member_count)
       select gen_random_uuid(), owner_id, account_id, 'made-' || n, 'Made', 0
       from listpass.lists, generate_series(1, ${manyLists}) n where id = $1 returning id`,
      [list.id],
    )
    const boxes = rows.map(({ id }) => ({
      id,
      box: ring.seal('code', { table: 'lists', column: 'webhook_code', row: id }),
    }))
    await askDatabase(
      postgres.address,
      `update listpass.lists l set webhook_code = b.box
       from jsonb_to_recordset($1::jsonb) as b (id uuid, box text) where l.id = b.id`,
      [JSON.stringify(boxes)],
    )
  } finally {
    await postgres.stop()
  }
}

test('a rotation that is killed at any point leaves everything open, and the next brings it to its end', async () => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const place = await prepare(settings)
  await addLists(dataDir, place)
  const resealed = () =>
    countByKey(dataDir).then(
      (keys) => keys['k2'] ?? 0,
      () => 0,
    )
  const midway = () => resealed().then((count) => count > 0)
  const points = isFull
    ? [
        () => ringOf(dataDir).then((ids) => ids.length === 2),
        midway,
        () => resealed().then((count) => count > manyLists / 2),
      ]
    : [midway]
  let cutOff = 0
  for (const isThere of points) {
    const child = startChild('scripts/rotate-keys.ts', settings)
    await until(isThere, (there) => there, 60_000)
    await child.end('SIGKILL')
    const [newest, ...others] = await ringOf(dataDir)
    assert.notEqual(newest, 'k1')
    cutOff += others.length
    await assertOpens(settings, place)
  }
  assert.ok(cutOff > 0)

  const { ending, lines } = await rotate(settings)
  assert.equal(ending, 0, lines.join('\n'))
  const [newest, ...others] = await ringOf(dataDir)
  assert.deepEqual(others, [])
  assert.match(lines[0]!, new RegExp(`closed with the new key ${newest}\\. The old one is no longer in `))
  assert.equal((await stat(join(dataDir, 'keys'))).mode & 0o777, 0o600)
  assert.equal(await isPostgresUp(dataDir), false)
  await assertOpens(settings, place)
  const next = await rotate(settings)
  const all = (manyLists + 2).toLocaleString('en')
  assert.match(next.lines[0]!, new RegExp(`^${all} secrets were closed with the new key `))
})

test('beside a running server with its own database nothing is rotated, and the error names it', async () => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const place = await prepare(settings)
  const server = await startServerProcess(settings)
  const before = await ringOf(dataDir)
  const { ending, lines } = await rotate(settings)
  assert.equal(ending, 1)
  assert.deepEqual(lines, [
    `Another Listpass (process ${server.pid}) is using the data folder ${dataDir}. Stop it first, or set another DATA_DIR.`,
  ])
  assert.deepEqual(await ringOf(dataDir), before)
  await server.call(syncLists, { token: place.token, params: { accountId: place.list.account.id } })
  assert.equal(await server.end('SIGTERM'), 0)
})

test('with LISTPASS_KEYS servers keep running: new key in front, everything re-sealed, old key gone', async () => {
  const { connectionString } = await createDatabase()
  const newKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
  const [first, second] = [newKey('a'), newKey('b')]
  const base = { ...settingsFor(await addDataFolder(), sandbox), DATABASE_URL: connectionString }
  const place = await prepare({ ...base, LISTPASS_KEYS: first })

  const alone = await rotate({ ...base, LISTPASS_KEYS: first })
  assert.equal(alone.ending, 0)
  assert.match(alone.lines.join('\n'), /^0 secrets were closed .*\nTo change the key, put a new one in front of it/)

  const both = { ...base, LISTPASS_KEYS: `${second},${first}` }
  const running = await startServerProcess(both)
  const { ending, lines } = await rotate(both)
  assert.equal(ending, 0)
  assert.match(
    lines.join('\n'),
    /^2 secrets were closed with the first key of LISTPASS_KEYS, b\.\nNothing stored needs a any more/,
  )
  assert.deepEqual(await countByKey({ connectionString }), { b: 2 })
  await running.call(syncLists, { token: place.token, params: { accountId: place.list.account.id } })
  assert.equal(await running.end('SIGTERM'), 0)

  await assertOpens({ ...base, LISTPASS_KEYS: second }, place)
  const wrong = await rotate({ ...base, LISTPASS_KEYS: first })
  assert.equal(wrong.ending, 1)
  assert.match(wrong.lines[0]!, /^LISTPASS_KEYS should hold the key b too/)
})
