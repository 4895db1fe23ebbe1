// A contact's counts at occasions, directly at the store: entries, exits, capacity, undo.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterEach, test } from 'node:test'
import { sql } from 'kysely'
import { behindLock } from '../../testing/whole-database.ts'
import { layContact, layDoor, layList, layOccasion, openLaidDatabase } from '../../testing/laid-list.ts'
import { attempt, visitsOf } from '../../testing/laid-scans.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { redeem } from './store.ts'

const laid = await openLaidDatabase()
const { database, owner } = laid
const { scan, said, countsOf, insideOf, isQueued, takeBack } = visitsOf(laid)

afterEach(async () => assert.deepEqual(await findBrokenInvariants(owner), []))

test('a second night of its own count lets each guest in once more, and changes nothing in Mailchimp', async () => {
  const list = await layList(owner)
  const guest = await layContact(owner, list)
  const night = await layOccasion(owner, list, { own_max: 1 })
  assert.equal(said(await scan(list.door, guest)), 'ok')
  await sql`delete from pending_writes`.execute(owner)
  const first = await scan(list.door, guest, { occasionId: night })
  assert.deepEqual([first.reason, first.scanCount, first.maxScans], ['ok', 1, 1])
  assert.equal(said(await scan(list.door, guest, { occasionId: night })), 'already_used')
  assert.equal(said(await scan(list.door, guest)), 'already_used')
  assert.deepEqual(await countsOf(guest), { count: 1, back: 0 })
  assert.equal(await isQueued(guest), false)
})

test('a card for ten entries is used up over all shared nights together', async () => {
  const list = await layList(owner)
  const guest = await layContact(owner, list, { max_scans: 3 })
  const [one, two] = [await layOccasion(owner, list), await layOccasion(owner, list)]
  const reasons: string[] = []
  for (const occasionId of [one, two, undefined, one]) reasons.push(said(await scan(list.door, guest, { occasionId })))
  assert.deepEqual(reasons, ['ok', 'ok', 'ok', 'already_used'])
  assert.deepEqual(await countsOf(guest), { count: 3, back: 0 })
})

test('a first scan that is told is one of the same count', async () => {
  const list = await layList(owner)
  const guest = await layContact(owner, list)
  const bar = await layOccasion(owner, list, { own_max: 1 })
  await scan({ ...list.door, name: 'Bar' }, guest, { occasionId: bar })
  await scan({ ...list.door, name: 'Gate' }, guest)
  const [atBar, atGate] = [await scan(list.door, guest, { occasionId: bar }), await scan(list.door, guest)]
  assert.deepEqual([atBar.firstScan?.door, atGate.firstScan?.door], ['Bar', 'Gate'])
})

test('a guest who left may come in again where exits give the place back; each entry counts in Mailchimp', async () => {
  const list = await layList(owner)
  const guest = await layContact(owner, list)
  await layOccasion(owner, list, { id: list.listId, again: 'after_exit', has_exits: true })
  assert.equal(said(await scan(list.door, guest)), 'ok')
  const second = await scan(list.door, guest)
  assert.equal(said(second), 'still_inside')
  assert.ok(second.visit?.insideSince)
  assert.equal(said(await scan(list.door, guest, { isExit: true })), 'ok')
  assert.equal(said(await scan(list.door, guest, { isExit: true })), 'ok not_inside')
  const again = await scan(list.door, guest)
  assert.deepEqual([said(again), again.scanCount, again.maxScans], ['ok', 1, 1])
  assert.deepEqual(await countsOf(guest), { count: 2, back: 1 })
  assert.equal(await insideOf(list.listId), 1)
})

test('a blocked or removed guest may leave', async () => {
  const list = await layList(owner)
  const guest = await layContact(owner, list)
  await layOccasion(owner, list, { id: list.listId, has_exits: true })
  await scan(list.door, guest)
  await sql`update contacts set is_blocked = true, removed_at = now() where id = ${guest.id}`.execute(owner)
  assert.equal(said(await scan(list.door, guest)), 'removed')
  assert.equal(said(await scan(list.door, guest, { isExit: true })), 'ok')
  assert.equal(await insideOf(list.listId), 0)
})

