import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { noTags } from '../../mailchimp/audience.ts'
import { lookAgainNow, recount } from '../lists/mark-list.ts'
import { checkSigning } from './check-signing.ts'
import { followHints } from './follow-hints.ts'
import { type End, type Place as PageAt, placeAfter, theStart } from './place-after.ts'
import * as store from './store.ts'
import { type Place, takeIn } from './take-in.ts'

/** How often a list is polled for changes. */
export const pollEvery = { text: '10 minutes', ms: 10 * 60_000 }

/** Mailchimp's clock and ours differ, and a change may show late, so this much is read twice. */
const overlapMs = 5 * 60_000

/**
 * Reads the changes since the poll before last, if the last one is long enough ago. So each poll makes up for an empty
 * one before it. The next poll starts from the same point if Mailchimp counts more than it showed, if both sides count
 * differently, or after an interruption.
 */
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
  await checkSigning(services, place)
  const since = new Date((pollFrom ?? now).getTime() - overlapMs)
  const doubts: string[] = []
  for (const which of ['present', 'archived'] as const) {
    const missing = await readChanges(services, place, { since, which, stopping })
    if (missing === undefined) return
    if (missing > 0) doubts.push(`${which} rows missing: ${missing}`)
  }
  await followHints(services, place, stopping)
  const more = await countMore(services, place)
  if (more !== 0) doubts.push(`more members than contacts: ${more}`)
  await services.database.as(place.scope, async (tx) => {
    const { id, teamId } = place.list
    const times = await store.keepPolled(tx, id, now, doubts.join(', ') || null)
    if (times === doubtsToSync) await lookAgainNow(tx, teamId, id)
  })
  step('poll.kept')
}

/**
 * The same doubt in this many polls in a row is not by chance: permanently deleted contacts appear in no listing of
 * changes. So the list is synced automatically, once. A difference that remains is Mailchimp's way of counting this
 * list.
 */
const doubtsToSync = 2

type Changes = { since: Date; which: 'present' | 'archived'; stopping: AbortSignal }

/** How many counted rows Mailchimp did not show; undefined if the server stops. */
async function readChanges(
  services: Needs<'database'>,
  place: Place,
  { since, which, stopping }: Changes,
): Promise<number | undefined> {
  let next: PageAt | End = theStart
  while ('first' in next) {
    // Handles hints between pages, so that a contact who has just joined need not wait.
    await followHints(services, place, stopping)
    if (stopping.aborted) return undefined
    const readAt = place.audience.now()
    const page = await place.audience.changedSince(since, which, next.first, place.tags ?? noTags)
    step('poll.read')
    await takeIn(services, place, { members: page.members, missing: [], readAt })
    next = placeAfter(next, page)
  }
  return next.missing
}

/**
 * How many more members Mailchimp has than we have contacts: an incomplete answer leaves a difference. If Mailchimp
 * counts archived members too, they are subtracted. A list without codes has no contacts yet. The counts that screens show are
 * set right on the way.
 */
async function countMore(services: Needs<'database'>, { list, scope, audience }: Place): Promise<number> {
  if (!list.codesGeneratedAt) return 0
  const members = await audience.countMembers()
  const contacts = await services.database.as(scope, (tx) => recount(tx, list.teamId, list.id))
  if (members === contacts) return 0
  const present = members - (await audience.countMembers('archived'))
  return present === contacts ? 0 : members - contacts
}
