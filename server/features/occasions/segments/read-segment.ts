import { randomUUID } from 'node:crypto'
import { isPassing, MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import { type Said, said } from '../../../kernel/said.ts'
import { step } from '../../../kernel/step.ts'
import type { Audience, Segment } from '../../../mailchimp/audience.ts'
import type { Needs } from '../../../services.ts'
import { type Evidence, judgeReading, type Verdict } from './judge-reading.ts'
import { type Listing, mostTold, readPages, type Reading, tellOfMany } from './read-pages.ts'
import * as store from './store.ts'

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
