// A thousand organisers on one evening, in a model that is fed with measured costs (docs/scaling.md). First the costs are
// measured as processor time beside a real server and its database. Then the model is compared with the product at six
// points, and plays the evenings. Times of the model are those inside the servers, without the network to the doors.
import { test } from 'node:test'
import { simulateCallers } from './evening/callers.ts'
import { findEnd, nodesForStreams, playAt, seed, windowMs } from './evening/ends.ts'
import { standbyMs, failoverMs } from './evening/from-proofs.ts'
import type { Costs } from './evening/costs.ts'
import type { Machines } from './evening/machine.ts'
import { measureCosts } from './evening/measure/measure-costs.ts'
import { measurePoints, points, type Real } from './evening/measure/measure-points.ts'
import { openWorld } from './evening/measure/open-world.ts'
import { afterOutage, openingAtOnce } from './evening/outage.ts'
import { costRows, groupRows } from './evening/rows.ts'
import { percentileOf } from './evening/simulate.ts'
import { largest, sizes } from './evening/sizes.ts'
import { eveningOf } from './evening/window.ts'

const smallest: Machines = { nodes: 1, postgresCores: 2, standbyMs: 0 }
const pointMs = 3000
/** The largest evening, which all machines get. */
const evening = eveningOf(largest, seed, windowMs)
const watchedMs = 60_000
/** All lists of the largest evening take minutes. */
const openingMs = 600_000

test('evening', { timeout: 600_000 }, async () => {
  const world = await openWorld()
  const { costs, groups } = await measureCosts(world)
  const real = await measurePoints(world)
  await world.close()
  console.log('Costs, in milliseconds of a processor')
  console.table(groupRows(groups))
  console.table(costRows(costs))
  console.log('The model beside the product, on two cores that callers and other programs share')
  console.table(real.map((found, nth) => compare(found, nth, costs)))
  console.log('Evenings on one node and PostgreSQL on 2 cores; the end is p95 > 300 ms or a refused scan')
  console.table(sizes.map((size) => sizeRow(size, costs)))
  console.log(`${largest.name}, on other machines`)
  console.table(otherMachines().map((machines) => machineRow(machines, costs)))
  console.log('The same on 4 nodes and 8 cores, with other disks')
  console.table(
    [0.2, 1, 4].map((flushMs) => ({
      'commit, ms': flushMs,
      ...endRow({ ...smallest, nodes: 4, postgresCores: 8 }, { ...costs, flushMs }),
    })),
  )
  console.log(`${largest.name}, after an outage: every door hands in its scans, at once`)
  console.table(outageRows(costs))
  console.log(`${largest.name}: every door opens in the same moment, and reads its whole list`)
  console.table(openingRows(costs))
})

function compare(real: Real, nth: number, costs: Costs) {
  const point = points[nth]!
  const model = simulateCallers(point, costs, real, pointMs)
  const ratio = (of: 'perSecond' | 'p50' | 'postgres' | 'loop') => (model[of] / real[of]).toFixed(2)
  return {
    what: point.what,
    'a second': Math.round(real.perSecond),
    'model ×': ratio('perSecond'),
    'p50 ms': real.p50.toFixed(1),
    'p50 ×': ratio('p50'),
    'PostgreSQL ms ×': ratio('postgres'),
    'node ms ×': ratio('loop'),
    'commit ms': real.flushMs.toFixed(1),
    'cores of others': real.othersUse.toFixed(1),
  }
}

function sizeRow(size: (typeof sizes)[number], costs: Costs) {
  const evening = eveningOf(size, seed, windowMs)
  const { times, used, messagesPerSecond } = playAt(evening, size.grows, smallest, costs, 1)
  const { factor, first, scansPerSecond } = findEnd(evening, size.grows, smallest, costs)
  const percent = (share: number) => Math.round(share * 100)
  return {
    size: size.name,
    doors: evening.doors.length,
    'scans/s': Math.round(evening.peakPerSecond),
    'p50, p95, p99 ms': [50, 95, 99].map((each) => percentileOf(times, each).toFixed(0)).join(', '),
    'Pg, node, conn., commit, seats %': Object.values(used).map(percent).join(', '),
    'streams Mbit/s': ((messagesPerSecond * costs.message.bytes * 8) / 1e6).toFixed(1),
    'nodes for streams': nodesForStreams(evening, 1, size.grows),
    'first to end': first,
    'at ×': wordFactor(factor),
    'at scans/s': Math.round(scansPerSecond),
  }
}

function otherMachines(): Machines[] {
  const alone = [
    [1, 2],
    [1, 4],
    [2, 2],
    [2, 4],
    [4, 4],
    [4, 8],
    [4, 16],
  ] as const
  const besideStandby = [
    [1, 2],
    [2, 4],
    [4, 8],
    [4, 16],
  ] as const
  return [
    ...alone.map(([nodes, postgresCores]) => ({ nodes, postgresCores, standbyMs: 0 })),
    ...besideStandby.map(([nodes, postgresCores]) => ({ nodes, postgresCores, standbyMs })),
  ]
}

function machineRow(machines: Machines, costs: Costs) {
  const { nodes, postgresCores } = machines
  return { nodes, cores: postgresCores, standby: machines.standbyMs > 0 ? 'yes' : 'no', ...endRow(machines, costs) }
}

function endRow(machines: Machines, costs: Costs) {
  const { times } = playAt(evening, largest.grows, machines, costs, 1)
  const { factor, first, scansPerSecond } = findEnd(evening, largest.grows, machines, costs)
  return {
    'p95 ms at × 1': percentileOf(times, 95).toFixed(0),
    'first to end': first,
    'at ×': wordFactor(factor),
    'at scans/s': Math.round(scansPerSecond),
  }
}

/** Ten minutes without the server are too much for the smaller machines. */
function outages({ postgresCores }: Machines): number[] {
  return postgresCores < 8 ? [failoverMs] : [failoverMs, 600_000]
}

function wordFactor(factor: number): string {
  return factor < 10 ? factor.toFixed(1) : String(Math.round(factor))
}

const afterwards: Machines[] = [
  { ...smallest },
  { nodes: 3, postgresCores: 4, standbyMs },
  { nodes: 4, postgresCores: 8, standbyMs },
]

function seconds(value: number | undefined, watched: number): string {
  return value?.toFixed(1) ?? `> ${watched / 1000}`
}

function openingRows(costs: Costs) {
  return afterwards.map((each) => {
    const { seconds: took, p95 } = openingAtOnce(largest, openingMs, each, costs)
    return {
      nodes: each.nodes,
      cores: each.postgresCores,
      'until lists read, s': seconds(took, openingMs),
      'scans meanwhile, p95 ms': p95.toFixed(0),
    }
  })
}

function outageRows(costs: Costs) {
  return afterwards.flatMap((each) =>
    outages(each).map((outageMs) => {
      const { handedIn, seconds: took, p95 } = afterOutage(largest, outageMs, watchedMs, each, costs)
      return {
        nodes: each.nodes,
        cores: each.postgresCores,
        'outage s': (outageMs / 1000).toFixed(1),
        'scans handed in': handedIn,
        'until handed in, s': seconds(took, watchedMs),
        'scans meanwhile, p95 ms': p95.toFixed(0),
      }
    }),
  )
}
