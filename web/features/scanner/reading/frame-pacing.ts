import { decodesPerSecond } from '#contract/limits.ts'

const intervalMs = 1000 / decodesPerSecond
/** Clocks of browsers are rounded, to a millisecond and more. */
const toleranceMs = 1

/**
 * Says of each frame whether it is due. It keeps a timetable. With a fixed distance, a camera of 30 pictures a second
 * would be read only 15 times, because every second picture comes too early for "40 ms after the last".
 */
export function createPacing() {
  let due = 0
  return {
    isDue(now: number): boolean {
      if (now < due - toleranceMs) return false
      due = Math.max(due + intervalMs, now)
      return true
    },
  }
}
