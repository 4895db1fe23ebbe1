import { sameCodeLockMs } from '#contract/limits.ts'

/** Frames come every 40 ms; after a gap as long as this the reader was away, and nothing can be said about what it missed. */
const gapMs = 500

/**
 * Passes each code once while it stays in view and for 2 s after it left; other codes pass at once (DESIGN §9). It is told
 * of every frame, also of those without a code: time in which nobody looked does not count as the code having left.
 */
export function createSameCodeLock() {
  const lastSeen = new Map<string, number>()
  let lastFrameAt: number | undefined

  return {
    /** True when what this frame shows is to be scanned. */
    see(key: string | undefined, now: number): boolean {
      const gap = lastFrameAt === undefined ? 0 : now - lastFrameAt
      lastFrameAt = now
      for (const [seen, at] of lastSeen) {
        if (gap > gapMs) lastSeen.set(seen, at + gap)
        else if (now - at > sameCodeLockMs) lastSeen.delete(seen)
      }
      if (key === undefined) return false
      const isNew = !lastSeen.has(key)
      lastSeen.set(key, now)
      return isNew
    },
  }
}
