// A contact's counts at occasions, directly at the store: entries, exits, capacity, offline scans, undo.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterEach, test } from 'node:test'
import { sql } from 'kysely'
import type { Door } from '../../kernel/door.ts'
import { behindLock } from '../../testing/behind-lock.ts'
import { type LaidContact, layContact, layDoor, layList, openLaidDatabase } from '../../testing/laid-list.ts'
import { layOccasion } from '../../testing/laid-occasion.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import type { Attempt, Decided } from './attempt.ts'
import { handIn, type HandedIn, redeem, undo } from './store.ts'

const { database, owner } = await openLaidDatabase()

type At = Partial<Pick<Attempt, 'occasionId' | 'isExit' | 'scanId'>>

function attempt(door: Door, { code }: LaidContact, at: At = {}): Attempt {
  const of = {
    listId: door.listId,
    teamId: door.teamId,
    sessionId: door.sessionId,
    linkId: door.linkId,
    door: door.name,
  }
  return { ...of, scanId: randomUUID(), text: code, codeKey: code, scannedAt: undefined, ...at }
}

async function scan(door: Door, guest: LaidContact, at: At = {}): Promise<Decided> {
  const [decided] = await redeem(database, door.listId, [attempt(door, guest, at)])
  assert.ok(decided)
  return decided
}

/** The reason, and the note beside it. */
const said = ({ reason, facts }: Decided) => [reason, facts?.note].filter(Boolean).join(' ')

async function countsOf({ id }: LaidContact) {
  const { scan_count: count, given_back: back } = await owner
    .selectFrom('contacts')
    .select(['scan_count', 'given_back'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { count, back }
}

async function insideOf(occasionId: string): Promise<number | undefined> {
  const seats = owner.selectFrom('occasion_seats').select('inside').where('occasion_id', '=', occasionId)
  return (await seats.executeTakeFirst())?.inside
}

const isQueued = async ({ id }: LaidContact) =>
  (await owner.selectFrom('pending_writes').select('contact_id').where('contact_id', '=', id).execute()).length > 0

const minute = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * minute)

function offline(guest: LaidContact, at: Date, more: Partial<HandedIn> = {}): HandedIn {
  return {
    scanId: randomUUID(),
    text: guest.code,
    codeKey: guest.code,
    scannedAt: at,
    correctedAt: at,
    told: 'ok',
    ...more,
  }
}

async function take(door: Door, scans: HandedIn[]): Promise<Decided[]> {
  const decided = await handIn(database, door, scans)
  assert.ok(decided)
  return decided
}

const takeBack = async (door: Door, scanId: string) =>
  (await undo(database, door, { scanId, withinMs: 15 * minute, recordId: randomUUID() }))?.outcome

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
      [ann, bob, cleo].map((guest) => attempt(list.door, guest, at)),
    )
  ).map((each) => said(each!))
  assert.deepEqual(reasons, ['ok', 'ok', 'full'])
  const refused = await scan(list.door, cleo, at)
  assert.deepEqual([refused.reason, refused.visit?.inside, refused.visit?.capacity], ['full', 2, 2])
  assert.deepEqual(await countsOf(cleo), { count: 0, back: 0 })
  // In one group: the exit makes room for the entry behind it.
  const both = [attempt(list.door, ann, { ...at, isExit: true }), attempt(list.door, cleo, at)]
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
