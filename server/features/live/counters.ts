import type { DoorCounters } from '#contract/offline.ts'
import { getKnown } from '../../kernel/get-known.ts'

export type Counters = {
  /** Returns the current counts, or recent ones. */
  of: (listId: string) => Promise<DoorCounters>
  /** Whether the next query would recount. */
  isDue: (listId: string) => boolean
}

/**
 * Counting a list reads all of its contacts: 100,000 take tens of milliseconds. So the database spends at most a
 * twentieth of its time on one list, however many doors ask.
 */
const restShare = 19
const shortestRestMs = 250

/** The most lists that are kept; a node follows fewer at once. */
const mostKept = 2000

export function openCounters(count: (listId: string) => Promise<DoorCounters>): Counters {
  const known = new Map<string, { counters: DoorCounters; until: number }>()
  const counting = new Map<string, Promise<DoorCounters>>()
  const isDue = (listId: string) => (known.get(listId)?.until ?? 0) <= performance.now()

  async function countAnew(listId: string): Promise<DoorCounters> {
    const begun = performance.now()
    try {
      const counters = await count(listId)
      const now = performance.now()
      known.delete(listId)
      known.set(listId, { counters, until: now + Math.max(shortestRestMs, restShare * (now - begun)) })
      const [oldest] = known.keys()
      if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
      return counters
    } finally {
      counting.delete(listId)
    }
  }

  return {
    isDue: (listId) => isDue(listId) && !counting.has(listId),
    async of(listId) {
      if (!isDue(listId)) return getKnown(known, listId).counters
      const under = counting.get(listId) ?? countAnew(listId)
      counting.set(listId, under)
      return under
    },
  }
}
