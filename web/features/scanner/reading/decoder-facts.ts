import type { ReadPicture } from './decoder-messages.ts'

/** A picture may be black for a moment, as when a hand passes over the lens. */
const blackForMs = 3000
/** The weight of the newest time in a running mean. */
const newest = 0.05

/** The reader's statistics since the screen was opened, for finding out why a door does not work. */
export function createDecoderFacts() {
  const readsBy = new Map<string, number>()
  let frames = 0
  let meanMs = 0
  let blackSince: number | undefined
  let isBlack = false

  return {
    add(read: ReadPicture | undefined, now: number) {
      frames++
      if (!read) return
      meanMs = meanMs === 0 ? read.ms : meanMs + newest * (read.ms - meanMs)
      if (read.way !== undefined) readsBy.set(read.way, (readsBy.get(read.way) ?? 0) + 1)
      blackSince = read.isBlack ? (blackSince ?? now) : undefined
      isBlack = blackSince !== undefined && now - blackSince >= blackForMs
    },
    shown() {
      const reads = [...readsBy].map(([way, count]) => `${count} by ${way}`)
      return { frames, isBlack, facts: [`${meanMs.toFixed(1)} ms a frame`, ...reads] as readonly string[] }
    },
  }
}
