import type { Needs } from '../../kernel/services.ts'
import { step } from '../../kernel/step.ts'
import { membersPerRead, noTags } from '../../mailchimp/audience.ts'
import { followHints } from './follow-hints.ts'
import * as store from './store.ts'
import { type Place, takeIn } from './take-in.ts'

/** How often a list is asked for who changed. */
export const pollEvery = { text: '10 minutes', ms: 10 * 60_000 }

/** Mailchimp's clock and ours differ, and a change may show late: this much is read twice. */
const overlapMs = 5 * 60_000

/**
 * So many rows of a page come again on the next: who leaves the listing while it is read moves those behind forward, and
 * nobody may slip through.
 */
const pageOverlap = 50

/** Asks who changed since the last time, when that is long enough ago. Safe to be cut off: it then begins where it began. */
export async function pollList(
  services: Needs<'database' | 'now'>,
  place: Place,
  stopping: AbortSignal,
): Promise<void> {
  const { mode, pollFrom, polledAt } = await store.findListening(services.database, place.scope)
  const now = services.now()
  const isDue =
    mode !== null &&
    !place.list.runningBatch &&
    (polledAt === null || now.getTime() - polledAt.getTime() >= pollEvery.ms)
  if (!isDue) return
  const since = new Date((pollFrom ?? now).getTime() - overlapMs)
  for (const which of ['present', 'archived'] as const) {
    for (let first = 0; ; first += membersPerRead - pageOverlap) {
      // Who has just joined waits for no listing.
      await followHints(services, place, stopping)
      if (stopping.aborted) return
      const readAt = place.audience.now()
      const { members, isLast } = await place.audience.changedSince(since, which, first, place.tags ?? noTags)
      step('poll.read')
      await takeIn(services, place, { members, missing: [], readAt })
      if (isLast) break
    }
  }
  await store.keepPolled(services.database, place.scope, now)
  step('poll.kept')
}
