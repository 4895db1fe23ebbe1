// A contact's counts at occasions after offline scans, directly at the store.
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  type LaidContact,
  layContact,
  layDoor,
  layList,
  layOccasion,
  openLaidDatabase,
} from '../../testing/laid-list.ts'
import { ago, offline, visitsOf } from '../../testing/laid-scans.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'

const laid = await openLaidDatabase()
const { owner } = laid
const { scan, said, countsOf, insideOf, take } = visitsOf(laid)

afterEach(async () => assert.deepEqual(await findBrokenInvariants(owner), []))

test('the earlier of two offline entries keeps the only place, for each occasion alone', async () => {
  const list = await layList(owner)
  const guest = await layContact(owner, list)
  const [bar, gate] = [await layOccasion(owner, list, { own_max: 1 }), await layOccasion(owner, list)]
  const [north, south] = [await layDoor(owner, list), await layDoor(owner, list)]
  const late = offline(guest, ago(10), { occasionId: bar })
  const atGate = offline(guest, ago(20), { occasionId: gate })
  assert.deepEqual((await take(north, [late, atGate])).map(said), ['ok', 'ok'])
  const early = offline(guest, ago(30), { occasionId: bar })
  assert.deepEqual((await take(south, [early])).map(said), ['ok'])
  const standings = await owner
    .selectFrom('scans')
    .select(['scan_id', 'standing'])
    .where('list_id', '=', list.listId)
    .execute()
  const standingOf = new Map(standings.map((row) => [row.scan_id, row.standing]))
  assert.deepEqual(
    [late, atGate, early].map(({ scanId }) => standingOf.get(scanId)),
    ['conflict', 'counts', 'counts'],
  )
  assert.equal(said((await take(south, [offline(guest, ago(5), { occasionId: gate })]))[0]!), 'conflict')
  assert.deepEqual(await countsOf(guest), { count: 1, back: 0 })
})

test('at a daily occasion offline entries compete for the places of their day alone', async () => {
  const list = await layList(owner)
  const guest = await layContact(owner, list)
  const daily = await layOccasion(owner, list, { own_max: 1, again: 'daily', zone: 'Asia/Kathmandu' })
  const door = await layDoor(owner, list)
  const yesterday = ago(24 * 60)
  const scans = [offline(guest, ago(1), { occasionId: daily }), offline(guest, yesterday, { occasionId: daily })]
  assert.deepEqual((await take(door, scans)).map(said), ['ok', 'ok'])
  const twice = offline(guest, new Date(yesterday.getTime() + 1), { occasionId: daily })
  assert.equal(said((await take(door, [twice]))[0]!), 'conflict')
})

test('guests who were let in offline above the capacity are in, and the door hears it', async () => {
  const list = await layList(owner)
  const hall = await layOccasion(owner, list, { capacity: 2, has_exits: true })
  const guests: LaidContact[] = []
  for (let n = 0; n < 4; n++) guests.push(await layContact(owner, list))
  for (const guest of guests.slice(0, 2)) await scan(list.door, guest, { occasionId: hall })
  const door = await layDoor(owner, list)
  const taken = await take(
    door,
    guests.slice(2).map((guest, n) => offline(guest, ago(3 - n), { occasionId: hall })),
  )
  assert.deepEqual(
    taken.map((each) => [said(each), each.visit?.inside]),
    [
      ['ok over_capacity', 3],
      ['ok over_capacity', 4],
    ],
  )
  assert.equal(await insideOf(hall), 4)
})

test('offline exits and entries that come in any order leave the guests inside who are', async () => {
  const list = await layList(owner)
  const guest = await layContact(owner, list, { max_scans: 9 })
  const hall = await layOccasion(owner, list, { has_exits: true })
  const at = { occasionId: hall }
  const [one, two] = [await layDoor(owner, list), await layDoor(owner, list)]
  // By time: in, out, in. The exit comes first, then the second entry, and the first one last.
  await take(one, [offline(guest, ago(20), { ...at, isExit: true })])
  assert.equal(await insideOf(hall), 0)
  await take(one, [offline(guest, ago(10), at)])
  assert.equal(await insideOf(hall), 1)
  await take(two, [offline(guest, ago(30), at)])
  assert.equal(await insideOf(hall), 1)
})

test('a window that closed before an offline scan came in does not send a guest away afterwards', async () => {
  const list = await layList(owner)
  const guest = await layContact(owner, list)
  const night = await layOccasion(owner, list, { opens_at: ago(90), closes_at: ago(30) })
  const door = await layDoor(owner, list)
  assert.equal(said(await scan(list.door, guest, { occasionId: night })), 'too_late')
  assert.equal(said((await take(door, [offline(guest, ago(40), { occasionId: night })]))[0]!), 'ok')
})
