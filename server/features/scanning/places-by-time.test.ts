// Where exits or days give places, the earliest offline scans have them, in whatever order doors hand them in.
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { sql } from 'kysely'
import type { Door } from '../../kernel/team.ts'
import {
  type LaidContact,
  type LaidList,
  layContact,
  layDoor,
  layList,
  layOccasion,
  openLaidDatabase,
} from '../../testing/laid-list.ts'
import { ago, minute, offline, visitsOf } from '../../testing/laid-scans.ts'
import { type Chance, seeded } from '../../testing/chance.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'

const laid = await openLaidDatabase()
const { owner } = laid
const { scan, said, countsOf, insideOf, take } = visitsOf(laid)

afterEach(async () => assert.deepEqual(await findBrokenInvariants(owner), []))

type Place = { id: string; ownMax?: number; again: 'never' | 'daily' | 'after_exit' }
type Made = { guest: LaidContact; scanId: string; at: Date; place: Place; isExit: boolean; isOnline: boolean }

/** The rule: sorted by their times, an entry has a place if it fits, also beside later entries that the server let in itself. */
function standingsOf(made: readonly Made[], most: number): Map<string, string> {
  const inOrder = made.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.scanId < b.scanId ? -1 : 1))
  const counts = new Set(inOrder.filter(({ isOnline }) => isOnline).map(({ scanId }) => scanId))
  for (const one of inOrder.filter(({ isExit, isOnline }) => !isExit && !isOnline)) {
    if (fits(inOrder, new Set([...counts, one.scanId]), most)) counts.add(one.scanId)
  }
  return new Map(inOrder.map(({ scanId, isExit }) => [scanId, isExit || counts.has(scanId) ? 'counts' : 'conflict']))
}

function fits(inOrder: readonly Made[], counts: ReadonlySet<string>, most: number): boolean {
  let used = 0
  const inside = new Map<string, number>()
  const days = new Set<string>()
  for (const { scanId, at, place, isExit } of inOrder) {
    const within = inside.get(place.id) ?? 0
    if (isExit && within > 0) {
      inside.set(place.id, within - 1)
      if (place.again === 'after_exit') used -= 1
    }
    if (isExit || !counts.has(scanId)) continue
    used += 1
    inside.set(place.id, within + 1)
    const day = `${place.id} ${at.toISOString().slice(0, 10)}`
    if (used > most || (place.again === 'daily' && days.has(day))) return false
    days.add(day)
  }
  return true
}

function shuffled<T>(all: readonly T[], chance: Chance): T[] {
  const keyed = all.map((each) => ({ each, by: chance.next() }))
  return keyed.toSorted((a, b) => a.by - b.by).map(({ each }) => each)
}

async function standingsNow({ listId }: LaidList): Promise<Map<string, string | null>> {
  const rows = await owner.selectFrom('scans').select(['scan_id', 'standing']).where('list_id', '=', listId).execute()
  return new Map(rows.map((row) => [row.scan_id, row.standing]))
}

async function startAnew({ listId }: LaidList): Promise<void> {
  for (const table of ['scans', 'scan_corrections', 'door_events', 'pending_writes', 'admissions']) {
    await sql`delete from ${sql.table(table)} where list_id = ${listId}`.execute(owner)
  }
  await sql`update door_seqs set seq = 0 where list_id = ${listId}`.execute(owner)
  await sql`update contacts set scan_count = 0, accepted = 0, given_back = 0 where list_id = ${listId}`.execute(owner)
  await sql`update occasion_seats set inside = 0 where list_id = ${listId}`.execute(owner)
}

