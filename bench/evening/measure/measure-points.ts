import { readFile } from 'node:fs/promises'
import { scansOf } from '../../load/asking.ts'
import { type Callers, openCallers } from '../../load/open-callers.ts'
import { percentile } from '../../redeem/measure.ts'
import type { Found, Point, Surroundings } from '../callers.ts'
import { flushesOf, type World } from './open-world.ts'
import { linkHead, scanManyLists } from './scan-many-lists.ts'

const roundMs = 2500

export const points: Point[] = [
  { what: '64 callers, one list', callers: 64, hasOwnLists: false },
  { what: '256 callers, one list', callers: 256, hasOwnLists: false },
  { what: '64 callers, a list each', callers: 64, hasOwnLists: true },
  { what: '256 callers, a list each', callers: 256, hasOwnLists: true },
  { what: '200 a second, one list', callers: 64, hasOwnLists: false, perSecond: 200 },
  { what: '200 a second, a list each', callers: 64, hasOwnLists: true, perSecond: 200 },
]

export type Real = Found & Surroundings

/** What the product does at each point, and what the machine did besides. */
export async function measurePoints(world: World): Promise<Real[]> {
  const callers = openCallers()
  const found: Real[] = []
  for (const point of points) found.push(await measurePoint(world, callers, point))
  await callers.close()
  return found
}

async function measurePoint(world: World, callers: Callers, point: Point): Promise<Real> {
  const pace = point.perSecond === undefined ? {} : { perSecond: point.perSecond }
  const round = { connections: point.callers, ms: roundMs, ...pace }
  const asking = scansOf(world.lists.large, world.largeDoors.map(linkHead))
  const run = (ms: number) =>
    point.hasOwnLists
      ? scanManyLists(world, callers, { ...round, ms })
      : callers.run({ port: world.port, asking, ...round, ms })
  await run(500)
  const flushesBefore = await flushesOf(world)
  const busyBefore = await busyMs()
  const { spent, result } = await world.spentBy(() => run(roundMs))
  const others = (await busyMs()) - busyBefore - spent.postgres - spent.node - result.processorMs
  const flushes = await flushesOf(world)
  const { done, ms, times, processorMs } = result
  return {
    perSecond: (done * 1000) / ms,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    postgres: spent.postgres / done,
    loop: spent.loop / done,
    callerMs: processorMs / done,
    flushMs: (flushes.ms - flushesBefore.ms) / (flushes.count - flushesBefore.count),
    threads: spent.node / spent.loop,
    othersUse: Math.max(0, others) / ms,
  }
}

/** Milliseconds that the processors of the machine have worked so far, in hundredths of a second. */
async function busyMs(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n')
  const [user, nice, system, , , irq, soft, steal] = line.split(/\s+/).slice(1).map(Number)
  return (user! + nice! + system! + irq! + soft! + steal!) * 10
}
