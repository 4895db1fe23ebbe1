// The offline list as it is kept: whole, then by what changes. Entries and cursor change together or not at all.
import type { DoorMessage, OfflineEntry } from '#contract/offline.ts'
import { offlineList } from '#contract/offline.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { alertOf, type AlertToKeep } from './alerts.ts'
import { byFirstByte, withEntries } from './bucket.ts'
import type { KeptList, Storage } from './storage.ts'

export type ListPage = AnswerOf<typeof offlineList>

/** One making of the entries of a list. */
type Making = { listId: string; generation: number; isOrganiser: boolean }

/** One page of a list that is made anew, beside the one that is in use. */
export async function keepPage({ database }: Storage, making: Making, entries: readonly OfflineEntry[]): Promise<void> {
  const change = database.transaction('buckets', 'readwrite')
  for (const [first, group] of byFirstByte(entries)) {
    const key = [making.listId, making.generation, first] as [string, number, number]
    await change.store.put(withEntries(await change.store.get(key), group), key)
  }
  await change.done
}

/** All pages are there: from now on the list is this one. `askedAt` is when the first of them was asked for. */
export async function takeIntoUse(storage: Storage, making: Making, first: ListPage, askedAt: number): Promise<void> {
  const { listId: id, generation, isOrganiser } = making
  const change = storage.database.transaction(['lists', 'buckets', 'own'], 'readwrite')
  const before = await change.objectStore('lists').get(id)
  await change.objectStore('lists').put({
    id,
    generation,
    salt: first.salt,
    cursor: first.cursor,
    counters: first.counters,
    knownAt: askedAt,
    openedAt: Date.now(),
    isOrganiser,
    clockOffsetMs: before?.clockOffsetMs,
  })
  for (const own of await change.objectStore('own').index('list').getAll(id)) {
    if (own.confirmedAt < askedAt) await change.objectStore('own').put({ ...own, isInList: true })
  }
  const buckets = change.objectStore('buckets')
  await buckets.delete(IDBKeyRange.bound([id], [id, generation], false, true))
  await buckets.delete(IDBKeyRange.bound([id, generation + 1], [id, []]))
  await change.done
}

type Asked = { listId: string; since: string; askedAt: number }

/** What has changed since the cursor that was kept. Nothing, where the stream was quicker and tells of newer things. */
export async function keepChanges(storage: Storage, { listId, since, askedAt }: Asked, page: ListPage): Promise<void> {
  const change = storage.database.transaction(['lists', 'buckets', 'own'], 'readwrite')
  const list = await change.objectStore('lists').get(listId)
  if (list?.salt !== page.salt || list.cursor !== since) return
  await putEntries(change.objectStore('buckets'), list, page.entries)
  // Of several pages the last one moves the cursor: a page that was missed is read again.
  if (page.next === null) {
    const { cursor, counters } = page
    await change.objectStore('lists').put({ ...list, cursor, counters, knownAt: askedAt })
    for (const own of await change.objectStore('own').index('list').getAll(listId)) {
      if (own.confirmedAt < askedAt) await change.objectStore('own').put({ ...own, isInList: true })
    }
  }
  await change.done
}

/** What is kept beside the entries. */
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

/** A message of the stream. Answers what it says of scans of this door. */
export async function keepMessage(storage: Storage, listId: string, message: DoorMessage): Promise<AlertToKeep[]> {
  const alerts = await findAlerts(storage, listId, message)
  const change = storage.database.transaction(['lists', 'buckets', 'own', 'queue', 'alerts'], 'readwrite')
  const list = await change.objectStore('lists').get(listId)
  if (!list) return []
  await putEntries(change.objectStore('buckets'), list, message.entries)
  for (const { scan_id: scanId, kind } of message.events) {
    const own = await change.objectStore('own').get(scanId)
    if (own && kind === 'accepted') await change.objectStore('own').put({ ...own, isInList: true })
    else if (own) await change.objectStore('own').delete(scanId)
    const queued = await change.objectStore('queue').index('scan').get(scanId)
    if (queued) await change.objectStore('queue').put({ ...queued, heard: kind })
  }
  for (const { kept } of alerts) await change.objectStore('alerts').put(kept)
  const { cursor, counters } = message
  await change.objectStore('lists').put({ ...list, cursor, counters, knownAt: Date.now() })
  await change.done
  return alerts
}

type BucketStore = {
  get: (key: [string, number, number]) => Promise<Parameters<typeof withEntries>[0]>
  put: (value: ReturnType<typeof withEntries>, key: [string, number, number]) => Promise<unknown>
}

async function putEntries(store: BucketStore, list: KeptList, entries: readonly OfflineEntry[]): Promise<void> {
  for (const [first, group] of byFirstByte(entries)) {
    const key = [list.id, list.generation, first] as [string, number, number]
    await store.put(withEntries(await store.get(key), group), key)
  }
}

/** A scan of this door that lost its place, or somebody whom this door let in and another one too. */
async function findAlerts(storage: Storage, listId: string, { events }: DoorMessage): Promise<AlertToKeep[]> {
  const { database } = storage
  const alerts: AlertToKeep[] = []
  for (const event of events) {
    if (event.kind !== 'conflict') continue
    const { scan_id: scanId, hash, door, at } = event
    const own = await database.get('own', scanId)
    if (own) {
      alerts.push(await alertOf(storage, { scanId, listId, kind: 'lost', at: own.at, reason: 'conflict' }, own.name))
      continue
    }
    // One of ours whose answer was lost: handing it in again tells.
    if (await database.getFromIndex('queue', 'scan', scanId)) continue
    const [alike] = await database.getAllFromIndex('own', 'hash', [listId, hash])
    if (!alike) continue
    const elsewhere = { scanId, listId, kind: 'elsewhere' as const, at: Date.parse(at), door }
    alerts.push(await alertOf(storage, elsewhere, alike.name))
  }
  return alerts
}
