// The ways in which a picture is read, the most rewarding for its time first. What each adds to those before it was measured
// with `npm run bench -- decoding` (docs/decisions/0014). The dense part of a picture is where a code would be; reading it
// alone costs a tenth of the whole, so there is time to look at it in several lights.
import { busyArea } from './busy-area.ts'
import { copyOf, half, sharpen, smooth, twice, twoThirds, wholeOf, type Area, type Luma, type Room } from './luma.ts'
import { threshold } from './threshold.ts'
import type { ReadOptions } from './zxing.ts'

export type Way = {
  name: string
  /** The picture as the reader gets it, written into its memory. */
  prepare: (picture: Luma, room: Room) => Luma
  options: ReadOptions
}

const plain: ReadOptions = {
  tryHarder: true,
  tryInvert: false,
  tryDownscale: false,
  tryDenoise: false,
  binarizer: 'localAverage',
}
const lightOnDark: ReadOptions = { ...plain, tryInvert: true }
/** For pictures that have been made black and white already. */
const decided: ReadOptions = { ...plain, binarizer: 'fixedThreshold' }

const between = ownRoom()
const after = ownRoom()

/**
 * So many of the first ones read most by themselves: where there is time for one a frame only, they take turns. The last of
 * them reads light codes on dark, which a phone in dark mode shows.
 */
export const strongWays = 4

export const ways: readonly Way[] = [
  {
    name: 'whole',
    prepare: (picture, room) => copyOf(picture, wholeOf(picture), room),
    options: plain,
  },
  {
    // Codes are held into the middle; small or far ones have less than two pixels a module, and a hand that moves or a lens
    // that looks for its focus softens their edges.
    name: 'middle, sharpened and twice as large',
    prepare: (picture, room) => sharpenTwice(picture, middleOf(picture), room),
    options: plain,
  },
  {
    name: 'middle, sharpened',
    prepare: (picture, room) => sharpen(picture, middleOf(picture), between, room),
    options: plain,
  },
  {
    // What is near and noisy. Light codes on dark are large on screens, so that it is enough to look for them here.
    name: 'half as large, light on dark too',
    prepare: half,
    options: lightOnDark,
  },
  {
    name: 'dense part, sharpened and twice as large',
    prepare: (picture, room) => sharpenTwice(picture, busyArea(picture, 160), room),
    options: plain,
  },
  {
    name: 'dense part, smoothed, in black and white',
    prepare: (picture, room) => smoothThreshold(picture, busyArea(picture, 224), 16, room),
    options: decided,
  },
  {
    name: 'half as large, one threshold for all',
    prepare: half,
    options: { ...lightOnDark, binarizer: 'globalHistogram' },
  },
  {
    name: 'half as large, in black and white',
    prepare(picture, room) {
      const small = half(picture, between)
      return threshold(small, wholeOf(small), 8, room)
    },
    options: decided,
  },
  {
    name: 'two thirds as large, light on dark too',
    prepare: twoThirds,
    options: lightOnDark,
  },
  {
    name: 'large dense part, in black and white',
    prepare: (picture, room) => threshold(picture, busyArea(picture, 416), 12, room),
    options: decided,
  },
  {
    name: 'dense part, twice as large',
    prepare: (picture, room) => twice(picture, busyArea(picture, 224), room),
    options: plain,
  },
  {
    // From here on the dear ones: for photos, and for a frame of a quick phone.
    name: 'large dense part, sharpened and twice as large',
    prepare: (picture, room) => sharpenTwice(picture, busyArea(picture, 320), room),
    options: plain,
  },
  {
    name: 'whole, smoothed, in black and white',
    prepare: (picture, room) => smoothThreshold(picture, wholeOf(picture), 16, room),
    options: decided,
  },
  {
    name: 'whole, twice as large',
    prepare: (picture, room) => twice(picture, wholeOf(picture), room),
    options: plain,
  },
]

function middleOf({ width, height }: Luma): Area {
  return { left: width >> 2, top: height >> 2, width: width >> 1, height: height >> 1 }
}

function smoothThreshold(picture: Luma, area: Area, radius: number, room: Room): Luma {
  const smoothed = smooth(picture, area, between)
  return threshold(smoothed, wholeOf(smoothed), radius, room)
}

function sharpenTwice(picture: Luma, area: Area, room: Room): Luma {
  const sharp = sharpen(picture, area, between, after)
  return twice(sharp, wholeOf(sharp), room)
}

/** Room beside the reader's, for what is changed in two steps. It grows to the largest picture and stays. */
function ownRoom(): Room {
  let memory = new Uint8Array(0)
  return (width, height) => {
    if (memory.length < width * height) memory = new Uint8Array(width * height)
    return { data: memory.subarray(0, width * height), width, height }
  }
}
