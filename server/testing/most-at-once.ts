import type { Call } from '../../sandbox/calls.ts'

/** The most of these calls that were open at Mailchimp at the same time. */
export function mostAtOnce(calls: Call[]): number {
  const moments = calls.flatMap((call) => [
    // Endings are noted in whole milliseconds.
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

/** What is noted of a call is when it ended. */
export function beganAt({ at, tookMs }: Call): number {
  return at - tookMs
}
