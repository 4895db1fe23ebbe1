// Stores the offline list: first whole, then by changes. Entries and cursor change together or not at all.
import type { DoorMessage } from '#contract/offline.ts'
import type { Alert } from '../door/door-state.ts'
import { alertId, elsewhereAlert, keptAlert, readAlerts } from './alerts.ts'
import type { ListPage } from '../door/machine/state.ts'
import { besideIn, byFirstByte, type Received, withEntries } from './bucket.ts'
import { hashOfText } from './decide-here.ts'
import { handInAgain } from './hand-in-again.ts'
import type { KeptAlert, KeptList, OwnScan, ScanStore, Storage } from '../door/kept.ts'

/**
 * The state at the request: the device's time, and the admissions that the server had confirmed. The server's answer
 * includes those. Comparing times would not show that, because a device's clock may be set in between.
 */
export type Asking = {
  askedAt: number
  confirmed: readonly string[]
  now: number
  /** As this page has measured it. */
  clockOffsetMs?: number | undefined
}

/** One version of a list's entries. */
type Making = { listId: string; generation: number; isOrganiser: boolean }

/** Stores one page of a new list, beside the list in use. */
export async function keepPage({ database }: Storage, making: Making, page: Received): Promise<void> {
  const change = database.transaction('buckets', 'readwrite')
  const place = [making.listId, making.generation] as const
  // Reads only existing buckets. Before the first page of a new list there are none, which saves 256 reads.
  const stored = new Set(
    (await change.store.getAllKeys(IDBKeyRange.bound([...place], [...place, []]))).map(([, , at]) => at),
  )
  const beside = besideIn(page)
  for (const [first, group] of byFirstByte(page.entries)) {
    const key = [...place, first] as [string, number, number]
    const bucket = stored.has(first) ? await change.store.get(key) : undefined
    await change.store.put(withEntries(bucket, group, beside), key)
  }
  await change.done
}

/** All pages are there, so this version becomes the list. */
export async function takeIntoUse(
  storage: Storage,
  making: Making,
  first: ListPage,
  { askedAt, confirmed, now, clockOffsetMs }: Asking,
): Promise<void> {
  const { listId: id, generation, isOrganiser } = making
  const hashes = await newHashes(storage, id, first.salt)
  const change = storage.database.transaction(['lists', 'buckets', 'own', 'queue'], 'readwrite')
  const before = await change.objectStore('lists').get(id)
  for (const name of ['queue', 'own'] as const) {
    const store = change.objectStore(name)
    for (const scan of await store.index('list').getAll(id)) {
      const hash = hashes.get(scan.scanId)
      if (hash !== undefined) await store.put({ ...scan, hash })
    }
  }
  await change.objectStore('lists').put({
    id,
    generation,
    salt: first.salt,
    cursor: first.cursor,
    heardTo: first.cursor,
    counters: first.counters,
    toldAt: Date.parse(first.at),
    occasion: first.occasion,
    knownAt: askedAt,
    openedAt: now,
    isOrganiser,
    clockOffsetMs: clockOffsetMs ?? before?.clockOffsetMs,
  })
  if (first.is_other_history) await handInAgain(change.objectStore('own'), change.objectStore('queue'), id)
  await markInList(change.objectStore('own'), confirmed)
  const buckets = change.objectStore('buckets')
  await buckets.delete(IDBKeyRange.bound([id], [id, generation], false, true))
  await buckets.delete(IDBKeyRange.bound([id, generation + 1], [id, []]))
  await change.done
}

/** With another salt, the scans of this door get new hashes, because scans are found by their hash. */
async function newHashes({ database, crypt }: Storage, listId: string, salt: string): Promise<Map<string, string>> {
  if ((await database.get('lists', listId))?.salt === salt) return new Map()
  const scans = [
    ...(await database.getAllFromIndex('queue', 'list', listId)),
    ...(await database.getAllFromIndex('own', 'list', listId)),
  ]
  const hashed = scans.map(async ({ scanId, text, contactId }) => {
    // A guest found by name has no code here, and is found again in the server's list.
    if (!text || contactId !== undefined) return []
    const hash = await hashOfText(crypt, salt, await crypt.unseal<string>(text))
    return [[scanId, hash] as const]
  })
  return new Map((await Promise.all(hashed)).flat())
}

type Asked = { listId: string; since: string; asking: Asking }

/** Applies the changes since the stored cursor, or none if the stream has brought newer ones. */
export async function keepChanges(storage: Storage, { listId, since, asking }: Asked, page: ListPage): Promise<void> {
  const change = storage.database.transaction(['lists', 'buckets', 'own'], 'readwrite')
  const list = await change.objectStore('lists').get(listId)
  if (list?.salt !== page.salt || list.cursor !== since) return
  await putEntries(change.objectStore('buckets'), list, page)
  // With several pages, only the last moves the cursor, so that a missed page is read again.
  if (page.next === null) {
    const { cursor, counters, occasion } = page
    const toldAt = Date.parse(page.at)
    await change.objectStore('lists').put({ ...list, cursor, counters, toldAt, occasion, knownAt: asking.askedAt })
    await markInList(change.objectStore('own'), asking.confirmed)
  }
  await change.done
}

/** The data stored beside the entries. */
export async function changeList(
  { database }: Storage,
  listId: string,
  changes: Partial<Pick<KeptList, 'knownAt' | 'openedAt' | 'isLeft' | 'clockOffsetMs'>>,
): Promise<void> {
  const change = database.transaction('lists', 'readwrite')
  const list = await change.store.get(listId)
  if (list) await change.store.put({ ...list, ...changes })
  await change.done
}

