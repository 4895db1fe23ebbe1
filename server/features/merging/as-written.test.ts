// Compares the database's merges with the rules of decision 66 as a plain model. The lists have generated histories:
// contacts of one list or of both, with one code or two, scans, undone and offline scans, blocks, maxima, removals.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { Refusal } from '../../kernel/refusal.ts'
import {
  layContact,
  layDoor,
  type LaidContact,
  type LaidList,
  layList,
  openLaidDatabase,
} from '../../testing/laid-list.ts'
import { layOccasion } from '../../testing/laid-occasion.ts'
import { asStored, asWritten, read } from '../../testing/merging-model.ts'
import { type Chance, seeded } from '../../testing/seeded.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import type { Decided } from '../scanning/attempt.ts'
import { openRedeemQueue } from '../scanning/redeem-queue.ts'
import { handIn, redeem, redeemHeld, undo } from '../scanning/store.ts'
import { upToThreeTimes } from '../../database/once-more.ts'
import { mergeLists } from './store.ts'

const laid = await openLaidDatabase()
const { database, owner } = laid
const rounds = process.env['LISTPASS_PROVE'] === 'full' ? 60 : 6
const people = 24

type Sides = { from: LaidList; into: LaidList; askId: string }

async function laySides(): Promise<Sides> {
  const into = await layList(owner)
  const from = await layList(owner, { mailchimp_id: into.mailchimpId })
  await owner.updateTable('accounts').set({ mailchimp_id: into.mailchimpId }).where('id', '=', from.accountId).execute()
  const askId = randomUUID()
  await owner.insertInto('merge_asks').values({ list_id: from.listId, id: askId }).execute()
  for (const { listId } of [from, into]) {
    for (const [place, role] of (['code', 'max', 'scans'] as const).entries()) {
      const field = { list_id: listId, id: randomUUID(), role, merge_id: place + 1, tag: `QR${role}`, name: role }
      await owner
        .insertInto('fields')
        .values({ ...field, type: 'text', gone_since: null })
        .execute()
    }
  }
  return { from, into, askId }
}

/** The codes of each person, in the list that ends and in the one that remains. */
type Person = { from: LaidContact | undefined; into: LaidContact | undefined }

async function layPeople({ from, into }: Sides, chance: Chance): Promise<Person[]> {
  const made: Person[] = []
  for (let nth = 0; nth < people; nth++) {
    const hash = randomBytes(16).toString('hex')
    const mailchimpId = chance.happens(0.7) ? randomBytes(8).toString('hex') : null
    const code = randomBytes(12).toString('hex').toUpperCase()
    const opening = chance.happens(0.2) ? 1 + chance.below(2) : 0
    const lay = (list: LaidList, more: Record<string, unknown>) =>
      layContact(owner, list, {
        member_hash: hash,
        mailchimp_contact_id: mailchimpId,
        max_scans: chance.below(4),
        is_blocked: chance.happens(0.1),
        removed_at: chance.happens(0.15) ? new Date() : null,
        heard_at: new Date(Date.now() - chance.below(100_000)),
        ...more,
      })
    const side = chance.next()
    const isSameCode = chance.happens(0.6)
    const hasMoved = mailchimpId !== null && chance.happens(0.3)
    const ofInto = { code, opening_count: opening, scan_count: opening }
    const more = opening + chance.below(2)
    const ofFrom = {
      ...(isSameCode ? { code, opening_count: more, scan_count: more } : {}),
      ...(hasMoved ? { member_hash: randomBytes(16).toString('hex') } : {}),
    }
    made.push({
      into: side < 0.8 ? await lay(into, ofInto) : undefined,
      from: side > 0.2 ? await lay(from, ofFrom) : undefined,
    })
  }
  return made
}

const attemptOf = (list: LaidList, code: string, scanId: string) => ({
  listId: list.listId,
  scanId,
  teamId: list.teamId,
  sessionId: list.door.sessionId,
  linkId: undefined,
  door: list.door.name,
  text: code,
  codeKey: code,
  scannedAt: undefined,
})

async function scan(list: LaidList, code: string, scanId = randomUUID()): Promise<Decided | undefined> {
  const [decided] = await upToThreeTimes(() => redeem(database, list.listId, [attemptOf(list, code, scanId)]))
  return decided
}

