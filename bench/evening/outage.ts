// All doors at once: they hand in what they decided alone during an outage, or all open and read their lists.
import type { Costs } from './costs.ts'
import { seed, warmUpMs } from './ends.ts'
import type { Machines } from './machine.ts'
import { percentileOf, simulate } from './simulate.ts'
import type { Size } from './sizes.ts'
import { eveningOf } from './window.ts'

export type Absorbed = { handedIn: number; seconds: number | undefined; p95: number }

/** Doors read their lists again only where the history differs (decision 95), so not after an outage. */
export function afterOutage(
  size: Size,
  outageMs: number,
  watchedMs: number,
  machines: Machines,
  costs: Costs,
): Absorbed {
  const evening = eveningOf(size, seed, watchedMs)
  const scansOfDoor = Math.round((evening.peakPerSecond * outageMs) / 1000 / evening.doors.length)
  const run = { windowMs: watchedMs, warmUpMs, atOnce: { scansOfDoor, readsLists: false } }
  const { times, handedInMs } = simulate(evening, machines, costs, run)
  return { handedIn: scansOfDoor * evening.doors.length, seconds: inSeconds(handedInMs), p95: percentileOf(times, 95) }
}

/** Every door opens in the same moment, and reads its whole list. */
export function openingAtOnce(
  size: Size,
  watchedMs: number,
  machines: Machines,
  costs: Costs,
): Omit<Absorbed, 'handedIn'> {
  const evening = eveningOf(size, seed, watchedMs)
  const run = { windowMs: watchedMs, warmUpMs, atOnce: { scansOfDoor: 0, readsLists: true } }
  const { times, listsReadMs } = simulate(evening, machines, costs, run)
  return { seconds: inSeconds(listsReadMs), p95: percentileOf(times, 95) }
}

function inSeconds(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : ms / 1000
}
