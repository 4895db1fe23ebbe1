// The ways in which a picture is read, the most rewarding for its time first. What each adds to those before it was measured
// with `npm run bench -- decoding` (docs/decisions/0034). The dense part of a picture is where a code would be; reading it
// alone costs a tenth of the whole, so there is time to look at it in several lights.
import { busyArea } from './busy-area.ts'
import { copyOf, smooth, twice, wholeOf, type Area, type Luma, type Room } from './luma.ts'
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
/** For pictures that have been made black and white already. */
const decided: ReadOptions = { ...plain, binarizer: 'fixedThreshold' }

const between = ownRoom()
const beyond = ownRoom()

/** So many of the first ones read most by themselves: where there is time for one a frame only, they take turns. */
export const strongWays = 3

export const ways: readonly Way[] = [
  {
    // Better than the library's defaults by 1–2 points in the same time.
    name: 'whole',
    prepare: (picture, room) => copyOf(picture, wholeOf(picture), room),
    options: { ...plain, tryInvert: true, tryDownscale: true },
  },
  {
    // Codes are held into the middle, and small or far ones have less than two pixels a module.
    name: 'middle, twice as large',
    prepare: (picture, room) => twice(picture, middleOf(picture), room),
    options: plain,
  },
  {
    name: 'dense part, twice as large',
    prepare: (picture, room) => twice(picture, busyArea(picture, 416), room),
    options: plain,
  },
  {
    name: 'dense part, smoothed',
    prepare: (picture, room) => smooth(picture, busyArea(picture, 224), room),
    options: plain,
  },
  {
    name: 'dense part, smoothed, in black and white',
    prepare: (picture, room) => smoothThreshold(picture, busyArea(picture, 320), 8, room),
    options: decided,
  },
  {
    name: 'whole, one threshold for all',
    prepare: (picture, room) => copyOf(picture, wholeOf(picture), room),
    options: { ...plain, tryDownscale: true, binarizer: 'globalHistogram' },
  },
  {
    name: 'dense part, twice as large, in black and white',
    prepare(picture, room) {
      const large = twice(picture, busyArea(picture, 224), between)
      return threshold(large, wholeOf(large), 16, room)
    },
    options: decided,
  },
  {
    name: 'dense part, smoothed and twice as large, in black and white',
    prepare(picture, room) {
      const smoothed = smooth(picture, busyArea(picture, 320), between)
      const large = twice(smoothed, wholeOf(smoothed), beyond)
      return threshold(large, wholeOf(large), 24, room)
    },
    options: decided,
  },
  {
    name: 'whole, in black and white',
    prepare: (picture, room) => threshold(picture, wholeOf(picture), 12, room),
    options: decided,
  },
  {
    // The dearest: for photos, and for a frame of a quick phone.
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

/** Room beside the reader's, for what is changed in two steps. It grows to the largest picture and stays. */
function ownRoom(): Room {
  let memory = new Uint8Array(0)
  return (width, height) => {
    if (memory.length < width * height) memory = new Uint8Array(width * height)
    return { data: memory.subarray(0, width * height), width, height }
  }
}
