import { sameCodeLockMs } from '#contract/limits.ts'

/**
 * Frames come every 40 ms. After a gap as long as this, the reader was paused, and codes may have come or gone unseen.
 */
const gapMs = 500

/**
 * Locks each accepted code while it stays in view and for 2 s after; other codes pass at once (DESIGN §9). It needs every
 * frame, also those without a code: time without frames does not count as the code having left.
 */
export function createSameCodeLock() {
  const lastSeen = new Map<string, number>()
  let lastFrameAt: number | undefined

  return {
    /** The keys of the codes that are not read again. */
    keys: (): readonly string[] => [...lastSeen.keys()],
    /** True when the chosen code of this frame must be scanned. `seen` are the keys of all codes in it. */
    see(seen: readonly string[], chosen: string | undefined, now: number): boolean {
      const gap = lastFrameAt === undefined ? 0 : now - lastFrameAt
      lastFrameAt = now
      for (const [key, at] of lastSeen) {
        if (gap > gapMs) lastSeen.set(key, at + gap)
        else if (now - at > sameCodeLockMs) lastSeen.delete(key)
        if (seen.includes(key) && lastSeen.has(key)) lastSeen.set(key, now)
      }
      if (chosen === undefined || lastSeen.has(chosen)) return false
      lastSeen.set(chosen, now)
      return true
    },
  }
}
