import type { Call } from '../../sandbox/calls.ts'

/** The most of these calls that were open at Mailchimp at the same time. */
export function mostAtOnce(calls: Call[]): number {
  const moments = calls.flatMap((call) => [
    // Ends are recorded in whole milliseconds.
    { at: beganAt(call) + 1, change: 1 },
    { at: call.at, change: -1 },
  ])
  moments.sort((a, b) => a.at - b.at || a.change - b.change)
  let open = 0
  let most = 0
  for (const { change } of moments) {
    open += change
    most = Math.max(most, open)
  }
  return most
}

/** A call's record has the time of its end and its duration. */
export function beganAt({ at, tookMs }: Call): number {
  return at - tookMs
}