/** Plays one set of scans in many orders of doors and groups; the end is always that of the rule. */
async function playAll(list: LaidList, places: readonly Place[], most: number, seed: number): Promise<void> {
  const chance = seeded(seed)
  const doors: Door[] = []
  for (let n = 0; n < 3; n++) doors.push(await layDoor(owner, list))
  const guests: LaidContact[] = []
  for (let n = 0; n < 4; n++) guests.push(await layContact(owner, list, { max_scans: most }))
  const day = Math.floor(Date.now() / 86_400_000) * 86_400_000
  const offlines = Array.from({ length: 40 }, (): { made: Made; door: Door } => {
    const guest = chance.one(guests)
    // Few moments, so that some are equal and the id decides. All of yesterday and the day before, in UTC.
    const at = new Date(day - (1 + chance.below(2)) * 86_400_000 + chance.below(30) * minute)
    const { scanId } = offline(guest, at)
    const place = chance.one(places)
    return { made: { guest, scanId, at, place, isExit: chance.happens(0.4), isOnline: false }, door: chance.one(doors) }
  })
  const online = shuffled(guests, chance).slice(0, 2)
  for (let order = 0; order < 6; order++) {
    await startAnew(list)
    const made = offlines.map((each) => each.made)
    const toWire = (each: Made) =>
      offline(each.guest, each.at, { scanId: each.scanId, occasionId: each.place.id, isExit: each.isExit })
    for (const guest of order % 2 === 0 ? [] : online) {
      const place = places[0]!
      const { scanId } = offline(guest, new Date())
      assert.equal(said(await scan(list.door, guest, { occasionId: place.id, scanId })), 'ok')
      made.push({ guest, scanId, at: new Date(), place, isExit: false, isOnline: true })
    }
    for (const door of shuffled(doors, chance)) {
      const own = shuffled(
        offlines.filter((each) => each.door === door),
        chance,
      ).map((each) => toWire(each.made))
      while (own.length > 0) {
        const group = own.splice(0, 1 + chance.below(6))
        await take(door, group)
        if (chance.happens(0.2)) await take(door, group)
      }
    }
    const expected = new Map(
      guests.flatMap((guest) => [
        ...standingsOf(
          made.filter((one) => one.guest === guest),
          most,
        ),
      ]),
    )
    const found = await standingsNow(list)
    assert.deepEqual(Object.fromEntries(found), Object.fromEntries(expected), `seed ${seed}, order ${order}`)
    assert.deepEqual(await findBrokenInvariants(owner), [])
  }
}

for (const ownMax of [1, 2]) {
  test(`an own occasion with exits for ${ownMax} ends the same in any order of hand-in`, async () => {
    const list = await layList(owner)
    const again = 'after_exit' as const
    const id = await layOccasion(owner, list, { own_max: ownMax, again, has_exits: true, zone: 'UTC' })
    for (const seed of [1, 2, 3]) await playAll(list, [{ id, ownMax, again }], ownMax, seed)
  })
}

test('shared nights with exits and days end the same in any order of hand-in', async () => {
  const list = await layList(owner)
  const hall = await layOccasion(owner, list, { again: 'after_exit', has_exits: true, zone: 'UTC' })
  const daily = await layOccasion(owner, list, { again: 'daily', has_exits: true, zone: 'UTC' })
  const places: Place[] = [
    { id: hall, again: 'after_exit' },
    { id: daily, again: 'daily' },
  ]
  for (const most of [1, 2, 3]) await playAll(list, places, most, most)
})

test('an exit that comes in late gives the place back to the entry after it, and the doors hear of it', async () => {
  const list = await layList(owner)
  const guest = await layContact(owner, list)
  const hall = await layOccasion(owner, list, { again: 'after_exit', has_exits: true })
  const [north, south] = [await layDoor(owner, list), await layDoor(owner, list)]
  const at = { occasionId: hall }
  const [first, second] = [offline(guest, ago(40), at), offline(guest, ago(20), at)]
  assert.deepEqual((await take(north, [first, second])).map(said), ['ok', 'conflict'])
  await take(south, [offline(guest, ago(30), { ...at, isExit: true })])
  assert.equal((await standingsNow(list)).get(second.scanId), 'counts')
  // A lost answer: the door asks again, and gets what holds now.
  const [again] = await take(north, [second])
  assert.deepEqual([again!.reason, again!.standing], ['ok', 'counts'])
  assert.equal(await insideOf(hall), 1)
  assert.deepEqual(await countsOf(guest), { count: 2, back: 1 })
  const { rows } = await sql<{ kind: string }>`
    select kind from door_events where scan_id = ${second.scanId} order by seq`.execute(owner)
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['conflict', 'accepted'],
  )
})
