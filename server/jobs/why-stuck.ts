// Decides whether background work is stuck. Waiting for Mailchimp or the organiser does not count, and neither does
// failing and retrying, which the log and the metrics show.
import type { Depths } from '../kernel/depths.ts'
import type { Work } from '../kernel/progress.ts'

export type Patience = {
  /** Work that neither begins, advances nor ends for this long is stuck. */
  quietMs: number
  /** The limit for work that waits for Mailchimp. Calls to Mailchimp end earlier. */
  mailchimpMs: number
  /** Writes and deliveries that are possible, older than this and still not tried are stuck. */
  lateMs: number
  /** The limit for the event loop's blocked time in the last half minute. */
  blockedMs: number
}

export const usualPatience: Patience = {
  quietMs: 180_000,
  mailchimpMs: 15 * 60_000,
  lateMs: 10 * 60_000,
  blockedMs: 15_000,
}

export type Seen = {
  /** The present time by `performance.now()`. */
  now: number
  since: number
  works: readonly Work[]
  begunAt: (name: string) => number
  /** Jobs of this node, and how many of each kind run at once. */
  jobs: readonly { name: string; atOnce: number }[]
  depths: Depths | undefined
  /** The event loop's total blocked time in the last half minute. */
  lateMs: number
}

/** The reason in one sentence, or undefined if everything makes progress. */
export function whyStuck(seen: Seen, patience: Patience): string | undefined {
  return whyLate(seen, patience) ?? whyStill(seen, patience) ?? whyNotBegun(seen, patience) ?? whyNoTurn(seen, patience)
}

function whyLate({ lateMs }: Seen, { blockedMs }: Patience): string | undefined {
  return lateMs > blockedMs ? `the event loop was blocked for ${seconds(lateMs)} of the last half minute` : undefined
}

function whyStill({ now, works }: Seen, { quietMs, mailchimpMs }: Patience): string | undefined {
  const still = works.find(({ movedAt, waiting }) => now - movedAt > (waiting > 0 ? mailchimpMs : quietMs))
  return still && `${still.name} has not got on for ${seconds(now - still.movedAt)}`
}

/** A job waits although this node has a free place, and none was started. */
function whyNotBegun(seen: Seen, { quietMs }: Patience): string | undefined {
  for (const { name, atOnce } of seen.jobs) {
    const ready = seen.depths?.jobs.find(({ job, state }) => job === name && state === 'ready')
    const isFree = seen.works.filter((work) => work.name === name).length < atOnce
    if (ready && isFree && ready.oldest * 1000 > quietMs && isQuiet(seen, name, quietMs)) {
      return `${ready.count} ${name} wait for ${seconds(ready.oldest * 1000)}, and none is begun`
    }
  }
}

/** Lists wait for their turn, and no node gives them one. */
function whyNoTurn(seen: Seen, { quietMs, lateMs }: Patience): string | undefined {
  const writes = seen.depths?.writes.find(({ state }) => state === 'due')
  const waiting = [
    { work: 'write-back', what: 'writes', oldest: writes?.oldest ?? 0 },
    { work: 'follow', what: 'deliveries', oldest: seen.depths?.deliveries.oldestDue ?? 0 },
  ]
  for (const { work, what, oldest } of waiting) {
    const hasTurn = (seen.depths?.leases[work] ?? 0) > 0
    if (hasTurn || oldest * 1000 < lateMs || !isQuiet(seen, work, quietMs)) continue
    return `${what} wait for ${seconds(oldest * 1000)}, and none is tried: no list has its turn`
  }
}

function isQuiet({ now, since, begunAt }: Seen, name: string, quietMs: number): boolean {
  return now - Math.max(since, begunAt(name)) > quietMs
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`
}
