// Codes for 100,000 contacts, beside the least time that Mailchimp's limits allow (DESIGN §10: ≤ 1.2 × the time of 8
// slots; memory flat). The sandbox is Mailchimp, as a process of its own on the same machine. It and Postgres share the
// cores with the server, so the table lists their processor time separately. `own` is the processor time of the server and
// Postgres, spread over the cores: a generation takes that long at least, or the bound, with the sandbox elsewhere.
// BENCH_CONTACTS and BENCH_CALL_MS set other sizes.
import { cpus } from 'node:os'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { batchStatus } from '#contract/codes.ts'
import { connectOver, startGenerating } from '../server/testing/connect-over.ts'
import {
  addDataFolder,
  peakMemoryOf,
  postgresOf,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
} from '../server/testing/processes.ts'
import { until } from '../server/testing/until.ts'

const contacts = Number(process.env['BENCH_CONTACTS'] ?? 100_000)
const callMs = (process.env['BENCH_CALL_MS'] ?? '50,500,2000').split(',').map(Number)
const slots = 8

/** Seconds of the server, of Postgres and of the sandbox. */
type Spent = [number, number, number]

const sandbox = await startSandboxProcess(await addDataFolder())

test('generation', async () => {
  console.log(
    `${contacts} contacts, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`,
  )
  for (const ms of callMs) console.table([await measure(ms)])
})

async function measure(latencyMs: number) {
  const dataDir = await addDataFolder()
  const server = await startServerProcess(settingsFor(dataDir, sandbox))
  const { token, list, account } = await connectOver(server, sandbox, { members: contacts, status: 'subscribed' })
  await sandbox.change(account, { latencyMs })
  await sandbox.forgetCalls()
  const postgres = await postgresOf(dataDir)
  const spent = () => Promise.all([cpuOf(server.pid), familyCpuOf(postgres), cpuOf(sandbox.pid)])
  const before = await spent()

  const begun = performance.now()
  const batch = await startGenerating(server, { token, list, account, email: '' })
  await until(
    () => server.call(batchStatus, { token, params: { listId: list.id }, query: { batch_id: batch } }),
    (progress) => progress.is_finished,
    600_000,
  )
  const seconds = (performance.now() - begun) / 1000
  const after = await spent()
  const { total: calls, most_at_once: most } = await sandbox.counts()
  const mb = await peakMemoryOf(server.pid)
  await server.end('SIGTERM')

  const [reads, writes] = [Math.ceil(contacts / 1000), Math.ceil(contacts / 500)]
  const bound = ((reads + writes) * latencyMs) / 1000 / slots
  const [serverCpu, postgresCpu, sandboxCpu] = after.map((seconds, place) => seconds - before[place]!) as Spent
  const own = (serverCpu + postgresCpu) / cpus().length
  return {
    'ms a call': latencyMs,
    seconds: seconds.toFixed(1),
    bound: bound.toFixed(1),
    ratio: (seconds / bound).toFixed(2),
    calls: `${calls} (${(calls / (reads + writes)).toFixed(2)} ×)`,
    'at once': most,
    'peak MB': mb.toFixed(0),
    'CPU s: server': serverCpu.toFixed(1),
    Postgres: postgresCpu.toFixed(1),
    sandbox: sandboxCpu.toFixed(1),
    'own / bound': (own / bound).toFixed(2),
  }
}

/** Processor time of a process so far, in seconds. */
async function cpuOf(pid: number): Promise<number> {
  const fields = await readFile(`/proc/${pid}/stat`, 'utf8').then(
    (text) => text.slice(text.lastIndexOf(')') + 2).split(' '),
    () => undefined,
  )
  return fields ? (Number(fields[11]) + Number(fields[12])) / 100 : 0
}

/** CPU time of a process and its children; children that have ended are not included. */
async function familyCpuOf(pid: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(
    pids.map((each) =>
      readFile(`/proc/${each}/stat`, 'utf8').then(
        (text) => Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]),
        () => 0,
      ),
    ),
  )
  const family = [pid, ...pids.filter((_each, place) => parents[place] === pid)]
  return (await Promise.all(family.map(cpuOf))).reduce((sum, seconds) => sum + seconds, 0)
}
