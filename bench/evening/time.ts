import { openHeap } from './heap.ts'

export type Time = ReturnType<typeof openTime>

/** The clock of a simulated evening, in milliseconds: it jumps from one event to the next. */
export function openTime() {
  const heap = openHeap()
  let now = 0
  return {
    now: () => now,
    in: (ms: number, happen: () => void) => heap.add(now + ms, happen),
    at: (ms: number, happen: () => void) => heap.add(Math.max(now, ms), happen),
    /** Lets everything happen until this time, or until nothing is due. */
    runUntil(end: number): void {
      for (let next = heap.first(); next && next.at <= end; next = heap.first()) {
        heap.takeFirst()
        now = next.at
        next.happen()
      }
      now = Math.max(now, end)
    },
  }
}
