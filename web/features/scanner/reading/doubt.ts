import type { PlacedCode } from './choose-code.ts'

/** A fifth of a second at 25 frames: by then the nearer code was read, or it is not a code. */
const enoughFrames = 5

/** A code is held back while something nearer the middle looks like a code too and cannot be read. Not for long. */
export function createDoubt() {
  let key: string | undefined
  let frames = 0
  return {
    /** The code, once it was held back in enough frames. */
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