test('a full occasion refuses and counts nothing until a guest leaves; one that only warns lets in', async () => {
  const list = await layList(owner)
  const [ann, bob, cleo] = [await layContact(owner, list), await layContact(owner, list), await layContact(owner, list)]
  const hall = await layOccasion(owner, list, { capacity: 2, has_exits: true })
  const at = { occasionId: hall }
  const reasons = (
    await redeem(
      database,
      list.listId,
      [ann, bob, cleo].map((guest) => attempt(list.door, guest.code, at)),
    )
  ).map((each) => said(each!))
  assert.deepEqual(reasons, ['ok', 'ok', 'full'])
  const refused = await scan(list.door, cleo, at)
  assert.deepEqual([refused.reason, refused.visit?.inside, refused.visit?.capacity], ['full', 2, 2])
  assert.deepEqual(await countsOf(cleo), { count: 0, back: 0 })
  // In one group: the exit makes room for the entry behind it.
  const both = [attempt(list.door, ann.code, { ...at, isExit: true }), attempt(list.door, cleo.code, at)]
  assert.deepEqual(
    (await redeem(database, list.listId, both)).map((each) => said(each!)),
    ['ok', 'ok'],
  )
  await sql`update occasions set when_full = 'warn' where id = ${hall}`.execute(owner)
  const dora = await layContact(owner, list)
  const warned = await scan(list.door, dora, at)
  assert.deepEqual([said(warned), warned.visit?.inside], ['ok over_capacity', 3])
})

test('two doors at the last place of an occasion let one guest in', async () => {
  const list = await layList(owner)
  const [ann, bob] = [await layContact(owner, list), await layContact(owner, list)]
  const hall = await layOccasion(owner, list, { capacity: 1 })
  // Another door's group has taken the place, and has not committed yet.
  const [decided] = await behindLock(owner, {
    hold: (tx) =>
      sql`select decide_scans(${list.listId}, ${[randomUUID()]}, ${[list.teamId]}, ${[randomUUID()]}, null, ${['North']},
      ${[ann.code]}, null, null, ${[hall]}, null)`.execute(tx),
    calls: [() => scan(list.door, bob, { occasionId: hall })],
  })
  assert.equal(said(decided!), 'full')
  assert.equal(await insideOf(hall), 1)
})

test('a scanner link keeps to its occasion and direction, whatever a scan asks for', async () => {
  const list = await layList(owner)
  const guest = await layContact(owner, list)
  const [bar, exit] = [
    await layOccasion(owner, list, { own_max: 1 }),
    await layOccasion(owner, list, { has_exits: true }),
  ]
  const atBar = await layDoor(owner, list, { link: { occasion_id: bar } })
  const out = await layDoor(owner, list, { link: { occasion_id: exit, direction: 'out' } })
  const [entered, left] = [await scan(atBar, guest, { occasionId: exit }), await scan(out, guest)]
  assert.deepEqual([said(entered), entered.occasionId], ['ok', bar])
  assert.deepEqual([said(left), left.isExit, left.occasionId], ['ok not_inside', true, exit])
})

test('a removed occasion is closed, and so is one of another list', async () => {
  const [list, other] = [await layList(owner), await layList(owner)]
  const guest = await layContact(owner, list)
  const gone = await layOccasion(owner, list, { removed_at: new Date() })
  const foreign = await layOccasion(owner, other)
  for (const occasionId of [gone, foreign, randomUUID()]) {
    assert.equal(said(await scan(list.door, guest, { occasionId })), 'list_inactive')
  }
})