const madeOffline = (code: string, agoMs: number, scanId = randomUUID()) => {
  const at = new Date(Date.now() - agoMs)
  return { scanId, text: code, codeKey: code, scannedAt: at, correctedAt: at, told: 'ok' as const }
}

/** A few hours at the doors of a list. */
async function work(list: LaidList, codes: string[], chance: Chance): Promise<void> {
  for (let nth = 0; nth < people * 2; nth++) {
    const code = chance.one(codes)
    if (chance.happens(0.3)) {
      await handIn(database, list.door, [madeOffline(code, chance.below(3_600_000))])
      continue
    }
    const scanId = randomUUID()
    const decided = await scan(list, code, scanId)
    if (decided?.reason === 'ok' && chance.happens(0.2)) {
      await undo(database, list.door, { scanId, withinMs: 60_000, recordId: randomUUID() })
    }
  }
}

async function merge({ into, askId }: Sides) {
  const member = { id: into.teamId, name: 'Noor', role: 'owner' as const }
  return upToThreeTimes(() =>
    database.as({ team: into.teamId, list: into.listId }, (tx) =>
      mergeLists(tx, { askId, listId: into.listId, people: 'editor', member, recordIds: [randomUUID(), randomUUID()] }),
    ),
  )
}

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)
const codesOf = (made: Person[], side: keyof Person) => made.flatMap((person) => person[side]?.code ?? [])

for (let round = 0; round < rounds; round++) {
  test(`two lists with generated histories become what the rules say (${round})`, async () => {
    const chance = seeded(660 + round)
    const sides = await laySides()
    const made = await layPeople(sides, chance)
    await work(sides.into, codesOf(made, 'into'), chance)
    await work(sides.from, codesOf(made, 'from'), chance)
    const before = { from: await read(laid, sides.from), into: await read(laid, sides.into) }
    const expected = asWritten(before.from, before.into)
    assert.equal((await merge(sides))?.outcome, 'merged')
    const stored = await asStored(laid, sides.into)
    assert.deepEqual(stored.contacts.toSorted(byId), expected.contacts.toSorted(byId))
    assert.deepEqual(stored.scanIds, expected.scanIds)

    // Every code of both lists is decided as a code of the joined list: at the door, and for scans that an offline door
    // sends later.
    for (const contact of expected.contacts) {
      for (const code of contact.codes) {
        const isBarred = contact.isRemoved || contact.isBlocked || contact.max === 0
        const expectedReason = isBarred ? /removed|blocked/ : contact.count < contact.max ? /ok/ : /already_used/
        const decided = await scan(sides.into, code)
        assert.match(decided!.reason, expectedReason)
        if (decided!.reason === 'ok') contact.count += 1
        const [later] = (await handIn(database, sides.into.door, [madeOffline(code, 0)]))!
        if (!isBarred && contact.count < contact.max) contact.count += 1
        else assert.match(later!.reason, /removed|blocked|conflict/)
      }
    }
    const { contacts: after } = await asStored(laid, sides.into)
    assert.deepEqual(
      after.toSorted(byId).map(({ id, count }) => [id, count]),
      expected.contacts.toSorted(byId).map(({ id, count }) => [id, count]),
    )
    assert.deepEqual(await findBrokenInvariants(owner), [])
  })
}

