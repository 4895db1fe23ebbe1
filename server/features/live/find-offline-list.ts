import * as store from './store.ts'
import type { OfflineCard, OfflineEntry, DoorCounters } from '#contract/offline.ts'
import type { Door } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { openTurns } from '../../kernel/turns.ts'
import { type Counters, withInside } from './counters.ts'
import { type Place, placeKey, readCursor, readPlace, writeCursor, writePlace } from './cursor.ts'
import { noOccasion } from '../doors/find-occasion.ts'
import { hasNames, sealRows, unreachedOf } from './seal-entry.ts'

type Asker<Answer> = { isGone: () => boolean } & PromiseWithResolvers<Answer>

/** All callers with the same question. `isGone`: no caller waits any more. */
export type Group<Answer> = { isGone: () => boolean; answer: (find: () => Promise<Answer>) => Promise<void> }

/**
 * Answers the same question once for all callers that asked before the answer is looked up. So every answer is newer
 * than its question. `work` calls `answer` when it is the group's turn.
 */
export function openTogether<Answer>() {
  const waiting = new Map<string, Asker<Answer>[]>()

  function close(name: string, askers: Asker<Answer>[]): void {
    if (waiting.get(name) === askers) waiting.delete(name)
  }

  async function giveAll(name: string, askers: Asker<Answer>[], find: () => Promise<Answer>): Promise<void> {
    close(name, askers)
    const answer = await find()
    for (const { isGone, resolve } of askers) {
      resolve(answer)
      // Handling a large answer takes milliseconds, so others get a turn between two.
      if (!isGone()) await new Promise(setImmediate)
    }
  }

  return (
    { name, isGone }: { name: string; isGone: () => boolean },
    work: (group: Group<Answer>) => Promise<void>,
  ): Promise<Answer> => {
    const asker = { isGone, ...Promise.withResolvers<Answer>() }
    const others = waiting.get(name)
    if (others) {
      others.push(asker)
      return asker.promise
    }
    const askers = [asker]
    waiting.set(name, askers)
    const group = {
      isGone: () => askers.every((each) => each.isGone()),
      answer: (find: () => Promise<Answer>) => giveAll(name, askers, find),
    }
    work(group).catch((error: unknown) => {
      close(name, askers)
      for (const { reject } of askers) reject(error)
    })
    return asker.promise
  }
}

export type OfflinePage = {
  salt: Buffer
  cursor: string
  isWhole: boolean
  isOtherHistory: boolean
  entries: OfflineEntry[]
  unreached: number[] | undefined
  cards: OfflineCard[] | undefined
  next: string | null
  counters: DoorCounters
}

/** Entries per page; a page has about 450 kB. */
const entriesPerPage = 5000

/**
 * Limits simultaneous readers, because many doors open at the same time.
 * A refused page would make a door start again, so requests wait in a queue instead. They use three of the ten
 * connections that identify doors.
 * Lists take turns, and so do the links of a list: a leaked link delays another door by one page. 300 different pages
 * of a list may wait.
 * Sealing 5,000 entries takes 100 ms. A list of 50,000 is read in one go; the pages of a longer one take a quarter of a
 * core.
 */
const inTurn = openTurns({
  atOnce: 3,
  atOnceOfOne: 1,
  mostWaiting: 1200,
  budget: { share: 0.25, burstMs: 1000 },
})
const together = openTogether<OfflinePage>()

type Asking = {
  /** The occasion of this door. */
  occasionId: string
  since: string | undefined
  after: string | undefined
  isGone: () => boolean
}

/** The changes since a cursor, or the whole list page by page. */
export async function findOfflineList(
  services: Needs<'database'>,
  counters: Counters,
  door: Door,
  asking: Asking,
): Promise<OfflinePage> {
  const { occasionId, since = '', after = '', isGone } = asking
  const place = { listId: door.listId, occasionId }
  return together({ name: `${placeKey(place)} ${since} ${after}`, isGone }, (group) =>
    inTurn({ one: door.listId, within: door.linkId, isGone: group.isGone }, () =>
      group.answer(() => readPage(services, counters, { ...place, teamId: door.teamId }, asking)),
    ),
  )
}

async function readPage(
  services: Needs<'database'>,
  counters: Counters,
  { teamId, ...place }: Place & { teamId: string },
  { since, after }: Asking,
): Promise<OfflinePage> {
  const counted = await counters.of(place)
  const from = since === undefined || after !== undefined ? undefined : readCursor(since)
  const [news] = await store.findNews(services.database, [{ ...place, from, isNew: true }], entriesPerPage)
  if (!news) throw noOccasion()
  const { salt, position } = news
  const common = { salt, counters: withInside(counted, news.inside) }
  const withNames = hasNames(counted.listed)
  if (from && !news.isAnew) {
    const sealed = await sealRows(salt, news.entries, withNames)
    const unreached = unreachedOf(news.entries)
    const changes = { isWhole: false, isOtherHistory: false, unreached, next: null }
    return { ...common, ...sealed, ...changes, cursor: writeCursor(position) }
  }
  const begun = after === undefined ? undefined : readOwnPlace(after, salt)
  // The cursor is taken before the entries are read, so that changes during the read are sent again.
  const cursor = begun?.cursor ?? writeCursor(position)
  const page = await store.findEntries(
    services.database,
    { team: teamId, list: place.listId },
    { occasionId: place.occasionId, after: begun?.contactId, count: entriesPerPage, from },
  )
  const sealed = await sealRows(salt, page.entries, withNames)
  const next = page.next === undefined ? null : writePlace(cursor, page.next, salt)
  const whole = { isWhole: true, isOtherHistory: page.isOtherHistory, unreached: unreachedOf(page.entries), next }
  return { ...common, ...sealed, ...whole, cursor }
}

/** Refuses a place of another occasion. */
export function readOwnPlace(after: string, salt: Buffer) {
  const place = readPlace(after, salt)
  if (!place) {
    throw new Refusal('invalid', 'no_page_of_list', { field: 'after' })
  }
  return place
}
