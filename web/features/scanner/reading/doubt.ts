import type { PlacedCode } from './choose-code.ts'

/** A fifth of a second at 25 frames a second. By then, the thing nearer the middle has been read, or it is no code. */
const enoughFrames = 5

/** Holds a code back for a moment while something nearer the middle also looks like a code and cannot be read. */
export function createDoubt() {
  let key: string | undefined
  let frames = 0
  return {
    /** Returns the code once it has been held back in enough frames. */
    settle(code: PlacedCode | undefined): PlacedCode | undefined {
      if (!code) return undefined
      frames = code.key === key ? frames + 1 : 1
      key = code.key
      return frames >= enoughFrames ? code : undefined
    },
    end() {
      key = undefined
      frames = 0
    },
  }
}
