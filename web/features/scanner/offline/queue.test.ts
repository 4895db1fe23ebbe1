// The rows of a door's queue, in a browser's database (fake-indexeddb).
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import {
  database,
  hash,
  hour,
  inQueue,
  now,
  own,
  queue,
  queued,
  sealed,
  storage,
  tabs,
  code,
  beginEmpty,
} from '../testing/hands-here.ts'
import { handInAgain } from './hand-in-again.ts'
import { letInHere } from './let-in-here.ts'
import { beginScan, endScan, leaveScan, savedElsewhere, sweepScans, undecide, undoWaiting } from './queue.ts'

beforeEach(beginEmpty)

test('a scan continues the one that was left, with its own time and page; a living page, another direction and another occasion are left alone', async () => {
  await queue(
    { scanId: 'living', state: 'sending', told: undefined, page: 'another' },
    { scanId: 'out', state: 'sending', told: undefined, isExit: true, page: 'gone' },
    { scanId: 'night', state: 'sending', told: undefined, occasionId: 'night', page: 'gone' },
  )
  const begun = { scanId: 'new', listId: 'list', hash, text: sealed(code), scannedAt: now + 9 }
  assert.equal((await beginScan(storage, tabs, begun, 'salt'))?.scanId, 'new')
  await queue({ scanId: 'left', state: 'sending', told: undefined, party: ['b'], page: 'gone' })
  const { order } = (await inQueue('left'))!
  const kept = await beginScan(storage, tabs, { ...begun, scanId: 'other' }, 'salt')
  assert.deepEqual(kept, { scanId: 'left', party: ['b'], isWaiting: false })
  const row = (await inQueue('left'))!
  assert.deepEqual([row.scannedAt, row.page, row.order], [now + 9, 'this', order])
  assert.equal(await beginScan(storage, tabs, begun, 'another salt'), undefined)
})

test('a code waits while this door let it in and the server has not said so', async () => {
  const begin = (scanId: string) =>
    beginScan(storage, tabs, { scanId, listId: 'list', hash, text: sealed(code), scannedAt: now }, 'salt')
  await queue({ scanId: 'refused', told: 'blocked' }, { scanId: 'heard', heard: 'accepted' })
  assert.equal((await begin('one'))?.isWaiting, false)
  await queue({})
  assert.equal((await begin('two'))?.isWaiting, true)
})

test('an admission that the stream undid before its answer came is not remembered as one', async () => {
  await queue({ heard: 'undone', state: 'sending' })
  assert.deepEqual(await endScan(storage, 'a', { ...own, scanId: 'a' }), [])
  assert.deepEqual([await inQueue('a'), await database.get('own', 'a')], [undefined, undefined])
  await queue({ heard: 'accepted', state: 'sending' })
  await endScan(storage, 'a', { ...own, scanId: 'a' })
  assert.equal((await database.get('own', 'a'))?.isInList, true)
})

test('an undo keeps the time of the first, and takes the answers of its guest along', async () => {
  await queue({}, { scanId: 'sent', state: 'sending' })
  await database.put('answers', { scanId: 'a', listId: 'list', sealed: sealed({}), at: now })
  assert.deepEqual([await undoWaiting(storage, 'a', now + 1), await undoWaiting(storage, 'a', now + 2)], [true, true])
  assert.equal((await inQueue('a'))?.undoneAt, now + 1)
  assert.equal(await database.count('answers'), 0)
  assert.deepEqual([await undoWaiting(storage, 'sent', now), await undoWaiting(storage, 'none', now)], [false, false])
})

test('undecided scans, admissions and past alerts go after a day, answers after three, and a waiting scan never', async () => {
  const day = 24 * hour
  await queue(
    { scanId: 'old', state: 'sending', scannedAt: now - day - 1 },
    { scanId: 'young', state: 'sending', scannedAt: now - day },
    { scanId: 'waits', scannedAt: now - 30 * day },
  )
  for (const at of [now - day - 1, now - day]) await database.put('own', { ...own, scanId: `own ${now - at}`, at })
  for (const at of [now - 3 * day - 1, now - 3 * day])
    await database.put('answers', { scanId: `answers ${now - at}`, listId: 'list', sealed: sealed({}), at })
  const alert = { scanId: 'a', listId: 'list', kind: 'lost' as const, name: sealed('Ada') }
  for (const [at, isOver] of [
    [now - day - 1, true],
    [now - day, true],
    [now - 2 * day, false],
  ] as const)
    await database.put('alerts', { ...alert, id: `alert ${now - at}`, at, isOver })
  await sweepScans(storage, now)
  assert.deepEqual(
    (await database.getAll('queue')).map(({ scanId }) => scanId),
    ['young', 'waits'],
  )
  assert.deepEqual(await database.getAllKeys('own'), [`own ${day}`])
  assert.deepEqual(await database.getAllKeys('answers'), [`answers ${3 * day}`])
  assert.deepEqual((await database.getAllKeys('alerts')).toSorted(), [`alert ${2 * day}`, `alert ${day}`].toSorted())
})

