// The door as the server last described it, so that the scanner opens again without one.
import { serverWaitMs } from '#contract/limits.ts'
import { wordsFor } from '../../../api/declined.ts'
import type { DoorAccess, DoorList } from '../door/door-access.ts'
import { isAway } from '../door/is-away.ts'
import { whyClosed } from '../door/why-closed.ts'
import { words } from '../words/words.ts'
import { countSaved } from './queue.ts'
import { hashOfSecret } from './seal.ts'
import type { KeptDoor } from '../door/kept.ts'
import { openStorage } from './storage.ts'

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

/** Undefined where this device holds no scan of the door: then there is nothing to show of it. */
async function whyEnded(access: DoorAccess, { id }: DoorList, error: unknown): Promise<string | undefined> {
  const closed = access.isOrganiser ? undefined : whyClosed(error)
  const storage = await openStorage()
  if (!closed || !storage || (await countSaved(storage, id)) === 0) return undefined
  return closed === 'unknown' ? words.linkEnded : wordsFor(error, words.linkEnded).message
}

/** The storage key does not reveal how the door was opened. */
async function keyOf(access: DoorAccess): Promise<string | undefined> {
  const secret = access.secret()
  return secret === undefined ? undefined : hashOfSecret(secret)
}

async function findDoor(access: DoorAccess): Promise<KeptDoor | undefined> {
  const storage = await openStorage()
  const key = await keyOf(access)
  return key === undefined ? undefined : storage?.database.get('doors', key).catch(() => undefined)
}

async function rememberDoor(access: DoorAccess, list: DoorList): Promise<void> {
  const storage = await openStorage()
  const key = storage && (await keyOf(access))
  if (!storage || key === undefined) return
  // One that cannot be remembered works on with a connection.
  await storage.database
    .put('doors', { list, keptAt: Date.now(), isOrganiser: access.isOrganiser }, key)
    .catch((error: unknown) => console.warn('The door is not remembered.', error))
}

/** The stream's news about this scan. */
export async function changeRememberedDoor(access: DoorAccess, change: Partial<DoorList>): Promise<void> {
  const kept = await findDoor(access)
  if (kept) await rememberDoor(access, { ...kept.list, ...change })
}
