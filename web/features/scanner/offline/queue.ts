// The scans that the server has not confirmed yet.
import type { Alert } from '../door/door-state.ts'
import { heardMeanwhile, keptAlert, readAlert, readAlerts, takeFromOthers } from './alerts.ts'
import { hashOfPerson } from '../door/found-person.ts'
import type { KeptAlert, OwnScan, QueuedScan, Storage } from '../door/kept.ts'
import type { Tabs } from '../door/ports.ts'

export type Begun = Pick<
  QueuedScan,
  | 'scanId'
  | 'listId'
  | 'hash'
  | 'text'
  | 'scannedAt'
  | 'party'
  | 'contactId'
  | 'named'
  | 'guest'
  | 'isOfLink'
  | 'occasionId'
  | 'isExit'
>

export type Kept = {
  /** The id that it is sent with. */
  scanId: string
  /** The ids of the party's further scans, as they were or will be sent. */
  party: readonly string[] | undefined
  /** This door let in a guest with this code, and the server does not know it yet. */
  isWaiting: boolean
}

/**
 * Stores a scan before it is sent. It continues an older scan of the same code that showed no verdict, because its page
 * closed or no answer came. The server may have counted that one, and then it counts for this guest, once. `salt` made
 * the hash; undefined if the list has another salt by now.
 */
export async function beginScan(
  storage: Storage,
  tabs: Pick<Tabs, 'page' | 'live'>,
  begun: Begun,
  salt: string,
): Promise<Kept | undefined> {
  const { database } = storage
  const hashes = hashesOf(begun)
  const counts = await Promise.all(hashes.map((hash) => database.countFromIndex('queue', 'hash', hash)))
  const hasAlike = counts.some((count) => count > 0)
  const live = hasAlike ? await tabs.live() : new Set<string>()
  // Nothing was shown yet, so a power loss does no harm.
  const change = database.transaction(['lists', 'queue'], 'readwrite', { durability: 'relaxed' })
  const queue = change.objectStore('queue')
  // The list has just been replaced, with other hashes.
  if ((await change.objectStore('lists').get(begun.listId))?.salt !== salt) return undefined
  const alike: QueuedScan[] = []
  if (hasAlike) for (const hash of hashes) alike.push(...(await queue.index('hash').getAll(hash)))
  const left = alike.find((scan) => isLeft(scan, begun, live))
  const fresh: QueuedScan = {
    ...begun,
    state: 'sending',
    told: undefined,
    clockOffsetMs: undefined,
    heard: undefined,
    page: tabs.page,
  }
  await queue.put(left ? { ...left, scannedAt: begun.scannedAt, page: tabs.page } : fresh)
  await change.done
  return {
    scanId: left?.scanId ?? begun.scanId,
    party: (left ?? begun).party,
    // Also if staff undid it: the server may have counted it, and then hears of the undo with the saved scans.
    isWaiting: alike.some(({ told, heard }) => told === 'ok' && heard === undefined),
  }
}

/**
 * True if another scan of the code has no shown verdict. If this one was refused, that one may have counted: two pages
 * may have closed, each with a scan of the code on its way.
 */
export async function isAnotherLeft({ database }: Storage, tabs: Pick<Tabs, 'live'>, begun: Begun): Promise<boolean> {
  const found = hashesOf(begun).map((hash) => database.getAllFromIndex('queue', 'hash', hash))
  const alike = (await Promise.all(found)).flat()
  if (alike.length === 0) return false
  const live = await tabs.live()
  return alike.some((scan) => isLeft(scan, begun, live))
}

/** What scans of the same guest have. This device may have got the person's name after an earlier scan. */
function hashesOf({ listId, hash, contactId }: Begun): [string, string][] {
  const hashes = [hash, ...(contactId === undefined ? [] : [hashOfPerson(contactId)])]
  return [...new Set(hashes)].filter((each) => each !== '').map((each) => [listId, each])
}

const isLeft = (scan: QueuedScan, begun: Begun, live: ReadonlySet<string>): boolean =>
  scan.state === 'sending' && !live.has(scan.page) && isForTheSame(scan, begun)

/** A scan id stands for one scan, of one occasion and in one direction. */
function isForTheSame(one: Begun, other: Begun): boolean {
  return (
    (one.occasionId ?? one.listId) === (other.occasionId ?? other.listId) &&
    (one.isExit ?? false) === (other.isExit ?? false)
  )
}

/**
 * Ends a scan that the server has decided. The door still remembers an admission, because the stream may bring news
 * about it. Returns the news that has already come.
 */
export async function endScan(storage: Storage, scanId: string, admitted: OwnScan | undefined): Promise<Alert[]> {
  const change = storage.database.transaction(['queue', 'own', 'alerts'], 'readwrite')
  const queue = change.objectStore('queue')
  const queued = await queue.index('scan').get(scanId)
  if (queued) await queue.delete(queued.order!)
  // A scan that the server itself accepted can only be undone; it never loses its place.
  const isTold = queued?.heard === 'accepted'
  const own = admitted && queued?.heard !== 'undone' ? { ...admitted, isInList: isTold } : undefined
  const alerts = own ? heardMeanwhile(own, queued) : []
  if (own) {
    await change.objectStore('own').put(own)
    await takeFromOthers(queue, own, alerts)
  }
  for (const alert of alerts) await change.objectStore('alerts').put(alert)
  await change.done
  return readAlerts(storage, alerts)
}

