import type { Costs } from './costs.ts'
import { type Commits, openCommits, openPlaces, openProcessors, type Places, type Processors } from './resources.ts'
import type { Time } from './time.ts'

export type Machines = {
  nodes: number
  postgresCores: number
  /** What a commit waits for a synchronous standby; zero without one. */
  standbyMs: number
  /**
   * Nodes, PostgreSQL and callers share the cores of the bench machine. `threads`: processor time of all threads of a node,
   * by that of its event loop.
   */
  shared?: { cores: number; threads: number }
}

export type Database = {
  processors: Processors
  commits: Commits
  /** The row of an occasion that counts the people inside. */
  seatsOf: (list: number) => Places
  seats: () => Places[]
}

/** The event loop of a node: one thing at a time. */
export type Loop = Pick<Processors, 'use' | 'countAnew' | 'share'>

export function openMachines(time: Time, machines: Machines, costs: Pick<Costs, 'flushMs'>) {
  const shared = machines.shared && openProcessors(time, machines.shared.cores)
  const seats = new Map<number, Places>()
  const database: Database = {
    processors: shared ?? openProcessors(time, machines.postgresCores),
    commits: openCommits(time, costs.flushMs, machines.standbyMs),
    seatsOf(list) {
      const known = seats.get(list) ?? openPlaces(time, 1)
      seats.set(list, known)
      return known
    },
    seats: () => [...seats.values()],
  }
  const loops = Array.from({ length: machines.nodes }, () =>
    shared ? within(time, shared, machines.shared!.threads) : openProcessors(time, 1),
  )
  return { database, loops, shared }
}

function within(time: Time, shared: Processors, threads: number): Loop {
  const thread = openPlaces(time, 1)
  return {
    countAnew: () => thread.countAnew(),
    share: () => thread.share(),
    use(ms, then) {
      thread.take(() =>
        shared.use(ms, () => {
          thread.giveBack()
          if (ms > 0) shared.use(ms * (threads - 1), () => {})
          then()
        }),
      )
    },
  }
}
