import type { DoorCounters } from '#contract/offline.ts'
import { getKnown } from '../../kernel/only-row.ts'
import { type Place, placeKey } from './cursor.ts'

/** `counters` are without the people inside, which come with the news. `listed`: all contacts that are in the list. */
export type Counted = { counters: DoorCounters; listed: number }

/** The figures that a door shows, with the people inside as they are now. */
export function withInside({ counters }: Counted, inside: number | undefined): DoorCounters {
  return inside === undefined ? counters : { ...counters, inside }
}

/** `Asked`: the place, and any further values that counting needs. */
export type Counters<Found = Counted, Asked extends Place = Place> = {
  /** Returns the current counts, or recent ones. */
  of: (asked: Asked) => Promise<Found>
  /** Whether the next query would recount. */
  isDue: (place: Place) => boolean
}

/**
 * Counting a list reads all of its contacts: 100,000 take tens of milliseconds. So the database spends at most a
 * twentieth of its time on one list, however many doors ask and however many of its occasions they are at.
 */
const restShare = 19
const shortestRestMs = 250

/** Counts are forgotten after this time without a recount, because the occasion has no doors any more. */
const forgottenAfterMs = 60_000

/** The most occasions whose counts are kept. A node follows fewer at once. */
const mostKept = 2000

type Known<Found> = { listId: string; counted: Found; until: number }

/** `restMs`: counts count as recent for at least this time. */
export function openCounters<Found = Counted, Asked extends Place = Place>(
  count: (asked: Asked) => Promise<Found>,
  restMs = shortestRestMs,
): Counters<Found, Asked> {
  const known = new Map<string, Known<Found>>()
  const counting = new Map<string, Promise<Found>>()
  const isDue = (key: string) => (known.get(key)?.until ?? 0) <= performance.now()

  async function countAnew(place: Asked, key: string): Promise<Found> {
    const begun = performance.now()
    try {
      const counted = await count(place)
      const now = performance.now()
      const { listId } = place
      known.delete(key)
      const others = known.values().filter((each) => each.listId === listId && each.until > now - forgottenAfterMs)
      const rest = restShare * (now - begun) * (1 + others.toArray().length)
      known.set(key, { listId, counted, until: now + Math.max(restMs, rest) })
      const [oldest] = known.keys()
      if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
      return counted
    } finally {
      counting.delete(key)
    }
  }

  return {
    isDue: (place) => isDue(placeKey(place)) && !counting.has(placeKey(place)),
    async of(place) {
      const key = placeKey(place)
      if (!isDue(key)) return getKnown(known, key).counted
      const under = counting.get(key) ?? countAnew(place, key)
      counting.set(key, under)
      return under
    },
  }
}
