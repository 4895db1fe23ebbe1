// Counting scans so that no power cut forgets one, beside a plain statement that does the same (DESIGN §10): one update and
// two inserts a commit, by `pgbench -c10` on the same database. Everybody takes turns; medians of the rounds count.
import { cpus } from 'node:os'
import { test } from 'node:test'
import { addDataFolder, settingsFor, startServerProcess } from '../server/testing/server-process.ts'
import { startSandboxProcess } from '../server/testing/sandbox-process.ts'
import { overHttp } from './redeem/over-http.ts'
import { median, percentile } from './redeem/measure.ts'
import { openReference } from './redeem/reference.ts'
import { addLists } from './redeem/add-lists.ts'
import type { Work } from './redeem/redeemer.ts'
import { openRedeeming } from './redeem/redeeming.ts'

const rounds = 5
const roundMs = Number(process.env['BENCH_ROUND_MS'] ?? 3000)
const callers = 64
const scansPerSecond = 250

const sandbox = await startSandboxProcess(await addDataFolder())

test('redeem', async () => {
  const dataDir = await addDataFolder()
  const server = await startServerProcess(settingsFor(dataDir, sandbox))
  const lists = await addLists(server, dataDir)
  const reference = await openReference(dataDir)
  const redeeming = await openRedeeming(dataDir, lists)
  const http = await overHttp(server, lists, callers)
  const rates: Record<string, number[]> = {}
  const times: Record<string, number[]> = {}
  const note = (into: Record<string, number[]>, name: string, value: number) => (into[name] ??= []).push(value)
  const rate = async (name: string, work: Work) => {
    note(rates, name, await redeeming.rate(work, callers, roundMs))
  }

  for (let round = 0; round < rounds; round++) {
    note(rates, 'pgbench -c10, one statement a commit', await reference.pgbench(roundMs))
    await rate('redeem, 100,000 contacts', 'large')
    await rate('redeem, 1,000 contacts', 'small')
    await reference.unthrottled(() => rate('refused: already used', 'used'))
    await reference.unthrottled(() => rate('refused: not on the list', 'unknown'))
    const ended = reference.importMembers()
    await rate('redeem while members are imported', 'large')
    await ended()
    note(rates, 'over HTTP, an organiser', await http.organiserRate(roundMs))
    note(rates, 'over HTTP, by a scanner link', await http.linksRate(roundMs))

    note(times, 'a plain commit', median(await redeeming.lone('commit', roundMs / 3)))
    note(times, 'a lone scan', median(await redeeming.lone('large', roundMs / 3)))
    note(times, 'a plain commit, p99', percentile(await redeeming.paced('commit', 50, roundMs), 99))
    note(
      times,
      `over HTTP at ${scansPerSecond} a second, p99`,
      percentile(await http.paced(scansPerSecond, roundMs), 99),
    )
  }
  await redeeming.close()
  await reference.close()
  await http.close()

  const base = median(rates['pgbench -c10, one statement a commit']!)
  console.log(`${cpus().length} cores, ${callers} callers, ${rounds} rounds of ${roundMs} ms, durable commits`)
  console.table(
    Object.entries(rates).map(([what, all]) => ({
      what,
      'a second': Math.round(median(all)),
      'to pgbench': (median(all) / base).toFixed(2),
    })),
  )
  console.table(Object.entries(times).map(([what, all]) => ({ what, ms: median(all).toFixed(2) })))
})
