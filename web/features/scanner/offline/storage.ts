// Opens the browser's database with the door's data (door/kept.ts).
import { openDB, type IDBPDatabase } from 'idb'
import type { KeptStores, Storage } from '../door/kept.ts'
import { hasNoRoom } from './has-no-room.ts'
import { cryptOf, newDeviceKey } from './seal.ts'

let opened: Promise<Storage | undefined> | undefined
let isFull = false

/** Undefined if the browser stores nothing: in some private windows, without https, or when it is full. */
export function openStorage(): Promise<Storage | undefined> {
  opened ??= open().catch((error: unknown) => {
    isFull = hasNoRoom(error)
    console.warn('This browser keeps nothing, so the scanner works with a connection only.', error)
    return undefined
  })
  return opened
}

export const wasFull = () => isFull

async function open(): Promise<Storage | undefined> {
  // Missing where a page is not secure.
  if (!('subtle' in crypto) || !('indexedDB' in globalThis) || !('locks' in navigator)) return undefined
  const database = await openDB<KeptStores>('listpass-door', 3, {
    upgrade(made, before) {
      made.createObjectStore('nameLists', { keyPath: 'id' })
      made.createObjectStore('names')
      if (before === 2) return
      made.createObjectStore('answers', { keyPath: 'scanId' }).createIndex('list', 'listId')
      if (before === 1) return
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
      made.createObjectStore('alerts', { keyPath: 'id' }).createIndex('list', 'listId')
    },
    // Another tab has a newer scanner with another database schema. This page closes its storage, and then needs a connection.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  })
  return { database, crypt: cryptOf(await deviceKey(database)) }
}

/** Two pages that open for the first time at once agree on one key. */
async function deviceKey(database: IDBPDatabase<KeptStores>): Promise<CryptoKey> {
  const made = await newDeviceKey()
  const change = database.transaction('keys', 'readwrite')
  const kept = await change.store.get('device')
  if (!kept) await change.store.put(made, 'device')
  await change.done
  return kept ?? made
}
