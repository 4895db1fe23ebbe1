import type { Occasion } from '#contract/occasions.ts'

/** `always`: without times. `now`: it has times, and is open between them. */
export type Phase = 'ended' | 'now' | 'later' | 'always'

type Times = Pick<Occasion, 'opens_at' | 'closes_at'>

export function phaseOf({ opens_at: opens, closes_at: closes }: Times, now: number): Phase {
  if (closes !== null && Date.parse(closes) <= now) return 'ended'
  if (opens !== null && Date.parse(opens) > now) return 'later'
  return opens === null && closes === null ? 'always' : 'now'
}

const order = { now: 0, always: 1, later: 2, ended: 3 } as const satisfies Record<Phase, number>

/** The current ones first, the latest opened before the others; then the next ones, and at the end the latest ended. */
export function inOrder<T extends Times>(occasions: readonly T[], now: number): T[] {
  const start = ({ opens_at: opens, closes_at: closes }: T) => Date.parse(opens ?? closes ?? '') || 0
  return occasions.toSorted((one, other) => {
    const phase = phaseOf(one, now)
    const later = start(one) - start(other)
    return order[phase] - order[phaseOf(other, now)] || (phase === 'later' ? later : -later)
  })
}

/** A main occasion without settings is the list as it always was. */
export function isPlainMain(occasion: Occasion): boolean {
  const { is_main: isMain, opens_at: opens, closes_at: closes, who, own_max: own, again, capacity } = occasion
  const isSet = [opens, closes, who, own, capacity].some((setting) => setting !== null)
  return isMain && !isSet && again === 'never' && !occasion.has_exits
}
