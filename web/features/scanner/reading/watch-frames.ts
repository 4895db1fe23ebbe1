// Decides how thoroughly to read a frame. Most of the evening the camera sees a wall, a floor or a table. Then the
// phone should save its battery, and still read the next code at once.
import { copyOf, wholeOf, type Area, type Luma, type Room } from './luma.ts'
import type { Reading } from './reading.ts'

// Whether a place in a picture may belong to a code: light and dark alternate there, across and down. The edges of people and
// furniture do so seldom, so they need not wake the reader.

/** A code's modules alternate within this many pixels, also if it fills the picture. */
const reach = 96
/** Means of this many pixels in each direction have less noise, and still show the smallest modules that can be read. */
const mean = 2
/** A dark code under dim light differs by this much from module to module. The noise of a mean does not. */
const contrast = 10
/** The lines that are looked at through a place, in each direction. */
const lines = [-8, 0, 8] as const

/**
 * How often light and dark alternate around a place, beyond a single edge or stripe: the smaller of the means across and down. It is
 * 0 where at most a stripe passes.
 */
function alternations({ data, width, height }: Luma, shown: Area, x: number, y: number): number {
  const left = Math.max(shown.left, Math.min(x - reach / 2, shown.left + shown.width - reach))
  const top = Math.max(shown.top, Math.min(y - reach / 2, shown.top + shown.height - reach))
  const length = Math.min(reach, width - left, height - top)
  let across = 0
  let down = 0
  for (const off of lines) {
    const row = Math.max(0, Math.min(y + off, height - mean))
    const column = Math.max(0, Math.min(x + off, width - mean))
    across += turns(data, row * width + left, 1, width, length)
    down += turns(data, top * width + column, width, 1, length)
  }
  return Math.max(0, Math.min(across, down) / lines.length - 2)
}

/** How often the light along a line turns by more than the contrast. */
function turns(data: Uint8Array, start: number, step: number, beside: number, length: number): number {
  let count = 0
  let [isFalling, isRising] = [true, true]
  let [least, most] = [255, 0]
  for (let at = start, end = start + (length - mean + 1) * step; at < end; at += mean * step) {
    const light = (data[at]! + data[at + step]! + data[at + beside]! + data[at + step + beside]!) / 4
    least = Math.min(least, light)
    most = Math.max(most, light)
    if (isFalling && light - least > contrast) {
      count++
      ;[isFalling, isRising, most] = [false, true, light]
    } else if (isRising && most - light > contrast) {
      count++
      ;[isFalling, isRising, least] = [true, false, light]
    }
  }
  return count
}

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
/**
 * At rest, only a picture in which light and dark alternate more than before wakes the reader. In the pictures of bench/decoding,
 * readable codes came to 55 and more, and a hand's tremor of 12 pixels to 10 in the median (2026-11-29).
 */
const wakingMore = 24
/** So many changed samples are looked at, because the time for a frame must not depend on the room. */
const mostLooked = 300

/** The shown part of a frame, and its samples. */
export type View = { picture: Luma; samples: Uint8Array }

export function viewOf(luma: Luma, shown: Area): View {
  return { picture: copyOf(luma, shown, ownPicture), samples: samplesOf(luma, shown) }
}

const ownPicture: Room = (width, height) => ({ data: new Uint8Array(width * height), width, height })

function samplesOf({ data, width: stride }: Luma, { left, top, width, height }: Area): Uint8Array {
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

function changedIn({ samples }: View, before: View): number[] {
  const changed: number[] = []
  for (let at = 0; at < samples.length; at++)
    if (Math.abs(samples[at]! - before.samples[at]!) > changedBy) changed.push(at)
  return changed
}

/** The view that later ones are compared with. How its places alternate is found out once. */
function openReference(view: View) {
  const across = Math.floor(view.picture.width / sampleEvery)
  const known = new Float32Array(view.samples.length).fill(-1)
  const alternatesAt = ({ picture }: View, at: number) =>
    alternations(picture, wholeOf(picture), (at % across) * sampleEvery, Math.floor(at / across) * sampleEvery)

  /** The most around a place, because a trembling hand moves the picture by some pixels. */
  function around(at: number): number {
    let most = 0
    for (const down of [-across, 0, across])
      for (const aside of [-1, 0, 1]) {
        const near = at + down + aside
        if (near < 0 || near >= known.length) continue
        if (known[near]! < 0) known[near] = alternatesAt(view, near)
        most = Math.max(most, known[near]!)
      }
    return most
  }

  return {
    isUnlike: ({ picture: { width, height } }: View) => width !== view.picture.width || height !== view.picture.height,
    hasMoved: (now: View) => changedIn(now, view).length >= changedSamples,
    /** Whether something came that may be a code. */
    showsMore(now: View): boolean {
      const changed = changedIn(now, view)
      if (changed.length < changedSamples) return false
      const stride = Math.ceil(changed.length / mostLooked)
      let more = 0
      for (let place = 0; place < changed.length; place += stride) {
        const at = changed[place]!
        const here = alternatesAt(now, at)
        if (here > 0) more += Math.max(0, here - around(at)) * stride
        if (more >= wakingMore) return true
      }
      return false
    },
  }
}

export function createWatch() {
  let before: ReturnType<typeof openReference> | undefined
  /** The last frame that was read may show a code. Then every movement counts: of it, or away from it. */
  let mayBeCode = true
  let movedAt = -Infinity
  let awakeUntil = -Infinity
  let littleAt = -Infinity
  let lookedAt = -Infinity
  let seenAwake = new Map<string, number>()

  return {
    /** Browsers that give no view read every frame in full. */
    effortFor(view: View | undefined, now: number): Effort {
      lookedAt = now
      if (!view) return 'full'
      if (!before || before.isUnlike(view) || (mayBeCode ? before.hasMoved(view) : before.showsMore(view))) {
        movedAt = now
        awakeUntil = now + awakeMs
      }
      if (now < awakeUntil) {
        before = openReference(view)
        return 'full'
      }
      if (now - littleAt < littleEveryMs - 1) return 'none'
      littleAt = now
      return 'little'
    },

    /** An unread frame, as while the reader is loading, says nothing about the view. */
    missed(now: number) {
      mayBeCode = true
      awakeUntil = now + awakeMs
    },

    /**
     * The result of a frame. While nothing moves, the last codes are still in view, even if one cheap way does not read
     * them. A code counts with the time of its frame: a slow reader names it after it has left.
     */
    read(reading: Reading, effort: Effort, now: number): Reading {
      const { text, isTwo, isOutside, isUnclear } = reading
      if (text !== undefined || isTwo || ((isOutside || isUnclear) && now - movedAt < patientMs))
        awakeUntil = now + awakeMs
      if (effort === 'full') {
        for (const key of reading.seen) seenAwake.set(key, lookedAt)
        seenAwake = new Map([...seenAwake].filter(([, at]) => at >= movedAt))
      }
      mayBeCode = text !== undefined || reading.seen.length + seenAwake.size > 0 || isTwo || isOutside || isUnclear
      if (effort === 'full') return reading
      return { ...reading, seen: [...new Set([...reading.seen, ...seenAwake.keys()])] }
    },
  }
}
