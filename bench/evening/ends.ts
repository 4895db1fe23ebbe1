// At which multiple of an evening's load a resource ends.
import type { Costs } from './costs.ts'
import type { Machines } from './machine.ts'
import { limits } from './product-limits.ts'
import { type Outcome, percentileOf, type Resource, resources, simulate } from './simulate.ts'
import type { Size } from './sizes.ts'
import { type Evening, multiplied } from './window.ts'

export const windowMs = 5000
export const warmUpMs = 1000
export const seed = 7
const slowMs = 300
/** The bounds of the search, as powers of two, and its step at the end: 2^(1/8) is 9 %. */
const [least, most, finest] = [-6, 13, 1 / 8]

export type End = { factor: number; scansPerSecond: number; first: Resource }

export function playAt(
  evening: Evening,
  grows: Size['grows'],
  machines: Machines,
  costs: Costs,
  factor: number,
): Outcome {
  return simulate(multiplied(evening, grows, factor, windowMs, seed), machines, costs, { windowMs, warmUpMs })
}

/** The largest load whose p95 is at most 300 ms without a refusal, and what is used up beyond it. */
export function findEnd(evening: Evening, grows: Size['grows'], machines: Machines, costs: Costs): End {
  let power = 0
  let step = 1
  const play = (at: number) => playAt(evening, grows, machines, costs, 2 ** at)
  let last = play(power)
  if (isTooSlow(last)) while (isTooSlow(last) && power > least) last = play(--power)
  else while (!isTooSlow(last) && power < most) last = play(++power)
  let good = isTooSlow(last) ? power - 1 : power
  let beyond = isTooSlow(last) ? last : play(power + 1)
  for (step = 1 / 2; step >= finest; step /= 2) {
    const tried = play(good + step)
    if (isTooSlow(tried)) beyond = tried
    else good += step
  }
  const factor = 2 ** good
  return { factor, scansPerSecond: evening.peakPerSecond * factor, first: usedUp(beyond) }
}

function isTooSlow({ times, refused }: Outcome): boolean {
  return refused > 0 || percentileOf(times, 95) > slowMs
}

/**
 * Processors first: when one is used up, all that waits for it is taken too. Connections and locks are the cause only if
 * neither is.
 */
function usedUp({ used }: Outcome): Resource {
  const full = resources.find((each) => used[each] > 0.9)
  return full ?? resources.reduce((one, other) => (used[other] > used[one] ? other : one))
}

/** Nodes that are needed for the streams of all doors, at this load. */
export function nodesForStreams(
  { lists, doors }: Pick<Evening, 'lists' | 'doors'>,
  factor: number,
  grows: Size['grows'],
): number {
  const ofList = Math.max(...lists.map((list) => list.doors)) * (grows === 'doors' ? factor : 1)
  return Math.ceil(Math.max((doors.length * factor) / limits.streamsOfNode, ofList / limits.streamsOfList))
}