test('doors of both lists scan in the moment of the merge: every answered scan counts once, no guest comes in too often', async () => {
  const chance = seeded(66)
  const sides = await laySides()
  const made: Person[] = []
  for (let nth = 0; nth < people; nth++) {
    const more = { member_hash: randomBytes(16).toString('hex') }
    made.push({ from: await layContact(owner, sides.from, more), into: await layContact(owner, sides.into, more) })
  }
  const queue = openRedeemQueue(
    (listId, attempts) => redeem(database, listId, attempts),
    (attempt) => redeemHeld(database, attempt),
  )
  const admitted: string[] = []
  /** Scans like a door: once its list is gone, it sends the same scan id again, to the other list. */
  const scanOn = async (list: LaidList, code: string) => {
    const scanId = randomUUID()
    const here = await queue.decide(attemptOf(list, code, scanId)).catch((error: unknown) => {
      if (error instanceof Refusal && error.reason === 'unavailable') return undefined
      throw error
    })
    const decided = here ?? (await queue.decide(attemptOf(sides.into, code, scanId)))
    if (decided!.reason === 'ok') admitted.push(scanId)
    return decided!.reason
  }
  const doors = made.flatMap(({ from, into }) => [
    () => scanOn(sides.from, from!.code),
    () => scanOn(sides.into, into!.code),
    () => scanOn(sides.into, into!.code),
  ])
  const shuffled = doors.map((door) => ({ door, at: chance.next() })).toSorted((a, b) => a.at - b.at)
  const half = shuffled.length / 2
  const early = shuffled.slice(0, half).map(({ door }) => door())
  const merging = merge(sides)
  const reasons = await Promise.all([...early, ...shuffled.slice(half).map(({ door }) => door())])
  assert.equal((await merging)?.outcome, 'merged')
  assert.ok(reasons.every((reason) => reason === 'ok' || reason === 'already_used'))

  const { contacts, scans } = await read(laid, sides.into)
  assert.equal(contacts.length, people)
  const counting = new Set(scans.filter(({ standing }) => standing === 'counts').map(({ scan_id: id }) => id))
  assert.deepEqual([...counting].toSorted(), admitted.toSorted())
  assert.equal(
    contacts.reduce((sum, { scan_count: count }) => sum + count, 0),
    admitted.length,
  )
  // Before the merge, each list let a guest in at most once.
  assert.ok(contacts.every(({ scan_count: count }) => count >= 1 && count <= 2))
  assert.deepEqual(await findBrokenInvariants(owner), [])
})

test('two codes of one guest at two doors of one moment let the guest in once', async () => {
  const sides = await laySides()
  const more = { member_hash: 'a guest of both' }
  const [one, other] = [await layContact(owner, sides.from, more), await layContact(owner, sides.into, more)]
  await merge(sides)
  const attempts = [one, other].map(({ code }) => attemptOf(sides.into, code, randomUUID()))
  await assert.rejects(redeem(database, sides.into.listId, attempts), { code: '40001' })
  const alone = await Promise.all(
    attempts.map((attempt) => upToThreeTimes(() => redeem(database, attempt.listId, [attempt]))),
  )
  assert.deepEqual(alone.map(([decided]) => decided!.reason).toSorted(), ['already_used', 'ok'])
})

test('occasions come along with their scans, guests and links; people inside are counted anew', async () => {
  const sides = await laySides()
  const both = { member_hash: 'a guest of both' }
  const [mine, theirs] = [await layContact(owner, sides.from, both), await layContact(owner, sides.into, both)]
  const other = await layContact(owner, sides.from)
  const hall = await layOccasion(owner, sides.from, { own_max: 1, has_exits: true, capacity: 5 })
  const vip = await layOccasion(owner, sides.from, { who: { kind: 'segment', id: 7, name: 'VIP', is_tag: true } })
  await layOccasion(owner, sides.into, { id: sides.into.listId, again: 'after_exit', has_exits: true })
  for (const { id } of [mine, other])
    await sql`insert into occasion_guests values (${sides.from.listId}, ${vip}, ${id})`.execute(owner)
  const door = await layDoor(owner, sides.from, { link: { occasion_id: hall } })
  const at = (list: LaidList, code: string, occasionId?: string) => ({
    ...attemptOf(list, code, randomUUID()),
    occasionId,
  })
  await redeem(database, sides.from.listId, [at(sides.from, mine.code, hall), at(sides.from, other.code, hall)])
  await redeem(database, sides.from.listId, [at(sides.from, mine.code)])
  await redeem(database, sides.into.listId, [at(sides.into, theirs.code)])
  assert.equal((await merge(sides))?.outcome, 'merged')

  const inside = await owner
    .selectFrom('occasion_seats')
    .select(['occasion_id', 'inside'])
    .where('list_id', '=', sides.into.listId)
    .execute()
  const insideOf = new Map(inside.map((row) => [row.occasion_id, row.inside]))
  assert.deepEqual([insideOf.get(hall), insideOf.get(sides.into.listId)], [2, 2])
  const [again] = await redeem(database, sides.into.listId, [
    { ...at(sides.into, theirs.code), linkId: door.linkId, sessionId: door.sessionId },
  ])
  assert.deepEqual([again?.reason, again?.occasionId], ['already_used', hall])
  const [invited] = await redeem(database, sides.into.listId, [at(sides.into, other.code, vip)])
  assert.equal(invited?.reason, 'ok')
  assert.deepEqual(await findBrokenInvariants(owner), [])
})
