// The door as the server last described it, so that the scanner opens again without one.
import { serverWaitMs } from '../../../api/server-wait.ts'
import { wordsFor } from '../../../api/declined.ts'
import type { DoorList } from '../door/door-list.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { isAway, whyClosed } from '../door/failed-call.ts'
import type { KeptToken } from '../door/link-token.ts'
import { clock } from './browser-ports.ts'
import { inTime } from './hands.ts'
import { hashOfSecret } from './seal.ts'
import type { KeptDoor } from '../door/kept.ts'
import { dropNames } from '../names/names-over.ts'
import { openStorage } from './storage.ts'
import { words } from '../../../words/door.ts'
import { fromStorage } from '../../../ui/from-storage.ts'

/** A browser that opens its storage takes a while. One that hangs must not keep the door closed. */
const openingTakesMs = 3000

/** Undefined if the browser does not answer in time. */
function soon<T>(work: Promise<T>): Promise<T | undefined> {
  return inTime(clock, work, openingTakesMs).catch((error: unknown) => {
    console.warn('The browser keeps the door too slowly.', error)
    return undefined
  })
}

/** From the server; if it does not answer in time, from memory. */
export async function openDoor(access: DoorAccess, signal: AbortSignal): Promise<DoorList> {
  const late = AbortSignal.timeout(serverWaitMs)
  const remembered = soon(findDoor(access))
  try {
    const before = (await remembered)?.list
    const loaded = await access.load(before ? AbortSignal.any([signal, late]) : signal, before)
    const list = before?.turned ? { ...loaded, turned: before.turned } : loaded
    await soon(rememberDoor(access, list))
    return list
  } catch (error) {
    const door = await remembered
    if (!door || signal.aborted) throw error
    if (isAway(error)) return { ...door.list, isRemembered: true }
    const ended = whyEnded(access, error)
    if (ended === undefined) throw error
    return { ...door.list, ended }
  }
}

/** A device that knew the door says which one has ended, and what became of its scans. */
function whyEnded(access: DoorAccess, error: unknown): string | undefined {
  const closed = access.isOrganiser ? undefined : whyClosed(error)
  if (!closed) return undefined
  return closed === 'unknown' ? words.page.linkEnded : wordsFor(error, words.page.linkEnded).message
}

/** Where this device keeps the door. The key does not reveal how the door was opened. Undefined if nothing is kept. */
async function placeOf({ secret: read }: Place) {
  const secret = read()
  if (secret === undefined) return undefined
  const storage = await openStorage()
  return storage && { ...storage, key: await hashOfSecret(secret) }
}

export async function findDoor(access: Place): Promise<KeptDoor | undefined> {
  const place = await placeOf(access)
  return place?.database.get('doors', place.key).catch(() => undefined)
}

/** With its token: a door is kept whole or not at all. */
async function rememberDoor(access: Remembering, list: DoorList): Promise<void> {
  const place = await placeOf(access)
  if (!place) return
  const { database, crypt, key } = place
  const token = access.credential === 'signed-in' ? undefined : access.credential()
  try {
    const sealed = token === undefined ? undefined : await crypt.seal(token)
    await database.put('doors', { list, keptAt: Date.now(), isOrganiser: access.isOrganiser, token: sealed }, key)
    if (sealed) dropFormerToken(access.secret()!)
  } catch (error) {
    // A door that cannot be remembered still works with a connection.
    console.warn('The door is not remembered.', error)
  }
}

type Remembering = Pick<DoorAccess, 'secret' | 'credential' | 'isOrganiser'>

/** The token of a scanner link, in the row of its door. */
export function keptToken(slug: string): KeptToken {
  const place = { secret: () => slug }
  return {
    read: async () => (await soon(readToken(place))) ?? readFormerToken(slug),
    keep: ({ list, token }) => soon(keepToken(place, list, token)),
    async drop() {
      dropFormerToken(slug)
      await soon(dropToken(place))
    },
  }
}

type Place = Pick<DoorAccess, 'secret'>

async function readToken(place: Place): Promise<string | undefined> {
  const sealed = (await findDoor(place))?.token
  return sealed && (await openStorage())?.crypt.unseal<string>(sealed)
}

async function keepToken(place: Place, list: DoorList, token: string): Promise<void> {
  const turned = (await findDoor(place))?.list.turned
  const known = turned ? { ...list, turned } : list
  await rememberDoor({ ...place, credential: () => token, isOrganiser: false }, known)
}

async function dropToken(place: Place): Promise<void> {
  const kept = await findDoor(place)
  if (kept) await dropNamesOf(kept.list.id)
  await changeKept(place, (door) => ({ ...door, token: undefined }))
}

/** Without a connection, this device no longer opens the door. */
export async function forgetDoor(access: DoorAccess): Promise<void> {
  const place = await placeOf(access)
  const kept = await findDoor(access)
  if (kept) await dropNamesOf(kept.list.id)
  await place?.database.delete('doors', place.key).catch(() => undefined)
}

/** Who may open the door no longer finds its guests no longer. */
async function dropNamesOf(listId: string): Promise<void> {
  const storage = await openStorage()
  if (storage) await dropNames(storage.database, ({ id }) => id === listId).catch(() => undefined)
}

/** The stream's news about this door, or how staff have switched it. Two changes at once are both kept. */
export async function changeRememberedDoor(access: DoorAccess, change: Partial<DoorList>): Promise<void> {
  await changeKept(access, (door) => ({ ...door, list: { ...door.list, ...change } }))
}

async function changeKept(access: Place, change: (door: KeptDoor) => KeptDoor): Promise<void> {
  const place = await placeOf(access)
  if (!place) return
  const { store, done } = place.database.transaction('doors', 'readwrite')
  const kept = await store.get(place.key)
  if (kept) await store.put(change(kept), place.key)
  await done
}

// Until 2026-11, the token of a door was in local storage, which a browser writes late. Such a door goes on with that token once,
// and keeps it with its list from then on.

/** The key is the beginning of the address, which opens nothing. */
const keyOf = (slug: string) => `scan_token:${slug.slice(0, 8)}`

export function readFormerToken(slug: string): string | undefined {
  return fromStorage(() => localStorage.getItem(keyOf(slug))) ?? undefined
}

export function dropFormerToken(slug: string): void {
  fromStorage(() => localStorage.removeItem(keyOf(slug)))
}
