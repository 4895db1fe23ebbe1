/** `always`: without times. `now`: it has times, and is open between them. */
export type Phase = 'ended' | 'now' | 'later' | 'always'

/** In milliseconds since 1970. Null: without a limit. */
export type Times = { opensAt: number | null; closesAt: number | null }

export function phaseAt({ opensAt, closesAt }: Times, now: number): Phase {
  if (closesAt !== null && closesAt <= now) return 'ended'
  if (opensAt !== null && opensAt > now) return 'later'
  return opensAt === null && closesAt === null ? 'always' : 'now'
}

const hourMs = 60 * 60_000
/** The screens of an organiser stay with a night that is over, until this time after its end. */
const staysMs = 24 * hourMs
/** Its doors get ready within this time before the opening. */
const soonMs = 2 * hourMs
/** An occasion that opens within a week comes before the main occasion, as long as no guest entered that one. */
const weekMs = 7 * 24 * hourMs
/** What is open for longer is no night: a coupon run, or an area for all days of a festival. */
const longestNightMs = 36 * hourMs

const places = ['night', 'soon', 'justEnded', 'run', 'always', 'withinWeek', 'idle', 'later', 'ended'] as const

/** `isIdle`: no guest has entered the main occasion yet. */
type Sorted = Times & { isIdle?: boolean | undefined }

function placeOf(times: Sorted, now: number): (typeof places)[number] {
  const { opensAt, closesAt } = times
  switch (phaseAt(times, now)) {
    case 'now':
      return opensAt !== null && (closesAt ?? now) - opensAt <= longestNightMs ? 'night' : 'run'
    case 'always':
      return times.isIdle ? 'idle' : 'always'
    case 'later': {
      const until = (opensAt ?? now) - now
      return until <= soonMs ? 'soon' : until <= weekMs ? 'withinWeek' : 'later'
    }
    case 'ended':
      return opensAt !== null && closesAt !== null && now - closesAt < staysMs ? 'justEnded' : 'ended'
  }
}

/**
 * Compares for sorting. The open night is first, the latest opened before the others. Then comes one that opens soon, and one that
 * ended in the last 24 hours; then what is open for days or always, the next ones, and the latest ended.
 */
export function comparePhases(one: Sorted, other: Sorted, now: number): number {
  const start = ({ opensAt, closesAt }: Times) => opensAt ?? closesAt ?? 0
  const later = start(one) - start(other)
  const placed = (times: Sorted) => places.indexOf(placeOf(times, now))
  return placed(one) - placed(other) || (phaseAt(one, now) === 'later' ? later : -later)
}