test('a decision that came too late is undecided with its party, and what was heard of it stays', async () => {
  await queue(
    { moves: 1, partyId: 'a' },
    { scanId: 'b', partyId: 'a', heard: 'accepted' },
    { scanId: 'c', partyId: 'a' },
  )
  await undecide(storage, { scanId: 'a', party: ['b', 'c'], page: 'this' })
  const { order: _order, ...row } = (await inQueue('a'))!
  const undecided = { state: 'sending', told: undefined, moves: undefined, partyId: undefined, page: 'this' }
  assert.deepEqual(row, { ...queued, ...undecided, party: ['b', 'c'], heardOfParty: ['b'] })
  assert.equal(await database.count('queue'), 1)
  await leaveScan(storage, 'a')
  assert.equal((await inQueue('a'))?.page, '')
})

test('scans of other lists wait by their lists, and none that is being sent or was set aside', async () => {
  await queue(
    {},
    { scanId: 'b', listId: 'x' },
    { scanId: 'c', listId: 'x' },
    { scanId: 'd', listId: 'y', state: 'aside' },
  )
  assert.deepEqual([...(await savedElsewhere(storage, 'list'))], [['x', 2]])
})

test('after a restore each confirmed scan waits again in its order, as it was first sent', async () => {
  const sentWith = { partyId: 'p', guest: { sealed: sealed('guest'), most: 2 }, isOfLink: true, linkMadeAt: 'made' }
  const scanFor = { occasionId: 'night', isExit: true, moves: -1 }
  await database.put('own', {
    ...own,
    scanId: 'found',
    at: now + 2,
    contactId: 'c',
    text: sealed(''),
    clockOffsetMs: 3,
  })
  await database.put('own', { ...own, ...sentWith, ...scanFor, scanId: 'first', at: now + 1, clockOffsetMs: 2 })
  await database.put('own', { ...own, scanId: 'lost', isLost: true })
  await database.put('own', { ...own, scanId: 'other', listId: 'another' })
  const change = database.transaction(['own', 'queue'], 'readwrite')
  await handInAgain(change.objectStore('own'), change.objectStore('queue'), 'list')
  await change.done
  const nothing = { guest: undefined, isOfLink: undefined, linkMadeAt: undefined, partyId: undefined, moves: undefined }
  const rows = (await database.getAll('queue')).map(({ order: _order, ...row }) => row)
  const first = { ...sentWith, ...scanFor, contactId: undefined, named: undefined, clockOffsetMs: 2 }
  const found = { ...nothing, contactId: 'c', named: sealed('Ada Brightwell'), clockOffsetMs: 3 }
  assert.deepEqual(rows, [
    { ...queued, ...first, scanId: 'first', scannedAt: now + 1 },
    { ...queued, ...found, scanId: 'found', scannedAt: now + 2, text: '', occasionId: undefined, isExit: undefined },
  ])
  assert.deepEqual(await database.getAllKeys('own'), ['lost', 'other'])
})

test('let in are those who came in and still count, confirmed or not', async () => {
  await database.put('own', { ...own, at: now - 9 })
  await database.put('own', { ...own, scanId: 'out', isExit: true, at: now - 99 })
  await database.put('own', { ...own, scanId: 'lost', isLost: true, at: now - 98 })
  await queue(
    { scannedAt: now + 9 },
    { scanId: 'aside', state: 'aside' },
    { scanId: 'sent', state: 'sending', scannedAt: now + 99 },
    { scanId: 'undone', undoneAt: now, scannedAt: now + 98 },
    { scanId: 'refused', told: 'blocked', scannedAt: now + 97 },
    { scanId: 'exit', isExit: true, scannedAt: now + 96 },
  )
  assert.deepEqual(await letInHere(storage, 'list'), { people: 3, from: new Date(now - 9), to: new Date(now + 9) })
})
