// Not a job a scan: the table of pending writes is the queue, and each list's turn comes round.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { withLease } from '../../database/lease.ts'
import type { Services } from '../../kernel/services.ts'
import { isPassing } from '../../kernel/mailchimp-trouble.ts'
import { findListsWithWrites } from './store.ts'
import { writeList } from './write-list.ts'

const lookEveryMs = 500
const listsAtOnce = 8
const leaseSeconds = 20

/**
 * After trouble, a list rests; twice as long each time, up to a minute. While Mailchimp is away that is not needed: whether
 * it is back is tried for all lists of a login together.
 */
const restMs = { first: 1000, longest: 60_000, longestAway: 5000 }

export type Worker = { stop: () => Promise<void> }

export function startWriteBack(services: Services): Worker {
  const stopping = new AbortController()
  const resting = new Map<string, { until: number; ms: number }>()
  const running = new Map<string, Promise<void>>()
  const hadTurn = new Map<string, number>()
  let turns = 0

  async function takeTurn(listId: string): Promise<void> {
    try {
      const lease = { name: `write-back:${listId}`, holder: randomUUID(), seconds: leaseSeconds }
      await withLease(services.database, lease, () => writeList(services, listId, stopping.signal))
      resting.delete(listId)
    } catch (error) {
      const longest = isPassing(error) ? restMs.longestAway : restMs.longest
      const ms = Math.min((resting.get(listId)?.ms ?? restMs.first / 2) * 2, longest)
      resting.set(listId, { until: Date.now() + ms, ms })
      const level = isPassing(error) ? 'info' : 'warn'
      services.log[level]({ err: error, list: listId, restMs: ms }, 'writing back to Mailchimp has to wait')
    }
  }

  async function goRound(): Promise<void> {
    while (!stopping.signal.aborted) {
      const lists = await findListsWithWrites(services.database).catch((error: unknown) => {
        services.log.warn({ err: error }, 'pending writes could not be read')
        return []
      })
      forgetOthers([hadTurn, resting], lists)
      // Whoever has waited longest comes first, or busy lists would keep the others out.
      for (const listId of lists.toSorted((a, b) => (hadTurn.get(a) ?? 0) - (hadTurn.get(b) ?? 0))) {
        if (running.size >= listsAtOnce) break
        if (running.has(listId) || (resting.get(listId)?.until ?? 0) > Date.now()) continue
        hadTurn.set(listId, ++turns)
        running.set(
          listId,
          takeTurn(listId).finally(() => running.delete(listId)),
        )
      }
      await pause(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
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

/** Lists that have nothing to write any more. */
function forgetOthers(maps: Map<string, unknown>[], lists: string[]): void {
  const kept = new Set(lists)
  for (const map of maps) {
    for (const listId of map.keys()) if (!kept.has(listId)) map.delete(listId)
  }
}
