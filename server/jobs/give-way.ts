// Bulk work gives way to doors. PostgreSQL has no priorities, so resting is the only tool: while scans are decided, on
// any node, the work rests after each step in proportion to the time of the step.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../database/open.ts'
import { onlyRow } from '../kernel/only-row.ts'

/** Runs one step of bulk work, and then rests if doors scan. The rest ends early if the server stops. */
export type GiveWay = <T>(work: () => Promise<T>, stopping: AbortSignal) => Promise<T>

type Clock = { now: () => number; rest: (ms: number, stopping: AbortSignal) => Promise<void> }

const realClock: Clock = {
  now: () => performance.now(),
  rest: (ms, stopping) => pause(ms, undefined, { signal: stopping }).catch(() => {}),
}

/** The database's statistics are not quicker. */
const lookEveryMs = 1000

/** A count that is older than this tells nothing about the present. */
const outdatedMs = 5000

/** The rest after a step, in multiples of its time. With 4, scans kept 0.67 of their rate; with 8, over 0.8 (2026-11). */
const restsPerStep = 8

/** However slow the database is, bulk work goes on. */
const longestRestMs = 2000

export function openGiveWay({ database }: { database: Database }, { now, rest }: Clock = realClock): GiveWay {
  let last = { at: -Infinity, count: 0 }
  let areDoorsBusy = false

  async function look(): Promise<void> {
    const before = last
    const at = now()
    if (at - before.at < lookEveryMs) return
    last = { ...before, at }
    const count = await countScans(database)
    areDoorsBusy = at - before.at < outdatedMs && count > before.count
    last = { at, count }
  }

  return async (work, stopping) => {
    await look()
    const begun = now()
    const result = await work()
    if (areDoorsBusy) await rest(Math.min((now() - begun) * restsPerStep, longestRestMs), stopping)
    return result
  }
}

/**
 * All attempts at doors of all nodes so far, by the statistics of the table. It reads no row, and is about a second
 * late.
 */
async function countScans({ open }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select pg_stat_get_tuples_inserted('scans'::regclass) as count`.execute(
    open,
  )
  return onlyRow(rows).count
}
