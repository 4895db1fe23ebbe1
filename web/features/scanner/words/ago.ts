import { words } from './words.ts'

/**
 * How long ago, up to 59 minutes. After that, the time of day says more. A wrong clock never makes it a time in the
 * future.
 */
export function agoOf(at: Date, now: number): string | undefined {
  const seconds = Math.max(0, Math.floor((now - at.getTime()) / 1000))
  if (seconds < 60) return words.screen.secondsAgo(seconds)
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? words.screen.minutesAgo(minutes) : undefined
}
