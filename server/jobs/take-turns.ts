// Work whose queue is its own table: each list with work gets a turn, on one node at a time. A queue without work sleeps
// until it is woken (wakes.ts).
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { withLease } from '../database/lease.ts'
import { isPassing } from '../kernel/mailchimp-trouble.ts'
import type { Needs } from '../services.ts'
import type { IsWoken, Wakes } from './wakes.ts'

export type Turns = {
  /** The beginning of the name of a list's lease. */
  name: string
  /** A statement that finds lists with work. */
  findLists: () => RawBuilder<{ id: string }>
  /** The statement for the common look at all queues. Default: the same. */
  findCheaply?: () => RawBuilder<{ id: string }>
  /** One turn of a list; it ends early if the server stops. */
  work: (listId: string, stopping: AbortSignal) => Promise<void>
  /** The pause between two looks while lists have work. Default: 500 ms. */
  lookEveryMs?: number
  /** The longest sleep without work. Default: until the queue is woken. */
  lookAtLeastEveryMs?: number
}

export type Worker = { stop: () => Promise<void> }

const usualLookMs = 500
const listsAtOnce = 8
const leaseSeconds = 20

/**
 * After an error, a list pauses; twice as long each time, up to a minute. While Mailchimp is down the pause stays
 * short, because a circuit breaker per login already limits the tries.
 */
const restMs = { first: 1000, longest: 60_000, longestAway: 5000 }

type NeededHere = Needs<'database' | 'allTeams' | 'log' | 'progress' | 'room' | 'wakes'>

export function takeTurns(services: NeededHere, turns: Turns): Worker {
  const stopping = new AbortController()
  const resting = new Map<string, { until: number; ms: number }>()
  const running = new Map<string, Promise<void>>()
  const hadTurn = new Map<string, number>()
  let turnsTaken = 0

  async function takeTurn(listId: string): Promise<void> {
    try {
      const lease = { name: `${turns.name}:${listId}`, holder: randomUUID(), seconds: leaseSeconds }
      // A lease that another holder has is no turn: the watchdog must see that nobody works.
      await withLease(services.database, lease, () =>
        services.progress.during(turns.name, () => turns.work(listId, stopping.signal)),
      )
      resting.delete(listId)
    } catch (error) {
      const longest = isPassing(error) ? restMs.longestAway : restMs.longest
      const ms = Math.min((resting.get(listId)?.ms ?? restMs.first / 2) * 2, longest)
      resting.set(listId, { until: performance.now() + ms, ms })
      const level = isPassing(error) ? 'info' : 'warn'
      services.log[level]({ err: error, work: turns.name, list: listId, restMs: ms }, 'a list has to wait')
    }
  }

  function findLists(): Promise<string[]> {
    return services.progress
      .during(`looking for ${turns.name}`, async () => {
        const { rows } = await turns.findLists().execute(services.allTeams)
        return rows.map(({ id }) => id)
      })
      .catch((error: unknown) => {
        services.log.warn({ err: error, work: turns.name }, 'the lists with work could not be read')
        return []
      })
  }

  async function goRound(): Promise<void> {
    const isWoken = sleepOf(services.wakes, turns)
    while (!stopping.signal.aborted) {
      const lists = services.room.isLow() ? [] : await findLists()
      forgetOthers([hadTurn, resting], lists)
      // The list that waited longest comes first; otherwise busy lists would block the others.
      for (const listId of lists.toSorted((a, b) => (hadTurn.get(a) ?? 0) - (hadTurn.get(b) ?? 0))) {
        if (running.size >= listsAtOnce) break
        if (running.has(listId) || (resting.get(listId)?.until ?? 0) > performance.now()) continue
        hadTurn.set(listId, ++turnsTaken)
        running.set(
          listId,
          takeTurn(listId).finally(() => running.delete(listId)),
        )
      }
      if (lists.length === 0 && running.size === 0) await isWoken(stopping.signal, turns.lookAtLeastEveryMs)
      else await pause(turns.lookEveryMs ?? usualLookMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const round = goRound()
  return {
    async stop() {
      stopping.abort()
      await round
      await Promise.all(running.values())
    },
  }
}

function sleepOf(wakes: Wakes, { name, findLists, findCheaply = findLists }: Turns): IsWoken {
  const isWoken = wakes.of(name)
  wakes.lookBy(() => sql`select ${name}::text, 0 where exists (${findCheaply()})`)
  return isWoken
}

/** Removes lists without work. */
function forgetOthers(maps: Map<string, unknown>[], lists: string[]): void {
  const kept = new Set(lists)
  for (const map of maps) {
    for (const listId of map.keys()) if (!kept.has(listId)) map.delete(listId)
  }
}
