import type { DoorCounters } from '#contract/offline.ts'
import { getKnown } from '../../kernel/get-known.ts'
import { type Place, placeKey } from './place.ts'

/** `counters` are without the people inside, which come with the news. `listed`: all contacts that are in the list. */
export type Counted = { counters: DoorCounters; listed: number }

/** The figures that a door shows, with the people inside as they are now. */
export function withInside({ counters }: Counted, inside: number | undefined): DoorCounters {
  return inside === undefined ? counters : { ...counters, inside }
}

export type Counters = {
  /** Returns the current counts, or recent ones. */
  of: (place: Place) => Promise<Counted>
  /** Whether the next query would recount. */
  isDue: (place: Place) => boolean
}

/**
 * Counting a list reads all of its contacts: 100,000 take tens of milliseconds. So the database spends at most a
 * twentieth of its time on one list, however many doors ask and however many of its occasions they are at.
 */
const restShare = 19
const shortestRestMs = 250

/** An occasion that was not counted for so long has no doors any more. */
const forgottenAfterMs = 60_000

/** The most occasions that are kept; a node follows fewer at once. */
const mostKept = 2000

type Known = { listId: string; counted: Counted; until: number }

export function openCounters(count: (place: Place) => Promise<Counted>): Counters {
  const known = new Map<string, Known>()
  const counting = new Map<string, Promise<Counted>>()
  const isDue = (key: string) => (known.get(key)?.until ?? 0) <= performance.now()

  async function countAnew(place: Place, key: string): Promise<Counted> {
    const begun = performance.now()
    try {
      const counted = await count(place)
      const now = performance.now()
      const { listId } = place
      known.delete(key)
      const others = known.values().filter((each) => each.listId === listId && each.until > now - forgottenAfterMs)
      const rest = restShare * (now - begun) * (1 + others.toArray().length)
      known.set(key, { listId, counted, until: now + Math.max(shortestRestMs, rest) })
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