/** Applies a message of the stream. Returns its news about this door's scans, and the ids of alerts that are no longer true. */
export async function keepMessage(
  storage: Storage,
  listId: string,
  message: DoorMessage,
  now: number,
): Promise<{ alerts: Alert[]; gone: string[] }> {
  const change = storage.database.transaction(['lists', 'buckets', 'own', 'queue', 'alerts'], 'readwrite')
  const [own, queue] = [change.objectStore('own'), change.objectStore('queue')]
  const list = await change.objectStore('lists').get(listId)
  if (!list) return { alerts: [], gone: [] }
  await putEntries(change.objectStore('buckets'), list, message)

  for (const [hash] of message.entries) {
    for (const lost of (await own.index('hash').getAll([listId, hash])).filter(({ isLost }) => isLost)) {
      await own.put({ ...lost, isInList: true })
    }
  }
  const alerts: KeptAlert[] = []
  const gone = new Set<string>()
  const kept = change.objectStore('alerts')
  const news = {
    gone,
    tell: async (alert: KeptAlert) => {
      alerts.push(alert)
      await kept.put(alert)
    },
  }
  for (const event of message.events) {
    const isOfHere = await hearOfOwn({ own, queue }, event, news)
    if (!isOfHere && !(await hearOfLost(kept, event, news)) && event.hash !== '') {
      await hearOfOther({ own, queue }, listId, event, news)
    }
  }
  const { cursor, counters } = message
  const toldAt = Date.parse(message.at)
  await change.objectStore('lists').put({ ...list, cursor, heardTo: cursor, counters, toldAt, knownAt: now })
  await change.done
  const open = alerts.filter(({ id }) => !gone.has(id))
  return { alerts: await readAlerts(storage, open), gone: [...gone] }
}

type Event = DoorMessage['events'][number]
type News = { tell: (alert: KeptAlert) => Promise<void>; gone: Set<string> }
type ScanStores = { own: ScanStore<'own'>; queue: ScanStore<'queue'> }

/** What became of a scan of this door. False if it is not one. */
async function hearOfOwn({ own, queue }: ScanStores, { scan_id: scanId, kind }: Event, { tell }: News) {
  const [mine, queued] = [await own.get(scanId), await queue.index('scan').get(scanId)]
  if (queued) await queue.put({ ...queued, heard: kind })
  if (mine && kind === 'accepted') await own.put({ ...mine, isInList: true })
  else if (mine) await own.delete(scanId)
  if (mine && !mine.isLost && kind === 'conflict') await tell(lostAlert(mine))
  return mine !== undefined || queued !== undefined
}

/** What became of a member of a party that waits here, or of another door's scan of a guest who was here too. */
async function hearOfOther({ own, queue }: ScanStores, listId: string, event: Event, { tell }: News): Promise<void> {
  const { scan_id: scanId, kind, hash, door, at } = event
  const queued = await queue.index('hash').getAll([listId, hash])
  const party = queued.find((scan) => scan.party?.includes(scanId))
  if (party && kind === 'accepted') await queue.put({ ...party, heardOfParty: [...(party.heardOfParty ?? []), scanId] })
  if (party || kind !== 'conflict') return

  // If the earlier scan was made here and is not confirmed yet, its answer is still on the way.
  const other = { scanId, at: Date.parse(at), door }
  const first = (await own.index('hash').getAll([listId, hash])).find(({ isLost }) => !isLost)
  if (first) return tell(elsewhereAlert(first, other))
  for (const waiting of queued) await queue.put({ ...waiting, elsewhere: [...(waiting.elsewhere ?? []), other] })
}

type AlertStore = { get: (id: string) => Promise<KeptAlert | undefined>; put: (alert: KeptAlert) => Promise<unknown> }

/**
 * The stream has told of this scan's loss before: an exit that came in late gave the place back, until it is lost again.
 * The alert is kept meanwhile, because only it has the guest's name. False if staff had no alert, or have seen it.
 */
async function hearOfLost(store: AlertStore, { scan_id: scanId, kind }: Event, { tell, gone }: News): Promise<boolean> {
  const id = alertId('lost', scanId)
  if (kind === 'accepted') gone.add(id)
  const lost = await store.get(id)
  if (lost && kind === 'accepted') await store.put({ ...lost, isOver: true })
  if (lost?.isOver && kind === 'conflict') {
    gone.delete(id)
    await tell({ ...lost, isOver: false })
  }
  return lost !== undefined
}

/** The alert for a scan of this door that lost its place. The stream does not say which door was first. */
function lostAlert({ scanId, listId, at, name }: OwnScan): KeptAlert {
  return keptAlert({ scanId, listId, kind: 'lost', at, name, reason: 'conflict' })
}

type OwnStore = { get: (scanId: string) => Promise<OwnScan | undefined>; put: (own: OwnScan) => Promise<unknown> }

async function markInList(store: OwnStore, confirmed: readonly string[]): Promise<void> {
  for (const scanId of confirmed) {
    const own = await store.get(scanId)
    if (own) await store.put({ ...own, isInList: true })
  }
}

type BucketStore = {
  get: (key: [string, number, number]) => Promise<Parameters<typeof withEntries>[0]>
  put: (value: ReturnType<typeof withEntries>, key: [string, number, number]) => Promise<unknown>
}

async function putEntries(store: BucketStore, list: KeptList, received: Received): Promise<void> {
  const beside = besideIn(received)
  for (const [first, group] of byFirstByte(received.entries)) {
    const key = [list.id, list.generation, first] as [string, number, number]
    await store.put(withEntries(await store.get(key), group, beside), key)
  }
}
