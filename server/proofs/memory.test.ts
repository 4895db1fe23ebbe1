// A list of any size passes through the server in pages: its memory does not grow with the list. LISTPASS_PROVE=full
// uses 100,000 contacts; LISTPASS_MEMBERS sets another number.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchStatus } from '#contract/codes.ts'
import { connectOver, type ConnectedOver, startGenerating } from '../testing/connect-over.ts'
import {
  addDataFolder,
  peakMemoryOf,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
} from '../testing/processes.ts'
import { until } from '../testing/until.ts'

const few = process.env['LISTPASS_PROVE'] === 'full' ? 10_000 : 3_000
const many = Number(process.env['LISTPASS_MEMBERS'] ?? (process.env['LISTPASS_PROVE'] === 'full' ? 100_000 : 12_000))
/** Grows with the number of contacts, and suffices for a slow machine. */
const patienceMs = 120_000 + many

const sandbox = await startSandboxProcess(await addDataFolder())
// Node's compile cache, which the tests use for speed, would be counted with it.
const settings = { ...settingsFor(await addDataFolder(), sandbox), NODE_DISABLE_COMPILE_CACHE: '1' }
// Hashing a password takes 19 MB that the process keeps, so another process registers the organiser.
const before = await startServerProcess(settings)
const listOfFew = await connectOver(before, sandbox, { members: few })
const listOfMany = await connectOver(before, sandbox, { members: many })
await before.end('SIGTERM')
const server = await startServerProcess(settings)

test(`a generation of ${many} contacts takes less than 320 MB, and about what one of ${few} takes`, async (t) => {
  const afterFew = await generateFor(listOfFew)
  const afterMany = await generateFor(listOfMany)
  for (const { contacts, seconds, mb } of [afterFew, afterMany]) {
    t.diagnostic(`${contacts} contacts: ${seconds.toFixed(1)} s, at the most ${mb.toFixed(0)} MB`)
  }
  assert.ok(afterMany.mb < 320)
  assert.ok(afterMany.mb < 1.35 * afterFew.mb)
})

async function generateFor(connected: ConnectedOver) {
  const begun = performance.now()
  const batch = await startGenerating(server, connected)
  const { token, list } = connected
  const end = await until(
    () => server.call(batchStatus, { token, params: { listId: list.id }, query: { batch_id: batch } }),
    (progress) => progress.is_finished || progress.is_cancelled,
    patienceMs,
  )
  assert.ok(end.is_finished, end.notice ?? '')
  const seconds = (performance.now() - begun) / 1000
  return { contacts: end.processed_jobs, seconds, mb: await peakMemoryOf(server.pid) }
}
