import { doorOccasions, doorStream, offlineList } from '#contract/offline.ts'
import { offlineNames } from '#contract/offline-names.ts'
import type { Serve } from '../../http/serve.ts'
import type { Needs } from '../../services.ts'
import { findOccasionsOf, requireOccasion } from '../doors/find-occasion.ts'
import { type Counters, openCounters } from './counters.ts'
import { requireDoor } from './door-standing.ts'
import { findOfflineList } from './find-offline-list.ts'
import { type Hub, openHub } from './hub.ts'
import { findOfflineNames } from './offline-names.ts'
import { countOccasion } from './store.ts'

export type Live = Hub & { counters: Counters }

/** Opens the live streams of one node. */
export function openLive(services: Needs<'database' | 'log'>): Live {
  const counters = openCounters((place) => countOccasion(services.database, place))
  return { ...openHub(services, counters), counters }
}

export function liveRoutes(serve: Serve, services: Needs<'database' | 'keys' | 'now'>, live: Live): void {
  serve.door(doorOccasions, async ({ door }) => {
    if (door.hasEnded) await requireDoor(services, door, undefined)
    return { occasions: await findOccasionsOf(services.database, door) }
  })

  serve.door(offlineList, async ({ door, query, isGone }) => {
    if (door.hasEnded) await requireDoor(services, door, undefined)
    const occasion = await requireOccasion(services.database, { door, chosen: query.occasion })
    const asking = { occasionId: occasion.id, since: query.since, after: query.after, isGone }
    const page = await findOfflineList(services, live.counters, door, asking)
    return {
      salt: page.salt.toString('base64url'),
      cursor: page.cursor,
      is_whole: page.isWhole,
      ...(page.isOtherHistory && { is_other_history: true }),
      entries: page.entries,
      unreached: page.unreached,
      cards: page.cards,
      next: page.next,
      counters: page.counters,
      occasion,
      at: services.now().toISOString(),
    }
  })

  serve.door(offlineNames, async ({ door, bearer, query, isGone }) => {
    if (door.hasEnded) await requireDoor(services, door, undefined)
    const { id: occasionId } = await requireOccasion(services.database, { door, chosen: query.occasion })
    const { since, after } = query
    const page = await findOfflineNames(services, door, { bearer, occasionId, since, after, isGone })
    return {
      salt: page.salt.toString('base64url'),
      occasion_id: occasionId,
      cursor: page.cursor,
      is_whole: page.isWhole,
      sealed: page.sealed?.toString('base64url') ?? null,
      next: page.next,
    }
  })

  serve.doorStream(doorStream, async ({ door, query }) => {
    const { occasion: chosen, since } = query
    const state = await requireDoor(services, door, chosen)
    return () => live.listen({ door, state, chosen, since })
  })
}
