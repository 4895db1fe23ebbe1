// The server is killed, again and again, at moments that nobody chose, and nothing is lost. LISTPASS_PROVE=full for 20 times.
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'node:test'
import { batchStatus } from '#contract/codes.ts'
import { redeemScan, type Verdict } from '#contract/scanning.ts'
import type { Call } from '../../sandbox/calls.ts'
import { connectOver, type ConnectedOver, startGenerating } from '../testing/connect-over.ts'
import { startSandboxProcess } from '../testing/sandbox-process.ts'
import {
  addDataFolder,
  askDatabase,
  type ServerProcess,
  settingsFor,
  startServerProcess,
  verify,
} from '../testing/server-process.ts'
import { until } from '../testing/until.ts'
import { beganAt, mostAtOnce } from '../testing/most-at-once.ts'

const kills = process.env['LISTPASS_PROVE'] === 'full' ? 20 : 3
const members = 10_000
const pages = members / 1000

/** Milliseconds. A life in which the generation is ahead of the kills ends before any answer, so that they fall on all of it. */
const usual = { latency: 150, longestLife: 1500 }
const ahead = { latency: 600, longestLife: 550 }

/** How long Mailchimp takes for a group of counts. */
const writeMs = 600

const sandbox = await startSandboxProcess(await addDataFolder())

test(`${kills} × kill -9 during one generation of ${members} contacts: everybody has one code, and it never changed`, async (t) => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  let server = await startServerProcess(settings)
  const connected = await connectOver(server, sandbox, { members })
  await sandbox.change(connected.account, { latencyMs: usual.latency })
  let batch = await startGenerating(server, connected)

  const seen = new Map<string, string>()
  const readyMs: number[] = []
  const done: number[] = []
  const killedAt: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const share = (done.at(-1) ?? 0) / pages
    const pace = share > kill / kills || share > 0.7 ? ahead : usual
    await sandbox.change(connected.account, { latencyMs: pace.latency })
    await live(server, connected, batch, { ms: randomInt(pace.longestLife), percent: (100 * (kill + 1)) / (kills + 1) })
    assert.equal(await server.end('SIGKILL'), 'SIGKILL')
    killedAt.push(Date.now())
    done.push(await pagesDone(dataDir, batch))
    await assertKept(seen, dataDir, connected)
    server = await startServerProcess(settings)
    readyMs.push(server.readyMs)
    // Where it was quicker than the kills, it is done once more: it finds everybody with the code that they have.
    if (done.at(-1) === pages) batch = await startGenerating(server, connected)
  }
  await sandbox.change(connected.account, { latencyMs: 0 })
  const end = await until(
    () => progressOf(server, connected, batch),
    ({ is_finished: isFinished }) => isFinished,
    60_000,
  )

  t.diagnostic(`ready after kill -9: median ${median(readyMs)} ms, worst ${Math.round(Math.max(...readyMs))} ms`)
  t.diagnostic(`pages done at each kill: ${done.join(' ')}`)
  // What a killed server had asked for is still answered, to nobody, while the next one asks already.
  const calls = await sandbox.calls()
  const lifeOf = (call: Call) => killedAt.filter((at) => at < beganAt(call)).length
  const most = Array.from({ length: kills + 1 }, (_, life) => mostAtOnce(calls.filter((call) => lifeOf(call) === life)))
  t.diagnostic(
    `calls at once, at the most: ${Math.max(...most)} of one server, ${mostAtOnce(calls)} with those of a killed one`,
  )
  assert.ok(Math.max(...most) <= 8)
  await assertKept(seen, dataDir, connected)
  assert.deepEqual(
    [end.is_cancelled, end.failed_jobs, end.processed_jobs, end.total_jobs],
    [false, 0, seen.size, seen.size],
  )
  assert.equal(new Set(seen.values()).size, seen.size, 'nobody shares a code')
  assert.deepEqual(await verify(settings), {
    ending: 0,
    lines: [`0 broken, ${seen.size} members compared with Mailchimp`],
  })
  await server.end('SIGTERM')
})

