// A browser's database with the rows of one list, and the hands of a door on it. Import 'fake-indexeddb/auto' before it.
import type { KeptList, OwnScan, QueuedScan, Sealed, Storage } from '../door/kept.ts'
import type { DoorEvent } from '../door/machine/events.ts'
import type { ListPage, Read } from '../door/machine/state.ts'
import type { Hands } from '../offline/hands.ts'
import { openStorage } from '../offline/storage.ts'
import { plainOccasion } from './occasions.ts'
import { hashOf, plainCrypt } from './world/crypt.ts'

export const { database } = (await openStorage())!
export const storage: Storage = { database, crypt: plainCrypt }
export const sealed = (value: unknown) => value as Sealed
export const hour = 3_600_000
export const now = Date.parse('2026-05-01T20:00:00Z')
export const code = '23456789ABCDEFGHJKMNPQRS'
export const hash = hashOf('salt', code)

export const list: KeptList = {
  id: 'list',
  salt: 'salt',
  cursor: '7',
  heardTo: '5',
  generation: 1,
  knownAt: 1,
  openedAt: 2,
  isOrganiser: false,
  clockOffsetMs: 40,
  counters: { contacts: 1, checked_in: 0, accepted: 0 },
}
export const queued: QueuedScan = {
  scanId: 'a',
  listId: 'list',
  hash,
  text: sealed(code),
  state: 'saved',
  told: 'ok',
  scannedAt: now,
  clockOffsetMs: 30,
  heard: undefined,
  page: '',
}
export const own: OwnScan = {
  scanId: 'o',
  listId: 'list',
  hash,
  at: now,
  confirmedAt: now,
  countAfter: 1,
  isInList: false,
  text: sealed(code),
  name: sealed('Ada Brightwell'),
}
export const read: Read = { id: 'r', text: code, way: 'camera', at: new Date(now) }
export const tabs = { page: 'this', live: async () => new Set(['this', 'another']) }

export async function beginEmpty(): Promise<void> {
  for (const name of database.objectStoreNames) await database.clear(name)
  await database.put('lists', list)
}

export const queue = (...scans: Partial<QueuedScan>[]) =>
  Promise.all(scans.map((scan) => database.put('queue', { ...queued, ...scan })))
export const inQueue = async (scanId: string) => database.getFromIndex('queue', 'scan', scanId)

export function handsOf(events: DoorEvent[], answer?: (endpoint: unknown, input: unknown) => unknown): Hands {
  const never = (): never => {
    throw new Error('This command asks nobody.')
  }
  const called = async (endpoint: unknown, input: unknown) => (answer ?? never)(endpoint, input)
  return {
    listId: 'list',
    isOrganiser: false,
    storage: Promise.resolve(storage),
    send: (event) => void events.push(event),
    closing: new AbortController().signal,
    ports: {
      kept: { open: never, isFull: never, isPersistent: async () => true, persist: async () => true },
      clock: { now: () => now, elapsed: never, after: () => () => {}, chance: never },
      server: { ask: called as never, credential: never, isEnd: () => false, listen: never, watchNetwork: never },
      tabs: { ...tabs, hold: never, tryHold: never, tell: never, hear: never },
      signal: { tell: never },
    },
  }
}

export const pageOf = (cursor: string, more: Partial<ListPage> = {}): ListPage => ({
  salt: 'salt',
  cursor,
  is_whole: true,
  entries: [],
  next: null,
  counters: list.counters,
  occasion: plainOccasion,
  at: new Date(now).toISOString(),
  ...more,
})
export const asking = { askedAt: now - 5, confirmed: ['o'], now }
