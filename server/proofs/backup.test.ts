// The machine is lost: what was acknowledged before the last backup began is on the next one. LISTPASS_PROVE=full for a list
// of 100,000.
import assert from 'node:assert/strict'
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { batchStatus, generate, syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import { redeemScan, type Verdict } from '#contract/scanning.ts'
import { withOwnDatabase } from '../database/reach-own.ts'
import { runChild } from '../testing/child.ts'
import { connectOver, type ConnectedOver, startGenerating } from '../testing/connect-over.ts'
import { createDatabase } from '../testing/postgres.ts'
import { startSandboxProcess } from '../testing/sandbox-process.ts'
import {
  addDataFolder,
  askDatabase,
  isPostgresUp,
  type ServerProcess,
  settingsFor,
  startServerProcess,
  verify,
} from '../testing/server-process.ts'
import { until } from '../testing/until.ts'

const members = process.env['LISTPASS_PROVE'] === 'full' ? 100_000 : 600
const patienceMs = 300_000

const sandbox = await startSandboxProcess(await addDataFolder())
const place = await addDataFolder()
const file = join(place, 'night.backup')

const backUp = (settings: Record<string, string>, path = file) => runChild('scripts/backup.ts', settings, [path])
const restore = (settings: Record<string, string>, path = file) => runChild('scripts/restore.ts', settings, [path])

/** An empty data folder with the keys of another one. */
async function besideKeysOf(dataDir: string): Promise<string> {
  const empty = await addDataFolder()
  await copyFile(join(dataDir, 'keys'), join(empty, 'keys'))
  return empty
}

async function finish(server: ServerProcess, { token, list }: ConnectedOver, batchId: string) {
  const params = { listId: list.id }
  const end = await until(
    () => server.call(batchStatus, { token, params, query: { batch_id: batchId } }),
    ({ is_finished: isFinished, is_cancelled: isCancelled }) => isFinished || isCancelled,
    patienceMs,
  )
  assert.ok(end.is_finished, end.notice ?? '')
}

type Doors = { answered: Map<string, { code: string; verdict: Verdict }>; stop: () => Promise<void> }

function openDoors(server: ServerProcess, { token, list }: ConnectedOver, codes: string[]): Doors {
  const answered: Doors['answered'] = new Map()
  const closing = new AbortController()
  const door = async () => {
    while (!closing.signal.aborted) {
      const code = codes[randomInt(codes.length)]!
      const scanId = randomUUID()
      const body = { qr_code: code, scan_id: scanId }
      answered.set(scanId, {
        code,
        verdict: await server.call(redeemScan, { token, params: { listId: list.id }, body }),
      })
    }
  }
  const doors = Array.from({ length: 4 }, door)
  const stop = async () => {
    closing.abort()
    await Promise.all(doors)
  }
  after(stop)
  return { answered, stop }
}

test('a backup made while doors scan and codes are made is the whole of it on another machine', async (t) => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const server = await startServerProcess(settings)
  const evening = await connectOver(server, sandbox, { members, status: 'subscribed' })
  await finish(server, evening, await startGenerating(server, evening))
  const rows = await askDatabase<{ code: string }>(dataDir, 'select code from listpass.contacts limit 2000')
  const doors = openDoors(
    server,
    evening,
    rows.map(({ code }) => code),
  )
  // Another list is in the middle of getting its codes.
  const matinee = await connectOver(server, sandbox, { members: 2500, status: 'subscribed' })
  await sandbox.change(matinee.account, { latencyMs: 400 })
  const batch = await startGenerating(server, matinee)
  await until(
    () => doors.answered.size,
    (count) => count >= 60,
  )

  const before = new Map(doors.answered)
  const begun = performance.now()
  const { ending, lines } = await backUp(settings)
  assert.equal(ending, 0, lines.join('\n'))
  const { size, mode } = await stat(file)
  t.diagnostic(
    `${members} contacts: ${size} bytes in ${((performance.now() - begun) / 1000).toFixed(1)} s, with the start`,
  )
  assert.equal(mode & 0o777, 0o600)
  const written = await readFile(file)
  for (const word of [rows[0]!.code, '@example', evening.list.name]) assert.equal(written.indexOf(word), -1, word)
  await doors.stop()
  await server.end('SIGKILL')

  const elsewhere = settingsFor(await besideKeysOf(dataDir), sandbox)
  const restored = await restore(elsewhere)
  assert.equal(restored.ending, 0, restored.lines.join('\n'))
  assert.match(restored.lines[1]!, /^2 organisers, 2 lists, [\d,]+ contacts, [\d,]+ scans\.$/)
  assert.match(restored.lines[2]!, /^1 pieces? of work (was|were) under way/)

  await sandbox.change(matinee.account, { latencyMs: 0 })
  const next = await startServerProcess(elsewhere)
  for (const [scanId, { code, verdict }] of before) {
    const params = { listId: evening.list.id }
    const again = await next.call(redeemScan, {
      token: evening.token,
      params,
      body: { qr_code: code, scan_id: scanId },
    })
    assert.deepEqual(again, verdict)
  }
  // Interrupted work continues; a sync applies Mailchimp's news from after the backup.
  await finish(next, matinee, batch)
  for (const { token, list } of [evening, matinee]) {
    const params = { listId: list.id }
    const { data } = await next.call(syncFromMailchimp, { token, params })
    await until(
      () => next.call(syncStatus, { token, params: { ...params, batchId: data.batch_id! } }),
      ({ data: progress }) => progress.is_finished,
      patienceMs,
    )
  }
  const verified = await until(
    () => verify(elsewhere),
    ({ lines: [line] }) => line!.startsWith('0 broken'),
  )
  assert.deepEqual(verified, { ending: 0, lines: [`0 broken, ${members + 2500} members compared with Mailchimp`] })
  await next.end('SIGTERM')
})

