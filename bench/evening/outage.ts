// After an outage: every door reads its whole list and hands in what it decided alone, while scans go on.
import type { Costs } from './costs.ts'
import { seed, warmUpMs } from './ends.ts'
import type { Machines } from './machine.ts'
import { percentileOf, simulate } from './simulate.ts'
import type { Size } from './sizes.ts'
import { eveningOf } from './window.ts'

export type Absorbed = {
  handedIn: number
  handInSeconds: number | undefined
  listsSeconds: number | undefined
  p95: number
}

/** `watchedMs`: the time that is watched after the outage. */
export function afterOutage(
  size: Size,
  outageMs: number,
  watchedMs: number,
  machines: Machines,
  costs: Costs,
): Absorbed {
  const evening = eveningOf(size, seed, watchedMs)
  const scansOfDoor = Math.round((evening.peakPerSecond * outageMs) / 1000 / evening.doors.length)
  const run = { windowMs: watchedMs, warmUpMs, afterOutage: { scansOfDoor } }
  const { times, handedInMs, listsReadMs } = simulate(evening, machines, costs, run)
  return {
    handedIn: scansOfDoor * evening.doors.length,
    handInSeconds: handedInMs === undefined ? undefined : handedInMs / 1000,
    listsSeconds: listsReadMs === undefined ? undefined : listsReadMs / 1000,
    p95: percentileOf(times, 95),
  }
}
