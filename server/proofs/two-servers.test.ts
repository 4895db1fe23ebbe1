// Two servers on one database work as one Listpass.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test, type TestContext } from 'node:test'
import { currentUser, logIn } from '#contract/auth.ts'
import { batchStatus } from '#contract/codes.ts'
import { redeemScan } from '#contract/scanning.ts'
import { connectOver, type ConnectedOver, startGenerating } from '../testing/connect-over.ts'
import { addOrganiser } from '../testing/factories.ts'
import { createDatabase } from '../testing/postgres.ts'
import {
  addDataFolder,
  askDatabase,
  type ServerProcess,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
  verify,
} from '../testing/processes.ts'
import { testKeys } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'

const { connectionString } = await createDatabase()
const sandbox = await startSandboxProcess(await addDataFolder())
const settings = {
  ...settingsFor(await addDataFolder(), sandbox),
  DATABASE_URL: connectionString,
  LISTPASS_KEYS: testKeys,
}
// Both servers start on an empty database.
let [a, b] = await Promise.all([startServerProcess(settings), startServerProcess(settings)])

const ask = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []) =>
  askDatabase<Row>({ connectionString }, text, values)

test('a person who registers at one server is signed in at the other', async () => {
  const { token, email } = await addOrganiser(a)
  assert.equal((await b.call(currentUser, { token })).user.email, email)
})

test('wrong passwords are counted over both', async () => {
  const { email } = await addOrganiser(a)
  const statuses: number[] = []
  for (let tries = 0; tries < 14; tries++) {
    const body = { email, password: `wrong one ${tries}` }
    statuses.push((await [a, b][tries % 2]!.refused(logIn, { body })).status)
  }
  assert.deepEqual(statuses, [...Array<number>(10).fill(422), ...Array<number>(4).fill(429)])
})

test('a generation while both work is done once, with at most 8 calls at a time; then 200 scans of 50 codes let in 50', async () => {
  const connected = await connectOver(a, sandbox, { members: 6000, status: 'subscribed' })
  await sandbox.change(connected.account, { latencyMs: 60 })
  await sandbox.forgetCalls()
  const batch = await startGenerating(a, connected)
  // A person's calls at the other server use the same slots.
  const again = await startGenerating(b, connected)
  assert.equal(again, batch)
  const end = await finish(b, connected, batch)
  assert.deepEqual([end.processed_jobs, end.failed_jobs, end.total_jobs], [6000, 0, 6000])
  const { most_at_once: most, by_operation: calls } = await sandbox.counts()
  assert.ok(most <= 8, `${most} calls at once`)
  // Six pages of two writes, and the rest on a seventh: neighbouring pages share ten members.
  assert.equal(calls['batchSubscribe'], 13)

  const codes = await codesOf(connected)
  const { token, list } = connected
  const scans = Array.from({ length: 200 }, (_, place) =>
    [a, b][Math.floor(place / 50) % 2]!.call(redeemScan, {
      token,
      params: { listId: list.id },
      body: { qr_code: codes[place % 50]! },
    }),
  )
  const reasons = (await Promise.all(scans)).map(({ reason }) => reason)
  assert.equal(reasons.filter((reason) => reason === 'ok').length, 50)
  assert.equal(reasons.filter((reason) => reason === 'already_used').length, 150)

  const body = { qr_code: codes[60]!, scan_id: randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, place) =>
      [a, b][place % 2]!.call(redeemScan, { token, params: { listId: list.id }, body }),
    ),
  )
  for (const answer of answers) assert.deepEqual(answer, answers[0])
  assert.equal(answers[0]!.reason, 'ok')
  assert.equal((await ask('select from listpass.scans where scan_id = $1', [body.scan_id])).length, 1)
})

// Waits for the heartbeat of a dead server, so it runs in full only. The failpoints of a generation fail before it.
if (process.env['LISTPASS_PROVE'] === 'full') {
  test('the other server takes up the generation of a killed one', takesUp)
}

async function takesUp(t: TestContext): Promise<void> {
  await b.end('SIGTERM')
  const connected = await connectOver(a, sandbox, { members: 7000, status: 'subscribed' })
  await sandbox.change(connected.account, { latencyMs: 1300 })
  const batch = await startGenerating(a, connected)
  b = await startServerProcess(settings)
  await until(
    () => progressOf(b, connected, batch),
    (progress) => progress.processed_jobs > 0,
  )
  await a.end('SIGKILL')
  const killed = performance.now()
  const before = new Map((await ask<Row>(codesText, [connected.list.id])).map((row) => [row.id, row.code]))
  const atKill = await progressOf(b, connected, batch)
  assert.ok(!atKill.is_finished)
  await until(
    () => progressOf(b, connected, batch),
    (progress) => progress.processed_jobs > atKill.processed_jobs,
  ).catch(async (error: unknown) => {
    for (const line of b.lines.slice(-10)) t.diagnostic(line)
    for (const job of await ask('select name, state, retry_count, start_after, output from listpass_jobs.job'))
      t.diagnostic(JSON.stringify(job))
    throw error
  })
  const seconds = (performance.now() - killed) / 1000
  t.diagnostic(`taken up, and a page of it done, ${seconds.toFixed(1)} s after the kill`)
  await sandbox.change(connected.account, { latencyMs: 0 })
  const end = await finish(b, connected, batch)
  assert.deepEqual([end.processed_jobs, end.failed_jobs], [7000, 0])
  const now = new Map((await ask<Row>(codesText, [connected.list.id])).map((row) => [row.id, row.code]))
  for (const [id, code] of before) assert.equal(now.get(id), code)

  a = await startServerProcess(settings)
  await until(
    () => ask('select from listpass.pending_writes'),
    (rows) => rows.length === 0,
  )
  const verified = await verify(settings)
  assert.equal(verified.ending, 0, verified.lines.join('\n'))
  assert.deepEqual(await Promise.all([a.end('SIGTERM'), b.end('SIGTERM')]), [0, 0])
}

type Row = { id: string; code: string }
const codesText = 'select id, code from listpass.contacts where list_id = $1 order by id'

async function codesOf({ list }: ConnectedOver): Promise<string[]> {
  return (await ask<Row>(codesText, [list.id])).map(({ code }) => code)
}

function progressOf(server: ServerProcess, { token, list }: ConnectedOver, batch: string) {
  return server.call(batchStatus, { token, params: { listId: list.id }, query: { batch_id: batch } })
}

function finish(server: ServerProcess, connected: ConnectedOver, batch: string) {
  return until(
    () => progressOf(server, connected, batch),
    (progress) => progress.is_finished || progress.is_cancelled,
  )
}
