import { isOfGate } from '#domain/gate-occasion.ts'
import { inOrder, phaseOf } from './occasion-phase.ts'
import type { ShownOccasion } from './use-occasions.ts'

type Timed = Pick<ShownOccasion, 'who' | 'opens_at' | 'closes_at'>

const at = (moment: string | null) => (moment === null ? null : Date.parse(moment))

export function isFollowed({ who, opens_at: opens, closes_at: closes }: Timed): boolean {
  return isOfGate({ who, opensAt: at(opens), closesAt: at(closes) })
}

/** The occasions that a link to whatever is open is still for, the open one first, then the next ones. */
export function followedBy<T extends Timed>(occasions: readonly T[], now: number): T[] {
  return inOrder(occasions.filter(isFollowed), now).filter((each) => phaseOf(each, now) !== 'ended')
}

const dayMs = 24 * 60 * 60_000

/** The days of one festival, in order: the first night, and each next night that opens within a day after the last closing. */
export function festivalOf<T extends Timed>(nights: readonly T[]): T[] {
  const sorted = nights.toSorted((one, other) => (at(one.opens_at) ?? 0) - (at(other.opens_at) ?? 0))
  const gap = sorted.findIndex(
    ({ opens_at: opens }, place) =>
      place > 0 && (at(opens) ?? 0) - (at(sorted[place - 1]?.closes_at ?? null) ?? 0) > dayMs,
  )
  return gap === -1 ? sorted : sorted.slice(0, gap)
}

/** Two at one time, such as sessions in two rooms: one gate cannot be for both. */
export function overlap(occasions: readonly Timed[]): boolean {
  const sorted = occasions.toSorted((one, other) => (at(one.opens_at) ?? 0) - (at(other.opens_at) ?? 0))
  return sorted.some(({ opens_at: opens }, place) => (at(opens) ?? 0) < (at(sorted[place - 1]?.closes_at ?? null) ?? 0))
}
