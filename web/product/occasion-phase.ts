import type { Occasion } from '#contract/occasions.ts'
import { comparePhases, phaseAt, type Phase } from '#domain/occasion-phase.ts'

type Times = Pick<Occasion, 'opens_at' | 'closes_at'>

type Sorted = Times & { is_main?: boolean; figures?: { entries: number } }

export function phaseOf(occasion: Times, now: number): Phase {
  return phaseAt(timesOf(occasion), now)
}

/** In the order of `comparePhases`: the occasion that an organiser looks at now is first. */
export function inOrder<T extends Sorted>(occasions: readonly T[], now: number): T[] {
  const times = (of: T) => ({ ...timesOf(of), isIdle: of.is_main === true && of.figures?.entries === 0 })
  return occasions.toSorted((one, other) => comparePhases(times(one), times(other), now))
}

function timesOf({ opens_at: opens, closes_at: closes }: Times) {
  return { opensAt: opens === null ? null : Date.parse(opens), closesAt: closes === null ? null : Date.parse(closes) }
}

/** A main occasion without settings behaves like a list without occasions. */
export function isPlainMain(occasion: Occasion): boolean {
  const { is_main: isMain, opens_at: opens, closes_at: closes, who, own_max: own, again, capacity } = occasion
  const isSet = [opens, closes, who, own, capacity].some((setting) => setting !== null)
  return isMain && !isSet && again === 'never' && !occasion.has_exits
}
