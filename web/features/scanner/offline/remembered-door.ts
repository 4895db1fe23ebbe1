// The door as the server last described it, so that the scanner opens again without one.
import { serverWaitMs } from '../../../api/server-wait.ts'
import { wordsFor } from '../../../api/declined.ts'
import type { DoorAccess, DoorList } from '../door/door-access.ts'
import { isAway } from '../door/is-away.ts'
import { whyClosed } from '../door/why-closed.ts'
import { countSaved } from './queue.ts'
import { hashOfSecret } from './seal.ts'
import type { KeptDoor } from '../door/kept.ts'
import { openStorage } from './storage.ts'
import { words } from '../words/words.ts'

/** From the server; if it does not answer in time, from memory. */
export async function openDoor(access: DoorAccess, signal: AbortSignal): Promise<DoorList> {
  const late = AbortSignal.timeout(serverWaitMs)
  const remembered = findDoor(access)
  try {
    const before = (await remembered)?.list
    const loaded = await access.load(before ? AbortSignal.any([signal, late]) : signal, before)
    const list = before?.turned ? { ...loaded, turned: before.turned } : loaded
    await rememberDoor(access, list)
    return list
  } catch (error) {
    const door = await remembered
    if (!door || signal.aborted) throw error
    if (isAway(error)) return { ...door.list, isRemembered: true }
    const ended = await whyEnded(access, door.list, error)
    if (ended === undefined) throw error
    return { ...door.list, ended }
  }
}

/** Undefined if this device holds no scan of the door, because then there is nothing to show. */
async function whyEnded(access: DoorAccess, { id }: DoorList, error: unknown): Promise<string | undefined> {
  const closed = access.isOrganiser ? undefined : whyClosed(error)
  const storage = await openStorage()
  if (!closed || !storage || (await countSaved(storage, id)) === 0) return undefined
  return closed === 'unknown' ? words.page.linkEnded : wordsFor(error, words.page.linkEnded).message
}

/** Where this device keeps the door. The key does not reveal how the door was opened. Undefined if nothing is kept. */
async function placeOf(access: DoorAccess) {
  const secret = access.secret()
  if (secret === undefined) return undefined
  const storage = await openStorage()
  return storage && { database: storage.database, key: await hashOfSecret(secret) }
}

async function findDoor(access: DoorAccess): Promise<KeptDoor | undefined> {
  const place = await placeOf(access)
  return place?.database.get('doors', place.key).catch(() => undefined)
}

async function rememberDoor(access: DoorAccess, list: DoorList): Promise<void> {
  const place = await placeOf(access)
  // A door that cannot be remembered still works with a connection.
  await place?.database
    .put('doors', { list, keptAt: Date.now(), isOrganiser: access.isOrganiser }, place.key)
    .catch((error: unknown) => console.warn('The door is not remembered.', error))
}

/** Without a connection, this device no longer opens the door. */
export async function forgetDoor(access: DoorAccess): Promise<void> {
  const place = await placeOf(access)
  await place?.database.delete('doors', place.key).catch(() => undefined)
}

/** The stream's news about this door, or how staff have switched it. Two changes at once are both kept. */
export async function changeRememberedDoor(access: DoorAccess, change: Partial<DoorList>): Promise<void> {
  const place = await placeOf(access)
  if (!place) return
  const { store, done } = place.database.transaction('doors', 'readwrite')
  const kept = await store.get(place.key)
  if (kept) await store.put({ ...kept, list: { ...kept.list, ...change } }, place.key)
  await done
}
