// Decides how thoroughly to read a frame. Most of the evening the camera sees a wall, a floor or a table. Then the
// phone should save its battery, and still read the next code at once.
import type { Area, Luma } from './luma.ts'
import type { Reading } from './reading.ts'

/** `full`: by all ways that there is time for. `little`: by one cheap way. `none`: nothing has changed since. */
export type Effort = 'full' | 'little' | 'none'

/** After the last movement, every frame is read for this long. */
const awakeMs = 1000
/** Something that looks like a code is worth more patience than a wall, but not the whole evening. */
const patientMs = 5000
const littleEveryMs = 1000 / 8

/**
 * A sample is the mean of 4 × 4 pixels, which takes away most of a sensor's noise. There is one sample every
 * `sampleEvery` pixels.
 */
const sampleEvery = 16
const sampleSide = 4
/** A sample that moves by this much has changed; noise of low light stays below. A small code covers about 20 samples. */
const changedBy = 16
const changedSamples = 3

export function samplesOf({ data, width: stride }: Luma, { left, top, width, height }: Area): Uint8Array {
  const [across, down] = [Math.floor(width / sampleEvery), Math.floor(height / sampleEvery)]
  const samples = new Uint8Array(across * down)
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      let sum = 0
      const start = (top + y * sampleEvery) * stride + left + x * sampleEvery
      for (let row = start; row < start + sampleSide * stride; row += stride)
        for (let at = row; at < row + sampleSide; at++) sum += data[at]!
      samples[y * across + x] = sum / sampleSide ** 2
    }
  }
  return samples
}

function hasChanged(samples: Uint8Array, before: Uint8Array): boolean {
  if (samples.length !== before.length) return true
  let changed = 0
  for (let at = 0; at < samples.length; at++) if (Math.abs(samples[at]! - before[at]!) > changedBy) changed++
  return changed >= changedSamples
}

export function createWatch() {
  let before: Uint8Array | undefined
  let movedAt = -Infinity
  let awakeUntil = -Infinity
  let littleAt = -Infinity
  let seenAwake = new Map<string, number>()

  return {
    /** Browsers that give no samples read every frame in full. */
    effortFor(samples: Uint8Array | undefined, now: number): Effort {
      if (!samples) return 'full'
      if (!before || hasChanged(samples, before)) {
        movedAt = now
        awakeUntil = now + awakeMs
      }
      if (now < awakeUntil) {
        before = samples
        return 'full'
      }
      if (now - littleAt < littleEveryMs - 1) return 'none'
      littleAt = now
      return 'little'
    },

    /** An unread frame, as while the reader is loading, says nothing about the view. */
    missed(now: number) {
      awakeUntil = now + awakeMs
    },

    /**
     * The result of a frame. While nothing moves, the last codes are still in view, even if one cheap way does not read
     * them.
     */
    read(reading: Reading, effort: Effort, now: number): Reading {
      const { text, isTwo, isOutside, isUnclear } = reading
      if (text !== undefined || isTwo || ((isOutside || isUnclear) && now - movedAt < patientMs))
        awakeUntil = now + awakeMs
      if (effort === 'full') {
        for (const key of reading.seen) seenAwake.set(key, now)
        seenAwake = new Map([...seenAwake].filter(([, at]) => now - at < awakeMs))
        return reading
      }
      return { ...reading, seen: [...new Set([...reading.seen, ...seenAwake.keys()])] }
    },
  }
}
