// Tests which of several offline scans gets a guest's place, directly at their store.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { behindLock, holdContact, isContactFree } from '../../testing/whole-database.ts'
import { layContact, layDoor, type LaidContact, layList, openLaidDatabase } from '../../testing/laid-list.ts'
import {
  madeOffline as made,
  eventsOf as eventsIn,
  contactOf as contactIn,
  said,
  sayOf as sayOfLaid,
} from '../../testing/laid-scans.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { handIn, redeem } from './store.ts'

const laid = await openLaidDatabase()
const { database, owner } = laid

const sayOf = sayOfLaid.bind(undefined, laid)

const contactOf = contactIn.bind(undefined, owner)

const eventsOf = eventsIn.bind(undefined, owner)

test('the earlier of two offline admissions keeps the place, the later loses it, and both are told and kept', async () => {
  const list = await layList(owner)
  const [north, south] = [await layDoor(owner, list), await layDoor(owner, list, { link: { label: 'South' } })]
  const ada = await layContact(owner, list)
  const [late, early, last] = [made(ada.code, 2), made(ada.code, 3), made(ada.code, 1)]
  assert.equal(await sayOf(south, late), 'ok counts')
  const [won] = (await handIn(database, north, [early]))!
  assert.deepEqual(
    [won?.reason, won?.standing, won?.scanCount, won?.firstScan?.door],
    ['ok', 'counts', 1, 'North door'],
  )
  const [lost] = (await handIn(database, south, [last]))!
  assert.deepEqual([lost?.reason, lost?.standing, lost?.firstScan], ['conflict', 'conflict', won?.firstScan])
  const { scan_count: count, accepted } = await contactOf(ada.id)
  assert.deepEqual([count, accepted], [1, 3])
  assert.deepEqual(await eventsOf(list), [
    `1 accepted ${late.scanId} ${ada.id} South`,
    `2 conflict ${late.scanId} ${ada.id} South`,
    `3 accepted ${early.scanId} ${ada.id} North door`,
    `4 conflict ${last.scanId} ${ada.id} South`,
  ])
  const corrections = await owner
    .selectFrom('scan_corrections')
    .selectAll()
    .where('list_id', '=', list.listId)
    .execute()
  assert.deepEqual(
    new Set(corrections.map((row) => [row.scan_id, row.kind, row.door, row.session_id, row.for_scan_id].join())),
    new Set([
      [late.scanId, 'conflict', 'North door', north.sessionId, early.scanId].join(),
      [last.scanId, 'conflict', 'South', south.sessionId, early.scanId].join(),
    ]),
  )
})

test('a place that the server gave, and one that was taken back, is not taken over; of several the last is', async () => {
  const list = await layList(owner)
  const ada = await layContact(owner, list, { max_scans: 3 })
  const online = { listId: list.listId, scanId: randomUUID(), teamId: list.teamId, sessionId: list.door.sessionId }
  const seen = { linkId: undefined, door: 'Noor', text: '', codeKey: ada.code, scannedAt: undefined }
  await redeem(database, list.listId, [{ ...online, ...seen }])
  const [two, three] = [made(ada.code, 3), made(ada.code, 2)]
  assert.equal(await sayOf(list.door, three, two), 'ok counts,ok counts')
  assert.equal(await sayOf(list.door, made(ada.code, 4)), 'ok counts')
  assert.equal(await sayOf(list.door, three, two), 'ok conflict,ok counts')
  assert.equal(await sayOf(list.door, made(ada.code, 5)), 'ok counts')
  assert.equal(await sayOf(list.door, two), 'ok conflict')
  assert.equal(await sayOf(list.door, made(ada.code, 4.5)), 'ok counts')
  // Three count: the server's own place, and the two earliest.
  assert.equal(await sayOf(list.door, made(ada.code, 4.2)), 'conflict conflict')
  assert.equal((await contactOf(ada.id)).scan_count, 3)
})

test('scans of one guest that two doors hand in at the same moment get one place', async () => {
  const list = await layList(owner)
  const [north, south] = [await layDoor(owner, list), await layDoor(owner, list)]
  const ada = await layContact(owner, list)
  const [early, late] = [made(ada.code, 2), made(ada.code, 1)]
  const calls = [() => handIn(database, north, [early]), () => handIn(database, south, [late])]
  const decided = await behindLock(owner, { hold: holdContact(ada.id), calls })
  const ended = await owner
    .selectFrom('scans')
    .select(['scan_id', 'standing'])
    .where('contact_id', '=', ada.id)
    .execute()
  assert.deepEqual(
    new Map(ended.map((row) => [row.scan_id, row.standing])),
    new Map([
      [early.scanId, 'counts'],
      [late.scanId, 'conflict'],
    ]),
  )
  assert.deepEqual(
    decided.map((each) => each?.length),
    [1, 1],
  )
  assert.deepEqual(await contactOf(ada.id), { scan_count: 1, accepted: 2, merge_fields: {} })
})

test('guests are held in one order, whatever order a door hands them in', async () => {
  const list = await layList(owner)
  const [first, second] = [await layContact(owner, list), await layContact(owner, list)].toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  ) as [LaidContact, LaidContact]
  const [decided] = await behindLock(owner, {
    hold: holdContact(first.id),
    calls: [() => handIn(database, list.door, [made(second.code, 2), made(first.code, 1)])],
    meanwhile: async () => assert.equal(await isContactFree(owner, second.id), true),
  })
  assert.equal(said(decided), 'ok counts,ok counts')
})

test('after all tests, the stored data is consistent', async () => {
  assert.deepEqual(await findBrokenInvariants(owner), [])
})
