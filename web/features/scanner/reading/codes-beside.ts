// Remembers codes that were beside the taken one, because the turn of their guests has not come yet.
import type { Reading } from './reading.ts'

/** The taken code may be unread in some frames, while its phone is lowered or shakes. */
const leftAfterMs = 700

export function createCodesBeside() {
  let waiting = new Set<string>()
  let taken: { key: string; seenAt: number } | undefined

  return {
    /** The codes to skip until they are in the middle, or until the taken one has left. */
    keys: (): readonly string[] => [...waiting],
    /** Records a frame and the code that was taken in it. */
    see({ marks, seen }: Pick<Reading, 'marks' | 'seen'>, chosen: string | undefined, now: number) {
      if (taken && seen.includes(taken.key)) taken.seenAt = now
      if (taken && now - taken.seenAt > leftAfterMs) {
        taken = undefined
        waiting.clear()
      }
      for (const { key, isInMiddle } of marks) if (isInMiddle) waiting.delete(key)
      if (chosen === undefined) return
      taken = { key: chosen, seenAt: now }
      waiting = new Set(marks.map(({ key }) => key).filter((key) => key !== chosen))
    },
  }
}
