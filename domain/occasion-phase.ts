/** `always`: without times. `now`: it has times, and is open between them. */
export type Phase = 'ended' | 'now' | 'later' | 'always'

/** In milliseconds since 1970. Null: without a limit. */
export type Times = { opensAt: number | null; closesAt: number | null }

export function phaseAt({ opensAt, closesAt }: Times, now: number): Phase {
  if (closesAt !== null && closesAt <= now) return 'ended'
  if (opensAt !== null && opensAt > now) return 'later'
  return opensAt === null && closesAt === null ? 'always' : 'now'
}

const order = { now: 0, always: 1, later: 2, ended: 3 } as const satisfies Record<Phase, number>

/** Compares for sorting. The current ones first, the latest opened before the others; then the next, and the latest ended. */
export function comparePhases(one: Times, other: Times, now: number): number {
  const start = ({ opensAt, closesAt }: Times) => opensAt ?? closesAt ?? 0
  const phase = phaseAt(one, now)
  const later = start(one) - start(other)
  return order[phase] - order[phaseAt(other, now)] || (phase === 'later' ? later : -later)
}