/**
 * Undoes a scan that this door has decided. It stays in the queue, because an earlier call may have brought it to the server:
 * there it must not count either. False if the server has already decided it, and so must undo it.
 */
export async function undoWaiting(storage: Storage, scanId: string, now: number): Promise<boolean> {
  const change = storage.database.transaction(['queue', 'answers'], 'readwrite', { durability: 'strict' })
  const queue = change.objectStore('queue')
  const scan = await queue.index('scan').get(scanId)
  if (!scan || scan.state === 'sending') return false
  await queue.put({ ...scan, undoneAt: scan.undoneAt ?? now })
  await change.objectStore('answers').delete(scanId)
  await change.done
  return true
}

/** The server declined to decide: nothing was counted and nothing will be. */
export async function dropScan(storage: Storage, scanId: string): Promise<void> {
  await endScan(storage, scanId, undefined)
}

/** A scan that the server rejects from any caller. */
export async function setAside(storage: Storage, scanId: string, name: KeptAlert['name']): Promise<Alert | undefined> {
  const change = storage.database.transaction(['queue', 'alerts'], 'readwrite')
  const scan = await change.objectStore('queue').index('scan').get(scanId)
  if (!scan) return undefined
  await change.objectStore('queue').put({ ...scan, state: 'aside' })
  const { listId, scannedAt: at, text } = scan
  const kept = keptAlert({ scanId, listId, kind: 'set_aside', at, name, text })
  await change.objectStore('alerts').put(kept)
  await change.done
  return readAlert(storage, kept)
}

/** No answer, and no offline decision: the next scan of the same code continues with it. */
export async function leaveScan({ database }: Storage, scanId: string): Promise<void> {
  const change = database.transaction('queue', 'readwrite')
  const scan = await change.store.index('scan').get(scanId)
  if (scan) await change.store.put({ ...scan, page: '' })
  await change.done
}

/**
 * A decision that was not stored in time to be shown: the scan is undecided again, with its party. A write that is under way ends
 * before this one.
 */
export async function undecide(
  { database }: Storage,
  { scanId, party, page }: Pick<QueuedScan, 'scanId' | 'party' | 'page'>,
): Promise<void> {
  const { store, done } = database.transaction('queue', 'readwrite')
  const scan = await store.index('scan').get(scanId)
  if (scan?.state === 'saved') {
    const heardOfParty: string[] = []
    for (const id of party ?? []) {
      const one = await store.index('scan').get(id)
      if (one?.heard === 'accepted') heardOfParty.push(id)
      if (one) await store.delete(one.order!)
    }
    const undecided = { state: 'sending', told: undefined, moves: undefined, partyId: undefined } as const
    await store.put({ ...scan, ...undecided, party, heardOfParty, page })
  }
  await done
}

/** The scans to send, oldest first. */
export async function savedScans({ database }: Storage, listId: string): Promise<QueuedScan[]> {
  const scans = await database.getAllFromIndex('queue', 'list', listId)
  return scans.filter(({ state }) => state === 'saved').toSorted((one, other) => one.order! - other.order!)
}

/** The other lists with waiting scans on this device, and the number of scans. */
export async function savedElsewhere({ database }: Storage, listId: string): Promise<Map<string, number>> {
  const [all, here] = await Promise.all([database.count('queue'), database.countFromIndex('queue', 'list', listId)])
  if (all === here) return new Map()
  const scans = (await database.getAll('queue')).filter((scan) => scan.state === 'saved' && scan.listId !== listId)
  return new Map([...Map.groupBy(scans, (scan) => scan.listId)].map(([id, saved]) => [id, saved.length]))
}

/** Scans without a shown verdict are useless after a day. */
const leftForMs = 24 * 3600_000

/** Answers whose scan no server took wait no longer than the scan did. */
const answersForMs = 72 * 3600_000

/** Deletes undecided scans, and yesterday's admissions, about which no more news will come. */
export async function sweepScans({ database }: Storage, now = Date.now()): Promise<void> {
  const change = database.transaction(['queue', 'own', 'answers', 'alerts'], 'readwrite')
  const [queue, own, alerts] = [change.objectStore('queue'), change.objectStore('own'), change.objectStore('alerts')]
  for (const scan of await queue.getAll()) {
    if (scan.state === 'sending' && scan.scannedAt < now - leftForMs) await queue.delete(scan.order!)
  }
  const answers = change.objectStore('answers')
  for (const kept of await answers.getAll()) if (kept.at < now - answersForMs) await answers.delete(kept.scanId)
  for (const scan of await own.getAll()) if (scan.at < now - leftForMs) await own.delete(scan.scanId)
  for (const { id, isOver, at } of await alerts.getAll()) if (isOver && at < now - leftForMs) await alerts.delete(id)
  await change.done
}
