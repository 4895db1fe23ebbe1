import type { Brightness } from './brightness.ts'
import type { ReadPicture } from './decoder-messages.ts'

/** How long a picture must be black or dark before it counts. A hand may pass over the lens. */
const lastsMs: Partial<Record<Brightness, number>> = { black: 3000, dark: 1500 }
/** The weight of the newest time in a running mean. */
const newest = 0.05

/** The reader's statistics since the screen was opened, for finding out why a door does not work. */
export function createDecoderFacts() {
  const readsBy = new Map<string, number>()
  let frames = 0
  let meanMs = 0
  let seen: { brightness: Brightness; since: number } | undefined
  let brightness: Brightness = 'light'

  return {
    add(read: ReadPicture | undefined, now: number) {
      frames++
      if (!read) return
      meanMs = meanMs === 0 ? read.ms : meanMs + newest * (read.ms - meanMs)
      if (read.way !== undefined) readsBy.set(read.way, (readsBy.get(read.way) ?? 0) + 1)
      if (seen?.brightness !== read.brightness) seen = { brightness: read.brightness, since: now }
      brightness = now - seen.since >= (lastsMs[seen.brightness] ?? 0) ? seen.brightness : 'light'
    },
    shown() {
      const reads = [...readsBy].map(([way, count]) => `${count} by ${way}`)
      return { frames, brightness, facts: [`${meanMs.toFixed(1)} ms a frame`, ...reads] as readonly string[] }
    },
  }
}
