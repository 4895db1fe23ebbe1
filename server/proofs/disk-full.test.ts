// A disk fills up while doors scan: acknowledged scans are stored, nothing is half done, and the service returns when
// space is free again. The small form sets a reserve larger than any disk. LISTPASS_PROVE=full also fills a disk to the
// last byte.
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test, type TestContext } from 'node:test'
import { contactsOfList } from '#contract/contacts.ts'
import { batchStatus, generate } from '#contract/codes.ts'
import { redeemScan } from '#contract/scanning.ts'
import { wordsIn } from '#words/refusals.ts'
import { connectOver, type ConnectedOver, startGenerating } from '../testing/connect-over.ts'
import { atEnd } from '../testing/postgres.ts'
import { freePort } from '../testing/this-machine.ts'
import {
  addDataFolder,
  askDatabase,
  type ServerProcess,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
  verify,
} from '../testing/processes.ts'
import { addSmallDisk, fillDisk, mayNotMount } from '../testing/mortal-server.ts'
import { until } from '../testing/until.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const sandbox = await startSandboxProcess(await addDataFolder())

async function prepare(server: ServerProcess, dataDir: string, members: number) {
  const connected = await connectOver(server, sandbox, { members, status: 'subscribed' })
  const { token, list } = connected
  const query = { batch_id: await startGenerating(server, connected) }
  await until(
    () => server.call(batchStatus, { token, params: { listId: list.id }, query }),
    ({ is_finished: isFinished }) => isFinished,
  )
  const codes = await askDatabase<{ code: string }>(dataDir, 'select code from listpass.contacts order by id')
  assert.equal(codes.length, members)
  return { connected, codes: codes.map(({ code }) => code) }
}

const scan = (server: ServerProcess, { token, list }: ConnectedOver, code: string, scanId: string) =>
  server.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: code, scan_id: scanId } })

const statusOf = async (server: ServerProcess, path: string) => (await fetch(server.address + path)).status

test('below the reserve scans and changes are refused while images and pages work; above it all recovers', async () => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const first = await startServerProcess(settings)
  const { connected, codes } = await prepare(first, dataDir, 12)
  const { token, list } = connected
  const params = { listId: list.id }
  const kept = randomUUID()
  assert.equal((await scan(first, connected, codes[0]!, kept)).reason, 'ok')
  await first.end('SIGTERM')

  // A reserve that is larger than any disk.
  const port = await freePort()
  const full = await startServerProcess({ ...settings, DISK_RESERVE_MB: '900000000', METRICS_PORT: String(port) })
  const body = { qr_code: codes[1]!, scan_id: randomUUID() }
  for (const asked of [full.refused(redeemScan, { token, params, body }), full.refused(generate, { token, params })]) {
    const { status, message } = await asked
    assert.deepEqual([status, message], [503, wordsIn('en').disk_full])
  }
  for (const path of [`/qr-code/${codes[1]!}`, '/healthz', '/readyz'])
    assert.equal(await statusOf(full, path), 200, path)
  const { contacts } = await full.call(contactsOfList, { token, params })
  assert.deepEqual(
    contacts.filter(({ scan_count: count }) => count > 0).map(({ qr_code: code }) => code),
    [codes[0]],
  )
  const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  assert.match(figures, /^listpass_read_only 1$/m)
  assert.match(figures, /^listpass_disk_free_bytes \d+$/m)
  assert.equal(full.lines.filter((line) => line.includes('the disk is nearly full')).length, 1)
  await full.end('SIGTERM')

  const roomy = await startServerProcess(settings)
  assert.equal((await scan(roomy, connected, codes[0]!, kept)).reason, 'ok')
  assert.equal((await scan(roomy, connected, body.qr_code, body.scan_id)).reason, 'ok')
  await until(
    () => askDatabase(dataDir, 'select from listpass.pending_writes'),
    (rows) => rows.length === 0,
  )
  assert.deepEqual(await verify(settings), { ending: 0, lines: ['0 broken, 12 members compared with Mailchimp'] })
  await roomy.end('SIGTERM')
})