test('guests by field or segment are invited, and no others', async () => {
  const list = await layList(owner)
  const vip = await layContact(owner, list, { merge_fields: '{"TIER": "Vip"}' })
  const plain = await layContact(owner, list)
  const lounge = await layOccasion(owner, list, {
    own_max: 5,
    who: { kind: 'field', tag: 'TIER', test: 'is', value: 'VIP' },
  })
  const tagged = await layOccasion(owner, list, {
    own_max: 5,
    who: { kind: 'segment', id: 7, name: 'Crew', is_tag: true },
  })
  await sql`insert into occasion_guests values (${list.listId}, ${tagged}, ${plain.id})`.execute(owner)
  const reasons = []
  for (const occasionId of [lounge, tagged])
    for (const guest of [vip, plain]) reasons.push(said(await scan(list.door, guest, { occasionId })))
  assert.deepEqual(reasons, ['ok', 'not_invited', 'not_invited', 'ok'])
})

test('a retry gets its verdict again, with its occasion and facts', async () => {
  const list = await layList(owner)
  const guest = await layContact(owner, list)
  const hall = await layOccasion(owner, list, { capacity: 9, has_exits: true, own_max: 1 })
  const at = { occasionId: hall, scanId: randomUUID() }
  const first = await scan(list.door, guest, at)
  await scan(list.door, guest, { occasionId: hall, isExit: true })
  assert.deepEqual(await scan(list.door, guest, at), first)
  assert.equal(first.visit?.inside, 1)
})

test('a deleted list takes its scans and admissions with it', async () => {
  const [list, other] = [await layList(owner), await layList(owner)]
  for (const each of [list, other])
    await scan(each.door, await layContact(owner, each), { occasionId: await layOccasion(owner, each, { own_max: 1 }) })
  await owner.deleteFrom('lists').where('id', '=', list.listId).execute()
  for (const table of ['scans', 'admissions'] as const) {
    const left = await owner
      .selectFrom(table)
      .select('list_id')
      .where('list_id', 'in', [list.listId, other.listId])
      .execute()
    assert.deepEqual(left, [{ list_id: other.listId }], table)
  }
})

test('an entry that is undone gives its place back, and so does an exit', async () => {
  const list = await layList(owner)
  const guest = await layContact(owner, list)
  await layOccasion(owner, list, { id: list.listId, again: 'after_exit', has_exits: true, capacity: 5 })
  const entry = randomUUID()
  await scan(list.door, guest, { scanId: entry })
  assert.equal(await takeBack(list.door, entry), 'undone')
  assert.equal(await insideOf(list.listId), 0)
  assert.equal(said(await scan(list.door, guest)), 'ok')
  const exit = randomUUID()
  await scan(list.door, guest, { isExit: true, scanId: exit })
  assert.deepEqual(await countsOf(guest), { count: 1, back: 1 })
  assert.equal(await takeBack(list.door, exit), 'undone')
  assert.equal(await insideOf(list.listId), 1)
  assert.deepEqual(await countsOf(guest), { count: 1, back: 0 })
  assert.equal(said(await scan(list.door, guest)), 'still_inside')
})

test('settings that change count all scans anew, and give places back or not', async () => {
  const list = await layList(owner)
  const guest = await layContact(owner, list)
  await scan(list.door, guest)
  await layOccasion(owner, list, { id: list.listId, again: 'after_exit', has_exits: true })
  assert.equal(await insideOf(list.listId), 1)
  assert.equal(said(await scan(list.door, guest)), 'still_inside')
  await scan(list.door, guest, { isExit: true })
  assert.deepEqual(await countsOf(guest), { count: 1, back: 1 })
  await sql`update occasions set again = 'never' where id = ${list.listId}`.execute(owner)
  await sql`select recount_visits(${list.listId}, ${list.listId}, null)`.execute(owner)
  assert.deepEqual(await countsOf(guest), { count: 1, back: 0 })
  assert.equal(said(await scan(list.door, guest)), 'already_used')
})