/** Waits for a while that nobody chose, or until so much is done: the kills fall on the whole of the work. */
async function live(
  server: ServerProcess,
  connected: ConnectedOver,
  batch: string,
  most: { ms: number; percent: number },
) {
  const end = Date.now() + most.ms
  while (Date.now() < end) {
    if ((await progressOf(server, connected, batch)).progress_percentage >= most.percent) return
    await pause(25)
  }
}

test('kill -9 while doors scan: every scan is counted once, and Mailchimp hears of all of them', async (t) => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  let server = await startServerProcess(settings)
  const connected = await connectOver(server, sandbox, { members: 300, status: 'subscribed' })
  const batch = await startGenerating(server, connected)
  await until(
    () => progressOf(server, connected, batch),
    ({ is_finished: isFinished }) => isFinished,
  )
  const codes = await askDatabase<{ code: string }>(dataDir, 'select code from listpass.contacts')
  await sandbox.addFault(connected.account, { kind: 'slow', operation: 'batchSubscribe', ms: writeMs })

  const answers = new Map<string, { code: string; verdict: Verdict }>()
  const params = { listId: connected.list.id }
  const ask = (scanId: string, code: string) =>
    server.call(redeemScan, { token: connected.token, params, body: { qr_code: code, scan_id: scanId } })
  const closing = new AbortController()
  const door = async () => {
    while (!closing.signal.aborted) {
      const { code } = codes[randomInt(codes.length)]!
      const scanId = randomUUID()
      // A door asks again until it is answered.
      const verdict = await until(
        () => ask(scanId, code).catch(() => undefined),
        (answer) => answer !== undefined,
        30_000,
      )
      answers.set(scanId, { code, verdict: verdict! })
      await pause(randomInt(80))
    }
  }
  const doors = Array.from({ length: 6 }, door)
  for (let kill = 1; kill <= 2; kill++) {
    // Each kill falls on a write to Mailchimp that is under way.
    await until(
      () => sandbox.struck(connected.account),
      (writes) => writes >= kill,
    )
    await pause(randomInt(writeMs))
    await server.end('SIGKILL')
    server = await startServerProcess(settings)
  }
  closing.abort()
  await Promise.all(doors)

  const accepted = [...answers.values()].filter(({ verdict }) => verdict.reason === 'ok')
  const scanned = new Set([...answers.values()].map(({ code }) => code))
  t.diagnostic(`${answers.size} scans of ${scanned.size} codes, ${accepted.length} let in`)
  assert.equal(accepted.length, scanned.size)
  for (const [scanId, { code, verdict }] of answers) assert.deepEqual(await ask(scanId, code), verdict)
  await until(
    () => askDatabase(dataDir, 'select from listpass.pending_writes'),
    (rows) => rows.length === 0,
    30_000,
  )
  assert.deepEqual(await verify(settings), { ending: 0, lines: ['0 broken, 300 members compared with Mailchimp'] })
  await server.end('SIGTERM')
})

function progressOf(server: ServerProcess, { token, list }: ConnectedOver, batch: string) {
  return server.call(batchStatus, { token, params: { listId: list.id }, query: { batch_id: batch } })
}

async function pagesDone(dataDir: string, batch: string): Promise<number> {
  const text = 'select count(finished_at)::int as done from listpass.batch_pages where batch_id = $1'
  return (await askDatabase<{ done: number }>(dataDir, text, [batch]))[0]!.done
}

/** Reads all codes; those that were there before are the same. */
async function assertKept(seen: Map<string, string>, dataDir: string, { list }: ConnectedOver): Promise<void> {
  const text = 'select member_hash, code from listpass.contacts where list_id = $1'
  const rows = await askDatabase<{ member_hash: string; code: string }>(dataDir, text, [list.id])
  const now = new Map(rows.map((row) => [row.member_hash, row.code]))
  assert.equal(now.size, rows.length, 'nobody stands there twice')
  for (const [hash, code] of seen) assert.equal(now.get(hash), code, `the code of ${hash} changed`)
  for (const [hash, code] of now) seen.set(hash, code)
}

function median(numbers: number[]): number {
  return Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!)
}
