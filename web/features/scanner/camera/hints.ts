// Hints for a guest whose code is not read yet. A hint stays long enough to be read.
import type { Reading } from '../reading/reading.ts'

export type Hint = 'two' | 'nearest' | 'outside'

/** One frame may show both codes and the next only one. Both count as in view until this time has passed. */
const twoForMs = 700
/** A code on its way to the middle needs no hint. */
const outsideAfterMs = 800
const outsideForMs = 700

export function createHints() {
  let twoUntil = 0
  let nearestUntil = 0
  let outsideSince: number | undefined
  let outsideUntil = 0

  return {
    /** The hint to show after this frame. */
    see(reading: Pick<Reading, 'isTwo' | 'marks' | 'isOutside' | 'text'>, now: number): Hint | undefined {
      const { isTwo, marks, isOutside, text } = reading
      if (isTwo) twoUntil = now + twoForMs
      if (marks.some(({ isInMiddle }) => isInMiddle)) nearestUntil = now + twoForMs
      if (isOutside) {
        outsideSince ??= now
        outsideUntil = now + outsideForMs
      } else if (text !== undefined || now > outsideUntil) outsideSince = undefined
      if (now < twoUntil) return 'two'
      if (now < nearestUntil) return 'nearest'
      return outsideSince !== undefined && now - outsideSince >= outsideAfterMs ? 'outside' : undefined
    },
  }
}
