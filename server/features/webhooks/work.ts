// The table of deliveries is the queue, and the clock the other reason to look: each list's turn comes round.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { withLease } from '../../database/lease.ts'
import { isPassing } from '../../kernel/mailchimp-trouble.ts'
import type { Services } from '../../kernel/services.ts'
import { followList } from './follow-list.ts'
import { pollEvery } from './poll-list.ts'
import { findListsToFollow } from './store.ts'

const lookEveryMs = 500
const listsAtOnce = 8
const leaseSeconds = 20

/** After trouble, a list rests; twice as long each time, up to a minute. */
const restMs = { first: 1000, longest: 60_000 }

export type Worker = { stop: () => Promise<void> }

export function startFollowing(services: Services): Worker {
  const stopping = new AbortController()
  const resting = new Map<string, { until: number; ms: number }>()
  const running = new Map<string, Promise<void>>()

  async function takeTurn(listId: string): Promise<void> {
    try {
      const lease = { name: `follow:${listId}`, holder: randomUUID(), seconds: leaseSeconds }
      await withLease(services.database, lease, () => followList(services, listId, stopping.signal))
      resting.delete(listId)
    } catch (error) {
      const ms = Math.min((resting.get(listId)?.ms ?? restMs.first / 2) * 2, restMs.longest)
      resting.set(listId, { until: Date.now() + ms, ms })
      const level = isPassing(error) ? 'info' : 'warn'
      services.log[level]({ err: error, list: listId, restMs: ms }, 'following the changes of a list has to wait')
    }
  }

  async function goRound(): Promise<void> {
    while (!stopping.signal.aborted) {
      const lists = await findListsToFollow(services.database, pollEvery.text).catch((error: unknown) => {
        services.log.warn({ err: error }, 'deliveries could not be read')
        return []
      })
      for (const listId of lists) {
        if (running.size >= listsAtOnce) break
        if (running.has(listId) || (resting.get(listId)?.until ?? 0) > Date.now()) continue
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
