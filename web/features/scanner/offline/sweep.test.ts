// The data that stays on a device after its organiser has signed out.
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListPage } from '../door/machine/state.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { keptAlert } from './alerts.ts'
import { keepPage, takeIntoUse } from './keep-list.ts'
import { beginScan } from './queue.ts'
import { openStorage } from './storage.ts'
import { countOfOrganiser, forgetListsOfOrganiser, sweep } from './sweep.ts'

const counters = { contacts: 1, checked_in: 1, accepted: 1 }
const at = '2026-05-01T19:42:00.000Z'
const page: ListPage = {
  salt: 's',
  cursor: '1',
  is_whole: true,
  entries: [],
  next: null,
  counters,
  occasion: plainOccasion,
  at,
}
const stores = ['doors', 'lists', 'buckets', 'own', 'alerts', 'queue'] as const

const storage = (await openStorage())!

/** A list that this device has opened: its entries, an own admission, an alert, and optionally a waiting scan. */
async function keep(listId: string, isOrganiser: boolean, isWaiting = false): Promise<void> {
  const making = { listId, generation: 1, isOrganiser }
  const { database, crypt } = storage
  const name = await crypt.seal('Ada Brightwell')
  await keepPage(storage, making, { entries: [['00hash', 1, 1, 0, 'sealed name']] })
  await takeIntoUse(storage, making, page, { askedAt: Date.now(), confirmed: [], now: Date.now() })
  const list = { id: listId, name: 'Supper' } as never
  await database.put('doors', { list, keptAt: Date.now(), isOrganiser }, listId)
  const scanId = `own of ${listId}`
  const scan = { scanId, listId, hash: 'h', at: 1, confirmedAt: 1, countAfter: 1, isInList: true, name }
  await database.put('own', scan)
  await database.put('alerts', keptAlert({ scanId, listId, kind: 'lost', at: 1, name }))
  if (!isWaiting) return
  const waiting = { scanId: `waits of ${listId}`, listId, hash: 'h', text: await crypt.seal('a code') }
  await beginScan(
    storage,
    { page: 'this one', live: async () => new Set() },
    { ...waiting, scannedAt: Date.parse(at) },
    's',
  )
  const change = database.transaction('queue', 'readwrite')
  const kept = (await change.store.index('scan').get(waiting.scanId))!
  await change.store.put({ ...kept, state: 'saved', told: 'ok' })
  await change.done
}

/** The number of stores with any data of this list. */
async function storesWith(listId: string): Promise<string[]> {
  const found: string[] = []
  for (const store of stores) {
    const keys = await storage.database.getAllKeys(store)
    const rows = await storage.database.getAll(store)
    if (JSON.stringify([keys, rows]).includes(listId)) found.push(store)
  }
  return found
}

test('after sign-out no guest of any list stays, but of the list whose scans still wait', async () => {
  await keep('first', true)
  await keep('waiting', true, true)
  await keep('last', true)
  await keep('by-link', false)
  assert.equal(await countOfOrganiser(), 1)
  await forgetListsOfOrganiser()
  assert.deepEqual(await storesWith('first'), [])
  assert.deepEqual(await storesWith('last'), [])
  assert.deepEqual(await storesWith('waiting'), ['lists', 'buckets', 'own', 'alerts', 'queue'])
  assert.deepEqual(await storesWith('by-link'), ['doors', 'lists', 'buckets', 'own', 'alerts'])
  assert.equal(await countOfOrganiser(), 0)
})

test('a list that was not opened for 30 days goes, on the 30th day it is still there', async () => {
  await keep('unopened', true)
  const { openedAt } = (await storage.database.get('lists', 'unopened'))!
  const day = 24 * 3_600_000
  await sweep(storage, openedAt + 30 * day)
  assert.ok((await storesWith('unopened')).includes('lists'))
  await sweep(storage, openedAt + 30 * day + 60_000)
  assert.deepEqual(await storesWith('unopened'), [])
})