test('without the right key, of a damaged file and into a database in use nothing is restored, and a sentence says why', async () => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const server = await startServerProcess(settings)
  await connectOver(server, sandbox, { members: 5 })
  assert.equal(await server.end('SIGTERM'), 0)
  const own = join(place, 'own.backup')
  assert.equal((await backUp(settings, own)).ending, 0)
  assert.equal(await isPostgresUp(dataDir), false)

  const says = async (path: string, dir: string, more: Record<string, string> = {}) => {
    const { ending, lines } = await restore({ ...settingsFor(dir, sandbox), ...more }, path)
    assert.equal(ending, 1, lines.join('\n'))
    assert.equal(lines.length, 1, lines.join('\n'))
    return lines[0]!
  }
  const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
  const empty = await addDataFolder()
  assert.match(await says(own, empty), /keys should be there: put the file of the installation that made the backup/)
  assert.match(
    await says(own, empty, { LISTPASS_KEYS: key('other') }),
    /closed with the key k1, which is not in LISTPASS_KEYS/,
  )
  assert.match(
    await says(own, empty, { LISTPASS_KEYS: key('k1') }),
    /does not open with the key k1.*Nothing was restored/,
  )

  const beside = await besideKeysOf(dataDir)
  const bytes = await readFile(own)
  const damaged = join(place, 'damaged.backup')
  await writeFile(damaged, bytes.subarray(0, bytes.length - 100))
  assert.match(await says(damaged, beside), /Nothing was restored/)
  await writeFile(damaged, 'something else')
  assert.match(await says(damaged, beside), /is no backup of Listpass/)
  assert.match(await says(join(place, 'nowhere'), beside), /cannot be read/)

  // After all of that the folder is still as good as empty.
  assert.equal((await restore(settingsFor(beside, sandbox), own)).ending, 0)
  assert.match(await says(own, beside), /in use already: there are organisers in it\. Nothing was restored/)
  assert.match(await says(own, dataDir), /in use already/)
  const { ending, lines } = await backUp(settings, own)
  assert.deepEqual([ending, lines], [1, [`${own} is there already. Choose another name, nothing was written.`]])
})

test('from an embedded database to a separate server, and back', async () => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const server = await startServerProcess(settings)
  const connected = await connectOver(server, sandbox, { members: 20, status: 'subscribed' })
  const { token, list } = connected
  await finish(server, connected, (await server.call(generate, { token, params: { listId: list.id } })).batch_id!)
  assert.equal(await server.end('SIGTERM'), 0)
  const codesIn = (folder: string) =>
    withOwnDatabase(folder, (address) => askDatabase(address, 'select code from listpass.contacts order by code'))
  const codes = await codesIn(dataDir)
  const keys = (await readFile(join(dataDir, 'keys'), 'utf8')).trim()

  await mkdir(join(place, 'moving'))
  const [there, back] = [join(place, 'moving', 'there'), join(place, 'moving', 'back')]
  assert.equal((await backUp(settings, there)).ending, 0)
  const { connectionString } = await createDatabase()
  const given = { ...settingsFor(await addDataFolder(), sandbox), DATABASE_URL: connectionString, LISTPASS_KEYS: keys }
  const moved = await restore(given, there)
  assert.equal(moved.ending, 0, moved.lines.join('\n'))
  assert.equal((await backUp(given, back)).ending, 0)

  const home = await besideKeysOf(dataDir)
  assert.equal((await restore(settingsFor(home, sandbox), back)).ending, 0)
  assert.deepEqual(await codesIn(home), codes)
  assert.deepEqual(await verify(settingsFor(home, sandbox)), {
    ending: 0,
    lines: ['0 broken, 20 members compared with Mailchimp'],
  })
})
