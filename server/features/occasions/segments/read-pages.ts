import type { Tx } from '../../../database/open.ts'
import type { Needs } from '../../../services.ts'
import { step } from '../../../kernel/step.ts'
import { MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import { said } from '../../../kernel/said.ts'
import { type Audience, membersPerRead } from '../../../mailchimp/audience.ts'
import { type End, type Place as PageAt, placeAfter, theStart } from '../../webhooks/place-after.ts'
import * as store from './store.ts'

/** If a reading changes more contacts than this, doors are notified once, because they then read the whole list. */
export const mostTold = 2000

/**
 * If the order changes between calls, each reading of the pages shows other members. So a short listing is read again
 * until it shows no new members, or all.
 */
const mostPages = 40

/** Pages overlap, so a listing has more of them than its total needs. */
const pagesNeeded = (total: number) => 10 + Math.ceil((3 * total) / membersPerRead)

export type Reading = store.Reading & { scope: { team: string; list: string }; audience: Audience }

/** `shown`: different members. */
export type Listing = { shown: number; total: number }

/**
 * Reads a segment page by page. Contacts on a page become guests at once. A listing that shows a contact is proof; a
 * listing that lacks a contact is no proof. Undefined if the server stops, or a newer reading has begun.
 */
export async function readPages(
  services: Needs<'database'>,
  reading: Reading,
  stopping: AbortSignal,
): Promise<Listing | undefined> {
  let pages = 0
  let before: number | undefined
  for (;;) {
    const round = await readRound(services, reading, pages, stopping)
    if (!round) return undefined
    pages += round.pages
    const shown = await store.countShown(services.database, reading.scope, reading.segmentId)
    const isOver = shown >= round.total || shown === before
    if (isOver || pages + round.pages > mostPages) return { shown, total: round.total }
    before = shown
  }
}

async function readRound(services: Needs<'database'>, reading: Reading, first: number, stopping: AbortSignal) {
  const { audience, segmentId } = reading
  let total = 0
  let pages = 0
  for (let next: PageAt | End = theStart; 'first' in next; pages++) {
    if (stopping.aborted) return undefined
    if (pages > pagesNeeded(total))
      throw new MailchimpTrouble('unreachable', { why: said('mailchimp_listing_endless') })
    const page = await audience.segmentMembersFrom(segmentId, next.first)
    step('segment.read')
    if (!(await keepPage(services, reading, { place: first + pages, hashes: page.hashes }))) return undefined
    step('segment.page-kept')
    total = page.total
    const members = page.hashes.map((hash) => ({ hash }))
    next = placeAfter(next, { members, odd: page.odd, total, isWhole: true })
  }
  return { total, pages }
}

/** False if a newer reading has begun. */
async function keepPage(
  { database }: Needs<'database'>,
  reading: Reading,
  page: { place: number; hashes: string[] },
): Promise<boolean> {
  return database.as(reading.scope, async (tx) => {
    const held = await store.hold(tx, reading)
    if (!held) return false
    const added = await store.keepPage(tx, reading, page)
    if (added.length === 0) return true
    await store.addUntold(tx, reading, added.length)
    if (held.untold + added.length <= mostTold) await store.tellOfContacts(tx, reading.listId, added)
    return true
  })
}

/** Notifies doors of all new guests at once, if they were too many for single notifications. */
export async function tellOfMany(tx: Tx, reading: store.Reading, changed: number): Promise<void> {
  if (changed > mostTold) await store.tellOfAll(tx, reading)
}
