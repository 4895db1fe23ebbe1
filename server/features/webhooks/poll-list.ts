import type { Needs } from '../../services.ts'
import { step } from '../../kernel/step.ts'
import { noTags } from '../../mailchimp/audience.ts'
import { tryUnheldAgain } from '../contacts/write-values.ts'
import { countStrangeRows } from '../contacts/keep-odd.ts'
import { lookAgainNow, recount } from '../lists/mark-list.ts'
import { followHints } from './follow-hints.ts'
import { type End, type Place as PageAt, placeAfter, theStart } from './place-after.ts'
import * as store from './store.ts'
import { type Place, takeIn } from './take-in.ts'

/** How often a list is polled for changes. */
export const pollEvery = { text: '10 minutes', ms: 10 * 60_000 }

/** A change may show late, so this much is read twice. */
const overlapMs = 5 * 60_000

/** A poll that began later than now was dated by a clock that was wrong: what changed meanwhile may be unread. */
const mostAheadMs = 60_000

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
  const listening = await store.findListening(services.database, place.scope)
  const now = services.now().getTime()
  if (listening.mode === null || place.list.runningBatch || !isDue(listening.polledAt, now)) return
  await checkSigning(services, place)
  await services.database.as(place.scope, (tx) => tryUnheldAgain(tx, place.list.id))
  const { from, began, wasAhead } = spanOf(listening, { now, aheadMs: place.aheadMs() })
  const since = new Date(from.getTime() - overlapMs)
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
    const poll = { from, began, aheadMs: place.aheadMs(), doubt: doubts.join(', ') || null }
    const times = await store.keepPolled(tx, id, poll)
    if (times === doubtsToSync || wasAhead) await lookAgainNow(tx, teamId, id)
  })
  step('poll.kept')
}

/** A poll in the future was dated by a clock that was wrong. */
function isDue(polledAt: Date | null, now: number): boolean {
  const agoMs = now - (polledAt?.getTime() ?? 0)
  return agoMs >= pollEvery.ms || agoMs < -mostAheadMs
}

/**
 * Where the poll reads from, and its own time. Mailchimp dates changes by its clock, so a poll is dated by the slower of both
 * clocks: then none of them can hide a change. The first poll begins where the codes were issued, by our clock.
 */
function spanOf({ pollFrom, pollBegan }: store.Listening, { now, aheadMs }: { now: number; aheadMs: number }) {
  const slower = Math.min(0, aheadMs)
  const began = now + slower
  const first = pollFrom ? pollFrom.getTime() + slower : began
  const from = pollBegan ? (pollFrom ?? pollBegan).getTime() : first
  const wasAhead = Math.max(from, pollBegan?.getTime() ?? 0) > began + mostAheadMs
  return { from: new Date(Math.min(from, began)), began: new Date(began), wasAhead }
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
    await takeIn(services, place, { members: page.members, odd: page.odd, missing: [], readAt })
    next = placeAfter(next, page)
  }
  return next.missing
}

/**
 * How many more members Mailchimp has than we have contacts: an incomplete answer leaves a difference. If Mailchimp
 * counts archived members too, they are subtracted. Rows that cannot be understood are no contacts, and count. A list
 * without codes has no contacts yet. The counts that screens show are set right on the way.
 */
async function countMore(services: Needs<'database'>, { list, scope, audience }: Place): Promise<number> {
  if (!list.codesGeneratedAt) return 0
  const members = await audience.countMembers()
  const contacts = await services.database.as(scope, async (tx) => {
    const known = await recount(tx, list.teamId, list.id)
    return known + (await countStrangeRows(tx, list.id))
  })
  if (members === contacts) return 0
  const present = members - (await audience.countMembers('archived'))
  return present === contacts ? 0 : members - contacts
}

/**
 * Unsigned deliveries came to a webhook with a secret. They are refused, unless Mailchimp reports that it does not sign
 * this webhook. Then its secret is dropped, and its secret address protects it. Mailchimp is asked at most once per
 * poll.
 */
async function checkSigning(
  { database }: Needs<'database'>,
  { scope, audience }: Pick<Place, 'scope' | 'audience'>,
): Promise<void> {
  const { hookId, unsignedAt } = await store.findListening(database, scope)
  if (!unsignedAt || !hookId) return
  const hook = (await audience.hooks()).find(({ id }) => id === hookId)
  await database.as(scope, async (tx) => {
    if (hook?.isSigned === false) await store.dropSecret(tx, scope.list, hookId)
    await store.forgetUnsigned(tx, scope.list)
  })
}
