// Counting scans so that a power cut loses none, beside a plain statement that does the same (DESIGN §10). That
// statement is one update and two inserts a commit, by `pgbench -c10` on the same database and tables. All ways take
// turns; the medians of the rounds count.
import { cpus } from 'node:os'
import { test } from 'node:test'
import { addDataFolder, settingsFor, startSandboxProcess, startServerProcess } from '../server/testing/processes.ts'
import { overHttp } from './redeem/over-http.ts'
import { openImporting } from './redeem/importing.ts'
import { median, percentile } from './redeem/measure.ts'
import { openReference } from './redeem/reference.ts'
import { addLists } from './redeem/add-lists.ts'
import type { Work } from './redeem/redeemer.ts'
import { openRedeeming } from './redeem/redeeming.ts'

const rounds = 5
const roundMs = Number(process.env['BENCH_ROUND_MS'] ?? 3000)
const callers = 64
const manyCallers = 256
const scansPerSecond = 250

const sandbox = await startSandboxProcess(await addDataFolder())

test('redeem', async () => {
  const dataDir = await addDataFolder()
  const server = await startServerProcess(settingsFor(dataDir, sandbox))
  const lists = await addLists(server, dataDir)
  const reference = await openReference(dataDir, lists)
  const redeeming = await openRedeeming(dataDir, lists)
  const importing = openImporting(server, sandbox)
  const http = await overHttp(server, lists, callers)
  const crowd = await overHttp(server, lists, manyCallers)
  const scans = (work: Work) => () => redeeming.rate(work, callers, roundMs)
  const pgbench = 'pgbench -c10, one statement a commit'
  const bare = 'the same on tables without what we need besides'
  const large = 'redeem, 100,000 contacts'
  const besideImport = 'redeem while members are imported'
  const rates: Turns = {
    [pgbench]: () => reference.onOurTables(roundMs),
    [bare]: () => reference.onBareTables(roundMs),
    [large]: scans('large'),
    'redeem, 1,000 contacts': scans('small'),
    'redeem, an occasion with a count of its own': scans('own'),
    'redeem, an occasion with a capacity': scans('hall'),
    'refused: already used': () => reference.unthrottled(scans('used')),
    'refused: not on the list': () => reference.unthrottled(scans('unknown')),
    [besideImport]: () => importing.beside((ms) => redeeming.rate('large', callers, ms), roundMs),
    'over HTTP, an organiser': () => http.organiserRate(roundMs),
    'over HTTP, by a scanner link': () => http.linksRate(roundMs),
    [`over HTTP, by a scanner link, ${manyCallers} callers`]: () => crowd.linksRate(roundMs),
  }
  const times: Turns = {
    'a plain commit': async () => median(await redeeming.lone('commit', roundMs / 3)),
    'a lone scan': async () => median(await redeeming.lone('large', roundMs / 3)),
    'a plain commit, p99': async () => percentile(await redeeming.paced('commit', 50, roundMs), 99),
    [`over HTTP at ${scansPerSecond} a second, p99`]: async () =>
      percentile(await http.paced(scansPerSecond, roundMs), 99),
  }
  const found = await takeTurns({ ...rates, ...times })
  await redeeming.close()
  await reference.close()
  await http.close()
  await crowd.close()

  const base = found(pgbench)
  console.log(`${cpus().length} cores, ${callers} callers, ${rounds} rounds of ${roundMs} ms, durable commits`)
  console.table(
    Object.keys(rates).map((what) => ({
      what,
      'a second': Math.round(found(what)),
      'to pgbench': (found(what) / base).toFixed(2),
      'to the one on bare tables': (found(what) / found(bare)).toFixed(2),
    })),
  )
  const { alone, beside } = importing.speeds()
  console.table([
    ratioOf('scans a second', found(large), found(besideImport)),
    ratioOf('members imported a second', alone, beside),
  ])
  console.table(Object.keys(times).map((what) => ({ what, ms: found(what).toFixed(2) })))
})

function ratioOf(what: string, alone: number, beside: number) {
  return { what, alone: Math.round(alone), 'beside the other': Math.round(beside), ratio: (beside / alone).toFixed(2) }
}

type Turns = Record<string, () => Promise<number>>

/** Each round begins with a different way, because each runs slower after a way that leaves the disk much to do. */
async function takeTurns(turns: Turns): Promise<(what: string) => number> {
  const names = Object.keys(turns)
  const noted = new Map<string, number[]>(names.map((what) => [what, []]))
  for (let round = 0; round < rounds; round++) {
    const first = Math.floor((round * names.length) / rounds)
    for (const what of [...names.slice(first), ...names.slice(0, first)]) noted.get(what)!.push(await turns[what]!())
  }
  return (what) => median(noted.get(what)!)
}
