// Hints for a guest whose code is not read yet. A hint stays long enough to be read.
import type { Reading } from '../reading/reading.ts'

export type Hint = 'two' | 'nearest' | 'outside' | 'unread'

/** One frame may show both codes and the next only one. Both count as in view until this time has passed. */
const twoForMs = 700
/** A code on its way to the middle needs no hint. */
const outsideAfterMs = 800
const outsideForMs = 700
/** A code that is looked at for this long is not going to be read as it is held. */
const unreadAfterMs = 2000
/** Of several frames one finds the code. It counts as in view until this time has passed. */
const unreadForMs = 900

type Seen = Pick<Reading, 'isTwo' | 'marks' | 'isOutside' | 'isUnclear' | 'text' | 'seen'>

export function createHints() {
  let twoUntil = 0
  let nearestUntil = 0
  let outsideSince: number | undefined
  let outsideUntil = 0
  let unreadSince: number | undefined
  let unreadUntil = 0

  /** Whether a code has been in view for a while, and no frame could be read. */
  function isUnread({ isUnclear, text, seen }: Seen, now: number): boolean {
    if (text !== undefined || seen.length > 0 || now > unreadUntil) unreadSince = undefined
    if (isUnclear && text === undefined && seen.length === 0) {
      unreadSince ??= now
      unreadUntil = now + unreadForMs
    }
    return unreadSince !== undefined && now - unreadSince >= unreadAfterMs
  }

  return {
    /** The hint to show after this frame. */
    see(reading: Seen, now: number): Hint | undefined {
      const { isTwo, marks, isOutside, text } = reading
      const unread = isUnread(reading, now)
      if (isTwo) twoUntil = now + twoForMs
      if (marks.some(({ isInMiddle }) => isInMiddle)) nearestUntil = now + twoForMs
      if (isOutside) {
        outsideSince ??= now
        outsideUntil = now + outsideForMs
      } else if (text !== undefined || now > outsideUntil) outsideSince = undefined
      if (now < twoUntil) return 'two'
      if (now < nearestUntil) return 'nearest'
      if (outsideSince !== undefined && now - outsideSince >= outsideAfterMs) return 'outside'
      return unread ? 'unread' : undefined
    },
  }
}
