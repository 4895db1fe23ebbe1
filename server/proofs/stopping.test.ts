// SIGTERM: running calls finish, remaining work is released, and the database ends last.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { batchStatus } from '#contract/codes.ts'
import { redeemScan } from '#contract/scanning.ts'
import { connectOver, type ConnectedOver, startGenerating } from '../testing/connect-over.ts'
import {
  addDataFolder,
  askDatabase,
  isPostgresUp,
  type ServerProcess,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
} from '../testing/processes.ts'
import { until } from '../testing/until.ts'

/** The limit holds on an otherwise idle machine. */
const goesOnWithinMs = 2000

const sandbox = await startSandboxProcess(await addDataFolder())

function progressOf(server: ServerProcess, { token, list }: ConnectedOver, batch: string) {
  return server.call(batchStatus, { token, params: { listId: list.id }, query: { batch_id: batch } })
}

/** With LISTPASS_PROVE=full only: the failpoints of a generation fail before it. */
const isFull = process.env['LISTPASS_PROVE'] === 'full'

if (isFull) test('SIGTERM during a generation: exit 0, no Postgres left, and the next start goes on at once', goesOn)

async function goesOn(t: TestContext): Promise<void> {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const first = await startServerProcess(settings)
  const connected = await connectOver(first, sandbox, { members: 8000 })
  await sandbox.change(connected.account, { latencyMs: 1000 })
  const batch = await startGenerating(first, connected)
  await until(
    () => progressOf(first, connected, batch),
    (progress) => progress.processed_jobs > 0,
  )
  const begun = performance.now()
  assert.equal(await first.end('SIGTERM'), 0, first.lines.join('\n'))
  t.diagnostic(`stopped in ${Math.round(performance.now() - begun)} ms`)
  assert.ok(!(await isPostgresUp(dataDir)))

  await sandbox.forgetCalls()
  const second = await startServerProcess(settings)
  const ready = performance.now()
  assert.ok(!(await progressOf(second, connected, batch)).is_finished, 'it was stopped in the middle')
  await until(
    () => sandbox.counts(),
    ({ total }) => total > 0,
    goesOnWithinMs,
  )
  t.diagnostic(`went on ${Math.round(performance.now() - ready)} ms after the start`)
  await sandbox.change(connected.account, { latencyMs: 0 })
  const end = await until(
    () => progressOf(second, connected, batch),
    (progress) => progress.is_finished || progress.is_cancelled,
  )
  assert.deepEqual([end.is_finished, end.failed_jobs], [true, 0])
  assert.equal(await second.end('SIGTERM'), 0)
}

test('SIGTERM while doors scan: a request that has arrived is answered, and no answered scan is lost', async (t) => {
  const dataDir = await addDataFolder()
  const settings = settingsFor(dataDir, sandbox)
  const server = await startServerProcess(settings)
  const connected = await connectOver(server, sandbox, { members: 400, status: 'subscribed' })
  const batch = await startGenerating(server, connected)
  await until(
    () => progressOf(server, connected, batch),
    (progress) => progress.is_finished,
  )
  const codes = await askDatabase<{ code: string }>(dataDir, 'select code from listpass.contacts order by id')

  // The result of each call: its answer, or the error instead.
  const outcomes: unknown[] = []
  const doors = Array.from({ length: 8 }, async (_, door) => {
    for (let place = door; place < codes.length; place += 8) {
      const body = { qr_code: codes[place]!.code }
      const asked = { token: connected.token, params: { listId: connected.list.id }, body }
      const outcome = await server.call(redeemScan, asked).then(
        ({ reason }) => reason,
        (error: Error) => (error.cause as { code?: string } | undefined)?.code ?? error.message,
      )
      outcomes.push(outcome)
      if (outcome !== 'ok') return
    }
  })
  await until(
    () => outcomes.length,
    (answered) => answered > 40,
  )
  const begun = performance.now()
  assert.equal(await server.end('SIGTERM'), 0, server.lines.join('\n'))
  t.diagnostic(`stopped in ${Math.round(performance.now() - begun)} ms`)
  await Promise.all(doors)
  assert.ok(!(await isPostgresUp(dataDir)))
  const accepted = outcomes.filter((outcome) => outcome === 'ok').length
  // A late caller finds no server, or a connection that closed while the request was on its way.
  const tooLate = outcomes.filter((outcome) => outcome !== 'ok')
  for (const outcome of tooLate) assert.match(String(outcome), /^(ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET|EPIPE)$/)

  const next = await startServerProcess(settings)
  const [kept] = await askDatabase<{ scans: number }>(dataDir, 'select count(*)::int as scans from listpass.scans')
  assert.equal(kept!.scans, accepted)
  await next.end('SIGTERM')
})
