// The rows of a door's list, in a browser's database (fake-indexeddb).
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { DoorMessage } from '#contract/offline.ts'
import { shapeOf } from '../door/door-occasion.ts'
import type { DoorEvent } from '../door/machine/events.ts'
import type { ListPage } from '../door/machine/state.ts'
import { asking, beginEmpty, database, handsOf, hash, list, now, own, pageOf, storage } from '../testing/hands-here.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { keepChanges, keepMessage, keepPage, takeIntoUse } from './keep-list.ts'
import { readCursor, storeChanges, useList } from './run-following.ts'

beforeEach(beginEmpty)

test('the stored cursor is of use for an occasion like its own, and the stream goes on from what was heard', async () => {
  await database.put('own', own)
  const events: DoorEvent[] = []
  for (const occasion of [plainOccasion, { ...plainOccasion, id: 'night', is_plain: false }]) {
    await database.put('lists', { ...list, occasion })
    await readCursor(handsOf(events), { do: 'read cursor', shape: shapeOf(plainOccasion) })
  }
  const cursor = { type: 'cursor', cursor: '7', confirmed: ['o'] }
  assert.deepEqual(events, [
    { ...cursor, isUseful: true },
    { ...cursor, isUseful: false },
  ])
  const reading = { since: '7', isAnew: false, askedAt: now, confirmed: [], first: undefined, pages: 1 }
  await storeChanges(handsOf(events), { do: 'store changes', reading, since: '7', page: pageOf('9') })
  assert.deepEqual(events.at(-2), { type: 'list stored', heardTo: '5' })
  await useList(handsOf(events), {
    do: 'use list',
    reading: { ...reading, first: pageOf('9') },
    clockOffsetMs: undefined,
  })
  assert.deepEqual(events.at(-2), { type: 'list stored', heardTo: '9' })
})

test('a new list keeps the measured clock and the confirmed scans, and takes the place of every other version', async () => {
  await database.put('own', own)
  for (const generation of [1, 2, 3])
    await keepPage(storage, { listId: 'list', generation, isOrganiser: false }, { entries: [[hash, 0, 1, 0, '']] })
  await takeIntoUse(storage, { listId: 'list', generation: 2, isOrganiser: true }, pageOf('9'), asking)
  const kept = (await database.get('lists', 'list'))!
  assert.deepEqual(
    [kept.clockOffsetMs, kept.knownAt, kept.openedAt, kept.heardTo, kept.isOrganiser, kept.generation],
    [40, now - 5, now, '9', true, 2],
  )
  assert.deepEqual(
    (await database.getAllKeys('buckets')).map(([, generation]) => generation),
    [2],
  )
  assert.equal((await database.get('own', 'o'))?.isInList, true)
})

test('changes are applied from the stored cursor alone, and the last page moves it', async () => {
  await database.put('own', own)
  const change = (since: string, page: ListPage) => keepChanges(storage, { listId: 'list', since, asking }, page)
  await change('6', pageOf('9', { entries: [[hash, 1, 1, 0, '']] }))
  assert.deepEqual([(await database.get('lists', 'list'))?.cursor, await database.count('buckets')], ['7', 0])
  await change('7', pageOf('9', { entries: [[hash, 1, 1, 0, '']], next: 'more' }))
  assert.deepEqual([(await database.get('lists', 'list'))?.cursor, await database.count('buckets')], ['7', 1])
  assert.equal((await database.get('own', 'o'))?.isInList, false)
  await change('7', pageOf('9'))
  const { cursor, heardTo, knownAt } = (await database.get('lists', 'list'))!
  assert.deepEqual([cursor, heardTo, knownAt], ['9', '5', now - 5])
  assert.equal((await database.get('own', 'o'))?.isInList, true)
})

test('the stream says of a scan here that it counts, is undone, or counts again', async () => {
  await database.put('own', own)
  const at = new Date(now).toISOString()
  const hear = (kind: DoorMessage['events'][number]['kind'], scan_id: string) => {
    const event = { kind, scan_id, hash, direction: 'in' as const, door: 'South gate', at }
    return keepMessage(storage, 'list', { cursor: '8', entries: [], events: [event], counters: list.counters, at }, now)
  }
  assert.deepEqual(await hear('accepted', 'o'), { alerts: [], gone: [] })
  assert.equal((await database.get('own', 'o'))?.isInList, true)
  await hear('undone', 'o')
  assert.equal(await database.get('own', 'o'), undefined)
  assert.deepEqual(await hear('accepted', 'o'), { alerts: [], gone: ['lost o'] })
  const { cursor, heardTo, knownAt } = (await database.get('lists', 'list'))!
  assert.deepEqual([cursor, heardTo, knownAt], ['8', '8', now])
})
