// Guests come in groups, queue at a door of their list, and are scanned one after the other.
import type { Random } from '../decoding/random.ts'

/** A door scans once in this time at best (decision 48). */
export const scanEveryMs = 2000

/** Time from the opening until a guest comes: gamma, shape 4 and mean 45 minutes, so most come from minute 20 to 65. */
const shape = 4
const meanMs = 45 * 60_000

/** Groups of one to four, two on average. */
const groupSizes = [1, 1, 2, 2, 2, 2, 2, 4]

export type List = {
  contacts: number
  guests: number
  doors: number
  /** Its occasion counts the people inside, in one row. */
  hasCapacity: boolean
  opensAt: number
}

/** When a door scans, in order. */
export type DoorTaps = Float64Array

/** The doors of a list with their scans. Guests wait in the queue of their door. */
export function tapsOf(list: List, random: Random): DoorTaps[] {
  const arrivals: number[][] = Array.from({ length: list.doors }, () => [])
  for (let come = 0; come < list.guests;) {
    const group = Math.min(random.pick(groupSizes), list.guests - come)
    const at = list.opensAt + comesAfter(random)
    const door = random.pick(arrivals)
    for (let member = 0; member < group; member++) door.push(at)
    come += group
  }
  return arrivals.map((times) => queueUp(Float64Array.from(times).sort()))
}

/** A sum of exponential times is a gamma time of that shape. */
function comesAfter(random: Random): number {
  let product = 1
  for (let part = 0; part < shape; part++) product *= 1 - random.next()
  return (-Math.log(product) * meanMs) / shape
}

function queueUp(arrivals: Float64Array): DoorTaps {
  let free = -Infinity
  return arrivals.map((at) => {
    const tap = Math.max(at, free)
    free = tap + scanEveryMs
    return tap
  })
}

/** The beginning of the window with the most scans, by the second. */
export function busiest(doors: readonly DoorTaps[], windowMs: number): { at: number; scans: number } {
  const seconds = new Map<number, number>()
  let last = 0
  for (const taps of doors)
    for (const tap of taps) {
      const second = Math.floor(tap / 1000)
      seconds.set(second, (seconds.get(second) ?? 0) + 1)
      last = Math.max(last, second)
    }
  const wide = Math.round(windowMs / 1000)
  let [best, at, sum] = [0, 0, 0]
  for (let second = 0; second <= last; second++) {
    sum += (seconds.get(second) ?? 0) - (seconds.get(second - wide) ?? 0)
    if (sum > best) [best, at] = [sum, Math.max(0, second - wide + 1)]
  }
  return { at: at * 1000, scans: best }
}
