import * as store from './store.ts'
import { randomUUID } from 'node:crypto'
import { isPassing, MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import { type Said, said } from '../../../kernel/said.ts'
import { step } from '../../../kernel/step.ts'
import type { Audience, Segment } from '../../../mailchimp/audience.ts'
import type { Needs } from '../../../services.ts'
import { type Listing, mostTold, readPages, type Reading, tellOfMany } from './read-pages.ts'
import { isDeepStrictEqual } from 'node:util'

/** How often a segment is read, and how soon again after a first doubt or a failure. */
const readEvery = '10 minutes'
const readAgainAfter = '1 minute'

/** The most absent guests that are checked one by one. If there are more, a random sample of this size is checked. */
const mostLooks = 50

type Place = { scope: { team: string; list: string }; audience: Audience }

/**
 * Makes the guests of all occasions that invite this segment those that Mailchimp shows now. After a fault or a doubt,
 * the previous guests stay, and the occasion shows the reason. An interrupted reading starts again from the first page.
 */
export async function readSegment(
  services: Needs<'database'>,
  { scope, audience }: Place,
  segmentId: number,
  stopping: AbortSignal,
): Promise<void> {
  const reading = { listId: scope.list, segmentId, id: randomUUID(), scope, audience }
  await services.database.as(scope, (tx) => store.begin(tx, reading))
  step('segment.begun')
  try {
    const segment = await audience.findSegment(segmentId)
    if (!segment) return await giveUp(services, reading, said('segment_gone'), readEvery)
    const listing = await readPages(services, reading, stopping)
    if (!listing) return
    const evidence = await gather(services, reading, segment, listing)
    await keep(services, reading, evidence)
    step('segment.kept')
  } catch (error) {
    if (error instanceof MailchimpTrouble) {
      await giveUp(services, reading, error.said, isPassing(error) ? readAgainAfter : readEvery)
    }
    throw error
  }
}

async function gather(
  services: Needs<'database'>,
  reading: Reading,
  segment: Segment,
  listing: Listing,
): Promise<Evidence> {
  const { audience, scope, segmentId } = reading
  const absent = await store.findAbsent(services.database, scope, segmentId, mostLooks)
  const lost: string[] = []
  let unsure = 0
  for (const { id, hash } of segment.isTag ? absent.some : []) {
    if ((await audience.hasTag(hash, segmentId)) === false) lost.push(id)
    else unsure += 1
  }
  const isDoubtful = !segment.isTag && listing.shown === 0 && absent.count > 0
  const isEmptyElsewhere = isDoubtful && (await isListedEmpty(audience, segmentId))
  step('segment.looked')
  const { isTag, members: counted } = segment
  return { ...listing, isTag, counted, absent: absent.count, lost, unsure, isEmptyElsewhere }
}

async function isListedEmpty(audience: Audience, segmentId: number): Promise<boolean> {
  const listed = (await audience.listSegments()).rows.find(({ id }) => id === segmentId)
  return listed?.members === 0
}

async function keep({ database }: Needs<'database'>, reading: Reading, evidence: Evidence): Promise<void> {
  await database.as(reading.scope, async (tx) => {
    const held = await store.hold(tx, reading)
    if (!held) return
    const verdict = judgeReading(evidence, held)
    const removed = await store.removeGuests(tx, reading, verdict.gone, mostTold + 1)
    const changed = held.untold + removed.length
    if (changed <= mostTold) await store.tellOfContacts(tx, reading.listId, removed)
    await tellOfMany(tx, reading, changed)
    const outcome = verdict.isBelieved
      ? { readAt: held.begunAt, trouble: null }
      : { readAt: null, trouble: verdict.doubt }
    await store.keepOutcome(tx, reading, outcome)
    await store.end(tx, reading, { ...verdict, after: nextAfter(verdict) })
  })
}

function nextAfter({ doubt, doubts }: Verdict): string {
  return doubt !== null && doubts === 1 ? readAgainAfter : readEvery
}

/** Keeps the guests as they are, and says why. */
async function giveUp({ database }: Needs<'database'>, reading: Reading, trouble: Said, after: string): Promise<void> {
  await database.as(reading.scope, async (tx) => {
    const held = await store.hold(tx, reading)
    if (!held) return
    await tellOfMany(tx, reading, held.untold)
    await store.keepOutcome(tx, reading, { readAt: null, trouble })
    await store.end(tx, reading, { ...held, after })
  })
}

// Decides the changes that a reading of a tag or saved segment may make. Its listing is distrusted like a list's (decision 50).

export type Evidence = {
  isTag: boolean
  /** The number of distinct members on all pages. */
  shown: number
  /** Mailchimp's total of the listing, and its count of the segment. */
  total: number
  counted: number
  /** The number of guests that no page showed. */
  absent: number
  /** Absent guests that were checked one by one: those that have lost the tag, and how many may still have it. */
  lost: string[]
  unsure: number
  /** True if a second source also says that the segment is empty. */
  isEmptyElsewhere: boolean
}

/** The doubt of the previous reading, and how many readings in a row have had it. */
export type Before = { doubt: Said | null; doubts: number }

/** `gone`: guests to remove. `doubt`: what was wrong with the reading, which counts as complete if it `isBelieved`. */
type Verdict = { gone: string[] | 'all'; doubt: Said | null; doubts: number; isBelieved: boolean }

/**
 * After this many readings with the same doubt, it is taken as Mailchimp's way of counting this segment, as for polls.
 */
export const mostDoubts = 6

export function judgeReading(seen: Evidence, before: Before): Verdict {
  const doubt = doubtOf(seen)
  if (doubt === null) return { gone: 'all', doubt, doubts: 0, isBelieved: true }
  const doubts = isDeepStrictEqual(doubt, before.doubt) ? before.doubts + 1 : 1
  if (doubts < mostDoubts) return { gone: seen.lost, doubt, doubts, isBelieved: false }
  // For a tag, absent guests are also checked one by one, so we need not rely on the listing alone.
  const gone = !seen.isTag && seen.shown > 0 ? 'all' : seen.lost
  return { gone, doubt, doubts, isBelieved: true }
}

/** The fault of a reading, for the organiser. */
function doubtOf({ isTag, shown, total, counted, absent, unsure, isEmptyElsewhere }: Evidence): Said | null {
  const most = Math.max(total, counted)
  if (shown < most) {
    const part = { shown, total: most }
    return isTag ? said('tag_shown_in_part', part) : said('segment_shown_in_part', part)
  }
  if (unsure > 0) return said('tag_left_out')
  return !isTag && shown === 0 && absent > 0 && !isEmptyElsewhere ? said('segment_shown_empty') : null
}
