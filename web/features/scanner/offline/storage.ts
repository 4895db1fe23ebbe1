// A door's data in its browser, in one database. A finder of the device can read nothing: texts and names are encrypted
// with a key that the browser does not export, codes are salted hashes, and guests' names stay as the server encrypted
// them.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { DoorCounters, DoorEvent } from '#contract/offline.ts'
import type { Reason } from '#domain/verdict.ts'
import type { Alert } from '../door/door-state.ts'
import type { DoorList } from '../door/door-access.ts'
import type { LocalReason } from '../door/scan-log.ts'
import type { Bucket } from './bucket.ts'
import { newDeviceKey } from './seal.ts'

type Sealed = Uint8Array<ArrayBuffer>

export type KeptDoor = { list: DoorList; keptAt: number; isOrganiser: boolean }

export type KeptList = {
  id: string
  salt: string
  /** The server's cursor for these entries. */
  cursor: string
  /**
   * The position up to which this door knows the fate of its scans. Changes that were read move only `cursor`: they
   * tell the state of contacts, not which scan lost its place.
   */
  heardTo?: string
  /** The version of the entries in use: a new list is loaded beside the old one. */
  generation: number
  /** When this door last knew all that the server knew, by the device's clock. */
  knownAt: number
  openedAt: number
  isOrganiser: boolean
  /** Its organiser has signed out here since it was last opened; it stays for its scans that wait. */
  isLeft?: boolean
  /** How far the server's clock was ahead of this device's. */
  clockOffsetMs: number | undefined
  counters: DoorCounters
}

/**
 * A scan without the server's confirmation. `sending`: sent, and no verdict shown yet; `saved`: decided here; `aside`: decided
 * here, and the server rejects it from any caller.
 */
export type QueuedScan = {
  /** The order in which they came. */
  order?: number
  scanId: string
  listId: string
  /** The hash of the code, as in the list. Empty if the text held no code. */
  hash: string
  text: Sealed
  state: 'sending' | 'saved' | 'aside'
  /** True for a scan made by a scanner link. */
  isOfLink?: boolean | undefined
  told: LocalReason | undefined
  scannedAt: number
  clockOffsetMs: number | undefined
  /** News from the stream about this scan, before its own answer came. Then the stored entries already include it. */
  heard: DoorEvent['kind'] | undefined
  /**
   * Scans of the same code at other doors that lost their place, reported by the stream before this scan's own answer.
   */
  elsewhere?: ElsewhereScan[] | undefined
  /** The page that is at it, empty when it has given up. Without it the next scan of the code takes this one up. */
  page: string
}

/** A scan at another door that does not count, since one here was first. */
export type ElsewhereScan = { scanId: string; at: number; door: string }

/** An admission of this door that the server has confirmed, for as long as something may become of it. */
export type OwnScan = {
  scanId: string
  listId: string
  hash: string
  at: number
  confirmedAt: number
  /** How often the contact had come in, with this scan. */
  countAfter: number
  /** The entries that are kept here have it in them. */
  isInList: boolean
  name: Sealed
}

export type KeptAlert = {
  scanId: string
  listId: string
  kind: Alert['kind']
  at: number
  /** A sealed null if there is known to be none. */
  name: Sealed
  text?: Sealed
  reason?: Reason
  door?: string
}

interface Kept extends DBSchema {
  keys: { key: string; value: CryptoKey }
  doors: { key: string; value: KeptDoor }
  lists: { key: string; value: KeptList }
  buckets: { key: [listId: string, generation: number, firstByte: number]; value: Bucket }
  queue: { key: number; value: QueuedScan; indexes: { scan: string; hash: [string, string]; list: string } }
  own: { key: string; value: OwnScan; indexes: { hash: [string, string]; list: string } }
  alerts: { key: string; value: KeptAlert; indexes: { list: string } }
}

export type Storage = { database: IDBPDatabase<Kept>; key: CryptoKey }

/** Identifies this page while it lives. */
export const pageId = Math.random().toString(36).slice(2)

let opened: Promise<Storage | undefined> | undefined

/** Undefined where the browser keeps nothing for us: in some private windows, without https, or when it is full. */
export function openStorage(): Promise<Storage | undefined> {
  opened ??= open().catch((error: unknown) => {
    console.warn('This browser keeps nothing, so the scanner works with a connection only.', error)
    return undefined
  })
  return opened
}

async function open(): Promise<Storage | undefined> {
  // Missing where a page is not secure.
  if (!('subtle' in crypto) || !('indexedDB' in globalThis) || !('locks' in navigator)) return undefined
  const database = await openDB<Kept>('listpass-door', 1, {
    upgrade(made) {
      made.createObjectStore('keys')
      made.createObjectStore('doors')
      made.createObjectStore('lists', { keyPath: 'id' })
      made.createObjectStore('buckets')
      const queue = made.createObjectStore('queue', { keyPath: 'order', autoIncrement: true })
      queue.createIndex('scan', 'scanId', { unique: true })
      queue.createIndex('hash', ['listId', 'hash'])
      queue.createIndex('list', 'listId')
      const own = made.createObjectStore('own', { keyPath: 'scanId' })
      own.createIndex('hash', ['listId', 'hash'])
      own.createIndex('list', 'listId')
      made.createObjectStore('alerts', { keyPath: 'scanId' }).createIndex('list', 'listId')
    },
    // A newer version of the scanner in another tab needs another shape: this page works on with a connection only.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  })
  void navigator.locks.request(pageLock(pageId), () => new Promise(() => {}))
  return { database, key: await deviceKey(database) }
}

/** Two pages that open for the first time at once agree on one key. */
async function deviceKey(database: IDBPDatabase<Kept>): Promise<CryptoKey> {
  const made = await newDeviceKey()
  const change = database.transaction('keys', 'readwrite')
  const kept = await change.store.get('device')
  if (!kept) await change.store.put(made, 'device')
  await change.done
  return kept ?? made
}

function pageLock(page: string): string {
  return `listpass-door-page:${page}`
}

/** Which pages of the scanner are open in this browser. */
export async function livePages(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query()
  const prefix = pageLock('')
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}
