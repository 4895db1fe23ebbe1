import type { OfflineEntry, DoorCounters } from '#contract/offline.ts'
import type { Door } from '../../kernel/door.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { openTurns } from '../../kernel/turns.ts'
import type { Counters } from './counters.ts'
import { readCursor, readPlace, writeCursor, writePlace } from './cursor.ts'
import { requireDoor } from './door-standing.ts'
import { hasNames, sealEntries } from './seal-entry.ts'
import { openTogether } from './together.ts'
import * as store from './store.ts'

export type OfflinePage = {
  salt: Buffer
  cursor: string
  isWhole: boolean
  entries: OfflineEntry[]
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

type Asking = { since: string | undefined; after: string | undefined; isGone: () => boolean }

/** The changes since a cursor, or the whole list page by page. */
export async function findOfflineList(
  services: Needs<'database' | 'now'>,
  counters: Counters,
  door: Door,
  asking: Asking,
): Promise<OfflinePage> {
  if (door.hasEnded) await requireDoor(services, door)
  const { since = '', after = '', isGone } = asking
  return together({ name: `${door.listId} ${since} ${after}`, isGone }, (group) =>
    inTurn({ one: door.listId, within: door.linkId, isGone: group.isGone }, () =>
      group.answer(() => readPage(services, counters, door, asking)),
    ),
  )
}

async function readPage(
  services: Needs<'database'>,
  counters: Counters,
  door: Door,
  { since, after }: Asking,
): Promise<OfflinePage> {
  const counted = await counters.of(door.listId)
  const from = since === undefined || after !== undefined ? undefined : readCursor(since)
  const [news] = await store.findNews(services.database, [{ listId: door.listId, from, isNew: true }], entriesPerPage)
  if (!news) throw new Refusal('not_found', 'List not found')
  const { salt, position } = news
  const common = { salt, counters: counted }
  if (from?.isOf(salt) && !news.isAnew) {
    const entries = await sealEntries(salt, news.entries, hasNames(counted))
    return { ...common, cursor: writeCursor(position, salt), isWhole: false, entries, next: null }
  }
  const place = after === undefined ? undefined : readOwnPlace(after, salt)
  // The cursor is taken before the entries are read, so that changes during the read are sent again.
  const cursor = place?.cursor ?? writeCursor(position, salt)
  const scope = { team: door.teamId, list: door.listId }
  const rows = await store.findEntries(services.database, scope, {
    after: place?.contactId,
    count: entriesPerPage + 1,
  })
  const page = rows.slice(0, entriesPerPage)
  const entries = await sealEntries(salt, page.flatMap(ofEachCode), hasNames(counted))
  const next = rows.length > entriesPerPage ? writePlace(cursor, page.at(-1)!.id) : null
  return { ...common, cursor, isWhole: true, entries, next }
}

function readOwnPlace(after: string, salt: Buffer) {
  const place = readPlace(after)
  if (!place || !readCursor(place.cursor)?.isOf(salt)) {
    const message = 'This page of the list does not exist. Please begin with the first.'
    throw new Refusal('invalid', message, { fields: { after: [message] } })
  }
  return place
}

/** An entry for each code: a guest may show any of them. */
function ofEachCode({ otherKeys, ...row }: store.StoredEntry): store.StoredEntry[] {
  return [row.codeKey, ...otherKeys].map((codeKey) => ({ ...row, otherKeys: [], codeKey }))
}
