// Callers that scan again as soon as they are answered, or at a rate, on the two cores of the bench machine: to compare
// the model with the product.
import { costOf, type Costs } from './costs.ts'
import { openMachines } from './machine.ts'
import { openNode } from './node.ts'
import { percentileOf } from './simulate.ts'
import { openTime } from './time.ts'

export type Point = {
  what: string
  callers: number
  /** Each caller has a list of its own; otherwise all have one. */
  hasOwnLists: boolean
  /** Scans begun per second, whether or not others are answered. */
  perSecond?: number
}

/** Milliseconds to an answer, and of a processor for each scan. */
export type Found = { perSecond: number; p50: number; p95: number; postgres: number; loop: number }

export type Surroundings = {
  /** What a scan costs the process that calls. */
  callerMs: number
  /** What the disk took for a commit. */
  flushMs: number
  /** Processor time of all threads of the node, by that of its event loop. */
  threads: number
  /** Cores that other programs of the machine used. */
  othersUse: number
}

const cores = 2
const chunkMs = 1

export function simulateCallers(point: Point, costs: Costs, around: Surroundings, ms: number): Found {
  const time = openTime()
  const machines = { nodes: 1, postgresCores: cores, standbyMs: 0, shared: { cores, threads: around.threads } }
  const { database, loops, shared } = openMachines(time, machines, around)
  const lists = Array.from({ length: point.hasOwnLists ? point.callers : 1 }, () => ({
    contacts: 0,
    hasCapacity: false,
  }))
  const node = openNode({ time, loop: loops[0]!, database, costs }, lists, new Map(), () => {})
  const thread = { isBusy: false, waiting: [] as (() => void)[] }
  const times: number[] = []

  /** The callers are one process. */
  function call(then: () => void): void {
    if (thread.isBusy) return void thread.waiting.push(then)
    thread.isBusy = true
    shared!.use(around.callerMs, () => {
      thread.isBusy = false
      then()
      const next = thread.waiting.shift()
      if (next) call(next)
    })
  }

  function scan(caller: number, again: boolean): void {
    const begun = time.now()
    call(() =>
      node.scan(caller % lists.length, caller % point.callers, () => {
        times.push(time.now() - begun)
        if (again) scan(caller, true)
      }),
    )
  }

  const { perSecond } = point
  if (perSecond === undefined) for (let caller = 0; caller < point.callers; caller++) scan(caller, true)
  else for (let nth = 0; nth < (perSecond * ms) / 1000; nth++) time.at((nth * 1000) / perSecond, () => scan(nth, false))
  for (let at = 0; around.othersUse > 0 && at < ms; at += chunkMs / around.othersUse)
    time.at(at, () => shared!.use(chunkMs, () => {}))
  time.runUntil(ms)
  const sorted = Float64Array.from(times).sort()
  const { groups, questions } = node
  const of = (side: 'postgres' | 'node') =>
    (costOf(costs.group[side], 1) * groups.sent.groups +
      costs.group[side].each * (groups.sent.scans - groups.sent.groups) +
      costs.doors[side].base * questions.sent +
      costs.doors[side].each * questions.asked) /
    groups.sent.scans
  const processor = { postgres: of('postgres') + costs.scan.postgres, loop: of('node') + costs.scan.node }
  return {
    ...processor,
    perSecond: (times.length * 1000) / ms,
    p50: percentileOf(sorted, 50),
    p95: percentileOf(sorted, 95),
  }
}
