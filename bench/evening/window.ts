// The busiest seconds of an evening, at any multiple of its load.
import { type Random, randomFrom } from '../decoding/random.ts'
import { busiest, type DoorTaps, type List, scanEveryMs, tapsOf } from './arrivals.ts'
import type { Size } from './sizes.ts'

export type Evening = {
  lists: List[]
  /** Scans in the window, of each door. */
  doors: { list: number; taps: number[] }[]
  peakPerSecond: number
  /** All scans of the evening. */
  scans: number
}

export function eveningOf(size: Size, seed: number, windowMs: number): Evening {
  const random = randomFrom(seed)
  const lists = size.lists(random)
  const all: { list: number; taps: DoorTaps }[] = lists.flatMap((list, nth) =>
    tapsOf(list, random).map((taps) => ({ list: nth, taps })),
  )
  const peak = busiest(
    all.map(({ taps }) => taps),
    windowMs,
  )
  const doors = all.map(({ list, taps }) => ({
    list,
    taps: Array.from(
      taps.filter((tap) => tap >= peak.at && tap < peak.at + windowMs),
      (tap) => tap - peak.at,
    ),
  }))
  const scans = all.reduce((sum, { taps }) => sum + taps.length, 0)
  return { lists, doors, scans, peakPerSecond: (peak.scans * 1000) / windowMs }
}

/** As many of these lists or doors as the factor says; copies scan at other moments. */
export function multiplied(
  evening: Evening,
  grows: Size['grows'],
  factor: number,
  windowMs: number,
  seed: number,
): Evening {
  const random = randomFrom(seed)
  const copiesOfList = evening.lists.map(() => (grows === 'organisers' ? copies(factor, random) : 1))
  const lists: List[] = []
  const placesOf = evening.lists.map((list, nth) =>
    Array.from({ length: copiesOfList[nth]! }, () => lists.push(list) - 1),
  )
  const doors = evening.doors.flatMap(({ list, taps }) =>
    placesOf[list]!.flatMap((place, copy) =>
      Array.from({ length: grows === 'doors' ? copies(factor, random) : 1 }, (_, again) => {
        const later = copy + again === 0 ? 0 : random.next() * scanEveryMs
        return { list: place, taps: taps.map((tap) => (tap + later) % windowMs) }
      }),
    ),
  )
  return { ...evening, lists, doors, peakPerSecond: evening.peakPerSecond * factor }
}

function copies(factor: number, random: Random): number {
  const whole = Math.floor(factor)
  return whole + (random.next() < factor - whole ? 1 : 0)
}
