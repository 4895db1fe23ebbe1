// Deletes outdated data from the browser.
import { sweepScans } from './queue.ts'
import { dropNames, dropOldNames } from '../names/names-over.ts'
import type { Storage } from '../door/kept.ts'
import { openStorage } from './storage.ts'

/** A list that was not opened here for this long is deleted. */
const listKeptMs = 30 * 24 * 3600_000

export async function sweep(storage: Storage, now = Date.now()): Promise<void> {
  await sweepScans(storage, now)
  await dropOldNames(storage.database, now)
  await forget(storage, ({ openedAt }) => openedAt < now - listKeptMs)
}

/** Signing out removes the organiser's lists. Unconfirmed scans stay, sealed, until they can be sent. */
export async function forgetListsOfOrganiser(): Promise<void> {
  const storage = await openStorage()
  if (!storage) return
  await dropNames(storage.database, ({ isOrganiser }) => isOrganiser)
  await forget(storage, ({ isOrganiser }) => isOrganiser)
  const change = storage.database.transaction('lists', 'readwrite')
  for (const list of await change.store.getAll())
    if (list.isOrganiser) await change.store.put({ ...list, isLeft: true })
  await change.done
}

/** Scans that wait for the signed-in organiser, and could not be sent after sign-out. */
export async function countOfOrganiser(): Promise<number> {
  const storage = await openStorage()
  if (!storage) return 0
  const change = storage.database.transaction(['lists', 'queue'])
  const lists = await change.objectStore('lists').getAll()
  const own = new Set(lists.filter(({ isOrganiser, isLeft }) => isOrganiser && !isLeft).map(({ id }) => id))
  const scans = await change.objectStore('queue').getAll()
  return scans.filter(({ state, listId }) => state === 'saved' && own.has(listId)).length
}

type Kept = { openedAt: number; isOrganiser: boolean }

/** A list with waiting scans stays: it has the names of the guests, and the scans are found by it. */
async function forget({ database }: Storage, isOver: (kept: Kept) => boolean): Promise<void> {
  const change = database.transaction(['doors', 'lists', 'buckets', 'queue', 'own', 'alerts'], 'readwrite')
  const waiting = new Set((await change.objectStore('queue').getAll()).map(({ listId }) => listId))
  for (const key of await change.objectStore('doors').getAllKeys()) {
    const door = await change.objectStore('doors').get(key)
    if (door && isOver({ openedAt: door.keptAt, isOrganiser: door.isOrganiser })) {
      await change.objectStore('doors').delete(key)
    }
  }
  for (const list of await change.objectStore('lists').getAll()) {
    if (!isOver(list) || waiting.has(list.id)) continue
    await change.objectStore('lists').delete(list.id)
    await change.objectStore('buckets').delete(IDBKeyRange.bound([list.id], [list.id, []]))
    for (const store of ['own', 'alerts'] as const) {
      for (const key of await change.objectStore(store).index('list').getAllKeys(list.id)) {
        await change.objectStore(store).delete(key)
      }
    }
  }
  await change.done
}
