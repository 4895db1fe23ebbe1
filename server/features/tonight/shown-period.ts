import type { Period } from './store.ts'

/** `isWhole`: it begins with the opening, so no guest came before it. */
export type ShownPeriod = Period & { stepSeconds: number; isWhole: boolean }

const hourMs = 3_600_000
const longestMs = 24 * hourMs
/** A list without times is shown as far back as an evening lasts. */
const withoutTimesMs = 12 * hourMs

type Times = { opensAt: Date | null; closesAt: Date | null }

/** The part of an occasion that Tonight shows: at most a day, and undefined before the opening. */
export function shownPeriod({ opensAt, closesAt }: Times, now: Date): ShownPeriod | undefined {
  if (opensAt && opensAt > now) return undefined
  const to = closesAt && closesAt < now ? closesAt : now
  const length = opensAt ? to.getTime() - opensAt.getTime() : Infinity
  if (opensAt && length <= longestMs) return { from: opensAt, to, stepSeconds: stepFor(length), isWhole: true }
  const step = stepFor(withoutTimesMs)
  // Steps begin at fixed times, so that they do not shift as time goes on.
  const from = Math.floor((to.getTime() - withoutTimesMs) / (step * 1000)) * step * 1000
  return { from: new Date(from), to, stepSeconds: step, isWhole: false }
}

/** The length of a step in seconds. It gives at most 145 steps and, except for short periods, a few dozen. */
function stepFor(lengthMs: number): number {
  if (lengthMs <= 2 * hourMs) return 60
  return lengthMs <= 12 * hourMs ? 300 : 600
}
