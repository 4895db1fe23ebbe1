// Two servers on one database, compared with one server (DESIGN §10). Callers ask for scans and images, first all at
// one server, then half at each. On two cores two servers cannot be faster, but they must not be slower. Codes are
// generated for a list at the same time, and Mailchimp never sees more than 8 calls at once. BENCH_ROUND_MS sets the
// length of a round.
import { cpus } from 'node:os'
import { test } from 'node:test'
import { batchStatus } from '#contract/codes.ts'
import { startEmbeddedPostgres } from '../server/database/embedded/start-postgres.ts'
import { connectOver, startGenerating } from '../server/testing/connect-over.ts'
import { atEnd } from '../server/testing/postgres.ts'
import {
  addDataFolder,
  type ServerProcess,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
} from '../server/testing/processes.ts'
import { testKeys } from '../server/testing/start-test-app.ts'
import { until } from '../server/testing/until.ts'
import { type Asking, imagesOf, scansOf } from './load/asking.ts'
import { openCallers } from './load/open-callers.ts'
import { addLists } from './redeem/add-lists.ts'
import { median } from './redeem/measure.ts'

const rounds = 5
const roundMs = Number(process.env['BENCH_ROUND_MS'] ?? 3000)
const members = Number(process.env['BENCH_CONTACTS'] ?? 20_000)
const connections = 64

const sandbox = await startSandboxProcess(await addDataFolder())

test('two nodes', async () => {
  const dataDir = await addDataFolder()
  const postgres = await startEmbeddedPostgres({ dataDir })
  atEnd(() => postgres.stop())
  const settings = {
    ...settingsFor(await addDataFolder(), sandbox),
    DATABASE_URL: postgres.connectionString,
    LISTPASS_KEYS: testKeys,
  }
  const a = await startServerProcess(settings)
  const b = await startServerProcess(settings)
  const { token, large } = await addLists(a, dataDir)

  console.log(`${cpus().length} cores, ${connections} connections, ${rounds} rounds of ${roundMs} ms`)
  console.table([
    await compare('scans', scansOf(large, [`authorization: Bearer ${token}`]), [a, b]),
    await compare('images', imagesOf(large.codes), [a, b]),
  ])
  console.table([await generate([a, b], scansOf(large, [`authorization: Bearer ${token}`]))])
  await Promise.all([a.end('SIGTERM'), b.end('SIGTERM')])
})

async function compare(what: string, asking: Asking, [a, b]: [ServerProcess, ServerProcess]) {
  const rates: { one: number[]; two: number[] } = { one: [], two: [] }
  await rateOf(asking, [a, b])
  for (let round = 0; round < rounds; round++) {
    rates.one.push(await rateOf(asking, [a, a]))
    rates.two.push(await rateOf(asking, [a, b]))
  }
  const [one, two] = [median(rates.one), median(rates.two)]
  const ratio = (two / one).toFixed(2)
  return { what, 'a second, one server': Math.round(one), 'two servers': Math.round(two), 'two to one': ratio }
}

/** Half of the callers ask each server, from a separate process. */
async function rateOf(asking: Asking, servers: ServerProcess[]): Promise<number> {
  const rates = servers.map(async ({ address }) => {
    const callers = openCallers()
    const port = Number(new URL(address).port)
    const { done, ms } = await callers.run({ port, asking, connections: connections / 2, ms: roundMs })
    await callers.close()
    return (done * 1000) / ms
  })
  return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0)
}

async function generate([a, b]: [ServerProcess, ServerProcess], scans: Asking) {
  const connected = await connectOver(a, sandbox, { members, status: 'subscribed' })
  await sandbox.change(connected.account, { latencyMs: 50 })
  await sandbox.forgetCalls()
  const begun = performance.now()
  const batch = await startGenerating(a, connected)
  const { token, list } = connected
  const rate = await rateOf(scans, [a, b])
  // An overloaded server refuses the call, so it is retried.
  await until(
    () =>
      b.call(batchStatus, { token, params: { listId: list.id }, query: { batch_id: batch } }).catch(() => undefined),
    (progress) => progress?.is_finished === true,
    600_000,
  )
  const seconds = (performance.now() - begun) / 1000
  const { most_at_once: most } = await sandbox.counts()
  if (most > 8) throw new Error(`Mailchimp saw ${most} calls at a time.`)
  return {
    what: `codes for ${members} contacts, scans beside`,
    seconds: seconds.toFixed(1),
    'calls at a time, at the most': most,
    'scans a second meanwhile': Math.round(rate),
  }
}
