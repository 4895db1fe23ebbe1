// A campaign is opened while guests come in (DESIGN §10): 500 images and 100 scans a second, p99 of scans ≤ 2 × that of
// scans alone. Then large answers, which may take at most 150 MB of memory: the log of 100,000 scans, and the export of
// an organiser with as many contacts. BENCH_ROUND_MS sets the length of a round.
import { cpus } from 'node:os'
import { test } from 'node:test'
import { exportUser } from '#contract/privacy.ts'
import { scanLog } from '#contract/scans.ts'
import {
  addDataFolder,
  askDatabase,
  peakMemoryOf,
  type ServerProcess,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
} from '../server/testing/processes.ts'
import { imagesOf, scansOf } from './load/asking.ts'
import { openCallers } from './load/open-callers.ts'
import { addLists, type BenchLists } from './redeem/add-lists.ts'
import { median, percentile } from './redeem/measure.ts'
import { password } from '../server/testing/samples.ts'

const rounds = 5
const roundMs = Number(process.env['BENCH_ROUND_MS'] ?? 5000)
const scansPerSecond = 100
const imagesPerSecond = 500
const logged = 100_000

const sandbox = await startSandboxProcess(await addDataFolder())

test('mixed', async () => {
  const dataDir = await addDataFolder()
  // Node's compile cache would be counted with the answers.
  const settings = { ...settingsFor(dataDir, sandbox), NODE_DISABLE_COMPILE_CACHE: '1' }
  const server = await startServerProcess(settings)
  const lists = await addLists(server, dataDir)
  console.log(`${cpus().length} cores, ${rounds} rounds of ${roundMs} ms`)
  console.table(await scansBesideImages(server, lists))
  console.table(await longAnswers(server, dataDir, lists))
})

async function scansBesideImages(server: ServerProcess, { token, large }: BenchLists) {
  const [doors, readers] = [openCallers(), openCallers()]
  const to = { port: Number(new URL(server.address).port), ms: roundMs, connections: 64 }
  const scans = { ...to, asking: scansOf(large, [`authorization: Bearer ${token}`]), perSecond: scansPerSecond }
  const images = { ...to, asking: imagesOf(large.codes), perSecond: imagesPerSecond }
  const alone: number[][] = []
  const beside: number[][] = []
  const pictures: number[][] = []

  await doors.run(scans)
  for (let round = 0; round < rounds; round++) {
    alone.push((await doors.run(scans)).times)
    const [scanned, shown] = await Promise.all([doors.run(scans), readers.run(images)])
    beside.push(scanned.times)
    pictures.push(shown.times)
  }
  await Promise.all([doors.close(), readers.close()])

  const p99 = (times: number[][]) => median(times.map((each) => percentile(each, 99)))
  const row = (what: string, times: number[][]) => ({
    what,
    'ms, median': median(times.map(median)).toFixed(2),
    'ms, p99': p99(times).toFixed(2),
    'p99 to alone': (p99(times) / p99(alone)).toFixed(2),
  })
  return [
    row(`${scansPerSecond} scans a second`, alone),
    row(`the same beside ${imagesPerSecond} images a second`, beside),
    row(`those images`, pictures),
  ]
}

async function longAnswers(server: ServerProcess, dataDir: string, { token, large }: BenchLists) {
  await askDatabase(
    dataDir,
    `insert into listpass.scans (list_id, scan_id, contact_id, code_key, reason, door, display_value, scan_count, max_scans,
       received_at)
     select list_id, gen_random_uuid(), id, code_key, 'already_used', 'Main entrance', email, 1, 1,
       now() - random() * interval '3 hours'
     from listpass.contacts where list_id = $1 limit ${logged}`,
    [large.id],
  )
  const log = `${scanLog.path.replace(':listId', large.id)}?format=csv`
  return [
    await take(server, `the log, beyond ${logged} scans`, log, { headers: { authorization: `Bearer ${token}` } }),
    await take(server, 'the export of the organiser', exportUser.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    }),
  ]
}

/** Takes a file, and measures by how much the server's peak memory grows meanwhile. */
async function take(server: ServerProcess, what: string, path: string, asked: RequestInit) {
  const before = await peakMemoryOf(server.pid)
  const begun = performance.now()
  const answer = await fetch(server.address + path, asked)
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
  let [bytes, lines] = [0, 0]
  for await (const part of answer.body!) {
    bytes += part.length
    for (const byte of part) if (byte === 10) lines += 1
  }
  const seconds = (performance.now() - begun) / 1000
  return {
    what,
    lines,
    MB: (bytes / 1e6).toFixed(1),
    seconds: seconds.toFixed(1),
    'memory grew by, MB': ((await peakMemoryOf(server.pid)) - before).toFixed(0),
    'at the most, MB': (await peakMemoryOf(server.pid)).toFixed(0),
  }
}
