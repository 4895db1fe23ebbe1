import type { Costs } from './costs.ts'
import { openMachines, type Machines } from './machine.ts'
import { type Node, openNode } from './node.ts'
import { limits } from './product-limits.ts'
import { openTime } from './time.ts'
import type { Evening } from './window.ts'

export type Outcome = {
  /** Milliseconds from a scan to its verdict; a scan that still waits counts with its wait so far. */
  times: Float64Array
  arrived: number
  decided: number
  refused: number
  waiting: number
  scansOfGroup: number
  messagesPerSecond: number
  /** The share of each resource that was used. */
  used: Record<Resource, number>
  /** When all doors had read their lists, and had handed in their scans. */
  listsReadMs: number | undefined
  handedInMs: number | undefined
}

export const resources = [
  'PostgreSQL’s cores',
  'a node’s event loop',
  'connections for scans',
  'commits',
  'seats of one occasion',
] as const
export type Resource = (typeof resources)[number]

export type Run = {
  windowMs: number
  warmUpMs: number
  /** Every door has decided this many scans alone and sends them, or reads its list, all at the beginning. */
  atOnce?: { scansOfDoor: number; readsLists: boolean }
}

/** Plays the window of an evening on these machines. */
export function simulate(
  evening: Pick<Evening, 'lists' | 'doors'>,
  machines: Machines,
  costs: Costs,
  run: Run,
): Outcome {
  const time = openTime()
  const { database, loops } = openMachines(time, machines, costs)
  const followed = followedBy(evening, machines.nodes)
  const nodes: Node[] = loops.map((loop, nth) =>
    openNode({ time, loop, database, costs }, evening.lists, followed[nth]!, (list) =>
      nodes.forEach((each, other) => each.hub.hear(list, other === nth)),
    ),
  )
  const tally = openTally(time, run)
  evening.doors.forEach(({ list, taps }, door) => {
    const node = nodes[door % nodes.length]!
    for (const tap of taps) time.at(tap, () => tally.arrive(tap, (done) => node.scan(list, door, done)))
    if (run.atOnce) comeBack(node, list, run.atOnce)
  })

  function comeBack(node: Node, list: number, { scansOfDoor, readsLists }: NonNullable<Run['atOnce']>): void {
    if (readsLists) node.reading.readList(list, evening.lists[list]!.contacts, tally.expectList())
    node.reading.handIn(scansOfDoor, tally.expectHandIn())
  }

  const meters = { postgres: database.processors, commits: database.commits }
  time.at(run.warmUpMs, () => {
    for (const each of [
      ...Object.values(meters),
      ...loops,
      ...nodes.map(({ connections }) => connections),
      ...database.seats(),
    ])
      each.countAnew()
  })
  time.runUntil(run.windowMs)
  const sum = (of: (node: Node) => number) => nodes.reduce((total, node) => total + of(node), 0)
  const most = (shares: number[]) => shares.reduce((one, other) => Math.max(one, other), 0)
  return {
    ...tally.outcome(),
    scansOfGroup:
      sum(({ groups }) => groups.sent.scans) /
      Math.max(
        1,
        sum(({ groups }) => groups.sent.groups),
      ),
    messagesPerSecond: (sum(({ hub }) => hub.told.messages) * 1000) / run.windowMs,
    used: {
      'PostgreSQL’s cores': meters.postgres.share(),
      'a node’s event loop': most(loops.map((loop) => loop.share())),
      'connections for scans': most(nodes.map(({ connections }) => connections.share())),
      commits: meters.commits.share(),
      'seats of one occasion': most(database.seats().map((seats) => seats.share())),
    },
  }
}

/** Doors are spread over the nodes in turn; a node has a limited number of streams. */
function followedBy({ doors }: Pick<Evening, 'doors'>, nodes: number): Map<number, number>[] {
  const followed = Array.from({ length: nodes }, () => new Map<number, number>())
  const streams = followed.map(() => 0)
  doors.forEach(({ list }, door) => {
    const node = door % nodes
    const ofList = followed[node]!.get(list) ?? 0
    if (streams[node]! >= limits.streamsOfNode || ofList >= limits.streamsOfList) return
    streams[node]! += 1
    followed[node]!.set(list, ofList + 1)
  })
  return followed
}

function openTally(time: ReturnType<typeof openTime>, { warmUpMs }: Run) {
  const times: number[] = []
  const open = new Set<number[]>()
  const counts = { arrived: 0, decided: 0, refused: 0 }
  const back = { lists: openExpected(time), handIns: openExpected(time) }
  const keep = (tap: number) => tap >= warmUpMs && times.push(time.now() - tap)
  return {
    arrive(tap: number, send: (done: (isDecided: boolean) => void) => void): void {
      const asked = [tap]
      open.add(asked)
      counts.arrived += 1
      send((isDecided) => {
        open.delete(asked)
        counts[isDecided ? 'decided' : 'refused'] += 1
        if (isDecided) keep(tap)
      })
    },
    expectList: () => back.lists.expect(),
    expectHandIn: () => back.handIns.expect(),
    outcome() {
      for (const [tap] of open) keep(tap!)
      const sorted = Float64Array.from(times).sort()
      return {
        ...counts,
        times: sorted,
        waiting: open.size,
        listsReadMs: back.lists.end(),
        handedInMs: back.handIns.end(),
      }
    },
  }
}

/** When the last of the expected things happened; undefined before that. */
function openExpected(time: ReturnType<typeof openTime>) {
  let [expected, lastAt] = [0, 0]
  return {
    expect(): () => void {
      expected += 1
      return () => {
        expected -= 1
        lastAt = time.now()
      }
    },
    end: () => (expected === 0 ? lastAt : undefined),
  }
}

/** Of sorted times. */
export function percentileOf(times: Float64Array, share: number): number {
  return times[Math.min(times.length - 1, Math.floor((times.length * share) / 100))] ?? 0
}
