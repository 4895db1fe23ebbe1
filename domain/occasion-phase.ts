/** `always`: without times. `now`: it has times, and is open between them. */
export type Phase = 'ended' | 'now' | 'later' | 'always'

/** In milliseconds since 1970. Null: without a limit. */
export type Times = { opensAt: number | null; closesAt: number | null }

export function phaseAt({ opensAt, closesAt }: Times, now: number): Phase {
  if (closesAt !== null && closesAt <= now) return 'ended'
  if (opensAt !== null && opensAt > now) return 'later'
  return opensAt === null && closesAt === null ? 'always' : 'now'
}

const order = { now: 0, always: 1, later: 2, ended: 4 } as const satisfies Record<Phase, number>

/** An occasion that opens within a week comes before the main occasion, as long as no guest entered that one. */
const soonMs = 7 * 24 * 60 * 60_000

/** `isIdle`: no guest has entered the main occasion yet. */
type Sorted = Times & { isIdle?: boolean | undefined }

function placeOf(times: Sorted, now: number): number {
  const phase = phaseAt(times, now)
  if (phase === 'always' && times.isIdle) return order.later + 0.5
  return phase === 'later' && times.opensAt !== null && times.opensAt - now > soonMs ? order.later + 1 : order[phase]
}

/**
 * Compares for sorting. The current ones first, the latest opened before the others; then the next, and the latest ended.
 */
export function comparePhases(one: Sorted, other: Sorted, now: number): number {
  const start = ({ opensAt, closesAt }: Times) => opensAt ?? closesAt ?? 0
  const later = start(one) - start(other)
  return placeOf(one, now) - placeOf(other, now) || (phaseAt(one, now) === 'later' ? later : -later)
}
