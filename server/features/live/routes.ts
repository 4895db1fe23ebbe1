import { doorStream, offlineList } from '#contract/offline.ts'
import type { Serve } from '../../http/serve.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { findOccasion } from '../doors/find-occasion.ts'
import { openCounters } from './counters.ts'
import { requireDoor } from './door-standing.ts'
import { findOfflineList } from './find-offline-list.ts'
import { type Hub, openHub } from './hub.ts'
import { countList } from './store.ts'

export type Live = Hub & { counters: ReturnType<typeof openCounters> }

/** Opens the live streams of one node. */
export function openLive(services: Needs<'database' | 'log'>): Live {
  const counters = openCounters((listId) => countList(services.database, listId))
  return { ...openHub(services, counters), counters }
}

export function liveRoutes(serve: Serve, services: Needs<'database' | 'now'>, live: Live): void {
  serve.door(offlineList, async ({ door, query, isGone }) => {
    const asking = { since: query.since, after: query.after, isGone }
    const found = await findOccasion(services.database, { door, chosen: query.occasion })
    if (!found) throw new Refusal('not_found', 'This occasion no longer exists.')
    const page = await findOfflineList(services, live.counters, door, asking)
    return {
      salt: page.salt.toString('base64url'),
      cursor: page.cursor,
      is_whole: page.isWhole,
      entries: page.entries,
      next: page.next,
      counters: page.counters,
      occasion: found.occasion,
      at: services.now().toISOString(),
    }
  })

  serve.doorStream(doorStream, async ({ door, query }) => {
    const state = await requireDoor(services, door)
    return () => live.listen(door, state, query.since)
  })
}
