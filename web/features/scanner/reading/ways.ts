// The ways in which a picture is read, the most rewarding for its time first. What each adds to those before it was measured
// with `npm run bench -- decoding` (docs/decisions/0014). The dense part of a picture is where a code would be; reading it
// alone costs a tenth of the whole, so there is time to look at it in several lights.
import { busyArea } from './busy-area.ts'
import type { ByLines } from './find-by-lines.ts'
import {
  copyOf,
  half,
  ownRoom,
  sharpen,
  smooth,
  twice,
  twoThirds,
  wholeOf,
  type Area,
  type Luma,
  type Room,
} from './luma.ts'
import { threshold } from './threshold.ts'
import type { ReadOptions } from './zxing.ts'

export type Way = {
  name: string
  /** The part of the picture that this way reads. */
  area: (picture: Luma) => Area
  /** How many pixels it makes of one pixel, in each direction. */
  scale: number
  /** A part of the picture in the reader's memory. */
  prepare: (picture: Luma, area: Area, room: Room) => Luma
  options: ReadOptions | ByLines
}

const plain: ReadOptions = {
  tryHarder: true,
  tryInvert: false,
  tryDownscale: false,
  tryDenoise: false,
  binarizer: 'localAverage',
}
const lightOnDark: ReadOptions = { ...plain, tryInvert: true }
/** Options for pictures that are already black and white. */
const decided: ReadOptions = { ...plain, binarizer: 'fixedThreshold' }

const between = ownRoom()
const after = ownRoom()
const third = ownRoom()

const dense = (side: number) => (picture: Luma) => busyArea(picture, side)
const halfOf = (picture: Luma, _area: Area, room: Room) => half(picture, room)

const sharpenTwice = (picture: Luma, area: Area, room: Room): Luma => {
  const sharp = sharpen(picture, area, between, after)
  return twice(sharp, wholeOf(sharp), room)
}
const sharpenOnly = (picture: Luma, area: Area, room: Room): Luma => sharpen(picture, area, between, room)
const smoothThreshold = (picture: Luma, area: Area, room: Room): Luma => {
  const smoothed = smooth(picture, area, between)
  return threshold(smoothed, wholeOf(smoothed), 16, room)
}

/**
 * The ways that are tried on a frame after the first way, one turn a frame, also on a slow device. Each turn has a way that reads
 * light codes on dark, which a phone in dark mode shows. The picture at half size is readable in the noise of low light, and by lines
 * under the cracks of a display. By lines takes twice as long as the others, so it has its turn in every fourth frame.
 */
export const everyTurn = [[1, 3], [2], [1, 3], [2, 4]] as const

/** The way that needs no library: a large code, also under the cracks of a display. */
export const halfByLines = {
  name: 'half as large, by lines',
  area: wholeOf,
  scale: 0.5,
  prepare: halfOf,
  options: { around: 16, thickness: 2 },
} satisfies Way

export const ways: readonly Way[] = [
  {
    // Small or far codes have less than two pixels a module. A moving hand or a lens without focus softens their edges.
    name: 'small dense part, sharpened and twice as large',
    area: dense(128),
    scale: 2,
    prepare: sharpenTwice,
    options: plain,
  },
  { name: 'whole', area: wholeOf, scale: 1, prepare: copyOf, options: plain },
  {
    name: 'two thirds as large, sharpened, light on dark too',
    area: wholeOf,
    scale: 2 / 3,
    prepare(picture, _area, room) {
      const small = twoThirds(picture, third)
      return sharpen(small, wholeOf(small), between, room)
    },
    options: lightOnDark,
  },
  // These ways read near codes in noise.
  { name: 'half as large, light on dark too', area: wholeOf, scale: 0.5, prepare: halfOf, options: lightOnDark },
  halfByLines,
  {
    name: 'half as large, in black and white',
    area: wholeOf,
    scale: 0.5,
    prepare(picture, _area, room) {
      const small = half(picture, between)
      return threshold(small, wholeOf(small), 8, room)
    },
    options: decided,
  },
  { name: 'dense part, sharpened', area: dense(224), scale: 1, prepare: sharpenOnly, options: plain },
  {
    name: 'dense part, sharpened and twice as large',
    area: dense(160),
    scale: 2,
    prepare: sharpenTwice,
    options: plain,
  },
  {
    name: 'half as large, one threshold for all',
    area: wholeOf,
    scale: 0.5,
    prepare: halfOf,
    options: { ...lightOnDark, binarizer: 'globalHistogram' },
  },
  {
    name: 'large dense part, in black and white',
    area: dense(416),
    scale: 1,
    prepare: (picture, area, room) => threshold(picture, area, 12, room),
    options: decided,
  },
  {
    name: 'dense part, smoothed, in black and white',
    area: dense(224),
    scale: 1,
    prepare: smoothThreshold,
    options: decided,
  },
  {
    name: 'two thirds as large, light on dark too',
    area: wholeOf,
    scale: 2 / 3,
    prepare: (picture, _area, room) => twoThirds(picture, room),
    options: lightOnDark,
  },
  { name: 'large dense part, sharpened', area: dense(416), scale: 1, prepare: sharpenOnly, options: plain },
  // The expensive ways begin here: for photos, and for frames on a quick phone.
  {
    name: 'large dense part, sharpened and twice as large',
    area: dense(320),
    scale: 2,
    prepare: sharpenTwice,
    options: plain,
  },
  { name: 'whole, smoothed, in black and white', area: wholeOf, scale: 1, prepare: smoothThreshold, options: decided },
  { name: 'whole, by lines', area: wholeOf, scale: 1, prepare: copyOf, options: { around: 24, thickness: 1 } },
  { name: 'whole, twice as large', area: wholeOf, scale: 2, prepare: twice, options: plain },
]

/**
 * The whole picture at two sizes. Both are read before a code is taken: a nearer code, or that of a second guest, may be
 * in view.
 */
export const looksAround = [1, 3] as const

/**
 * A code's distance from the middle of the picture, because a verdict changes the shown part of a frame, and not its
 * middle.
 */
export type LastPlace = { across: number; down: number; side: number }

/**
 * The area around the place of the last code, because the next hand is not at exactly the same place. Reading it takes
 * a fraction of the time of the whole picture.
 */
export function aroundLast({ across, down, side }: LastPlace, { width, height }: Luma): Way | undefined {
  const [x, y] = [width / 2 + across, height / 2 + down]
  const [left, top] = [Math.max(0, Math.floor(x - side)), Math.max(0, Math.floor(y - side))]
  const [right, bottom] = [Math.min(width, Math.floor(x + side)), Math.min(height, Math.floor(y + side))]
  const area = { left, top, width: right - left, height: bottom - top }
  if (Math.min(area.width, area.height) < side) return undefined
  return { name: 'where the last code was', area: () => area, scale: 1, prepare: copyOf, options: lightOnDark }
}