/** Doors that scan all the time, and retry with the same id until they get an answer. */
function startDoors(server: ServerProcess, connected: ConnectedOver, codes: string[], count: number) {
  const closing = new AbortController()
  const answers = new Map<string, { code: string; reason: string }>()
  const refusals: string[] = []
  const door = async () => {
    while (!closing.signal.aborted) {
      const code = codes[randomInt(codes.length)]!
      const id = randomUUID()
      while (!answers.has(id) && !closing.signal.aborted) {
        await scan(server, connected, code, id).then(
          ({ reason }) => answers.set(id, { code, reason }),
          (error: Error) => refusals.push(error.message),
        )
        await pause(randomInt(40))
      }
    }
  }
  const doors = Promise.all(Array.from({ length: count }, door))
  return { answers, refusals, stop: () => (closing.abort(), doors) }
}

async function fillsUp(t: TestContext, leaveMb: number): Promise<void> {
  const disk = await addSmallDisk(420)
  if (disk === undefined) {
    t.diagnostic(mayNotMount)
    return
  }
  const dataDir = join(disk, 'data')
  await mkdir(dataDir)
  const settings = { ...settingsFor(dataDir, sandbox), DISK_RESERVE_MB: leaveMb > 0 ? '60' : '0' }
  const server = await startServerProcess(settings)
  atEnd(() => server.end('SIGTERM').then(() => {}))
  const { connected, codes } = await prepare(server, dataDir, 3000)
  const doors = startDoors(server, connected, codes, 8)
  const enough = (more: number) => {
    const before = doors.answers.size
    return until(
      () => doors.answers.size - before,
      (answered) => answered >= more,
    )
  }
  await enough(300)
  const makeRoom = await fillDisk(disk, leaveMb)
  await until(
    () => doors.refusals.filter((refusal) => refusal.includes(wordsIn('en').disk_full)).length,
    (refused) => refused > 20,
  )
  for (const code of codes.slice(0, 20)) assert.equal(await statusOf(server, `/qr-code/${code}`), 200)
  const before = doors.answers.size
  const begun = performance.now()
  await makeRoom()
  await enough(300)
  t.diagnostic(
    `scans again ${Math.round(performance.now() - begun)} ms after there was room (${before} before, 300 since)`,
  )
  await doors.stop()
  await until(
    () => statusOf(server, '/readyz'),
    (status) => status === 200,
  )

  const rows = await askDatabase<{ scan_id: string; reason: string }>(
    dataDir,
    'select scan_id, reason from listpass.scans',
  )
  const stored = new Map(rows.map((row) => [row.scan_id, row.reason]))
  for (const [id, { reason }] of doors.answers) assert.equal(stored.get(id), reason, 'an answered scan is there')
  const accepted = [...stored.values()].filter((reason) => reason === 'ok').length
  const [sum] = await askDatabase<{ count: number }>(
    dataDir,
    'select sum(scan_count)::int as count from listpass.contacts',
  )
  assert.equal(sum!.count, accepted, 'nothing is half done')
  await until(
    () => askDatabase(dataDir, 'select from listpass.pending_writes'),
    (left) => left.length === 0,
  )
  assert.deepEqual(await verify(settings), { ending: 0, lines: ['0 broken, 3000 members compared with Mailchimp'] })
  t.diagnostic(`${doors.answers.size} scans answered, all of them kept; ${doors.refusals.length} refused meanwhile`)
}

if (isFull) {
  test('a disk that fills up to the reserve: every answered scan is kept, and scans continue when there is room', (t) =>
    fillsUp(t, 30))
  test('a disk that fills up to the last byte, without a reserve: every answered scan is kept, and scans continue when there is room', (t) =>
    fillsUp(t, 0))
}
