// Tests each condition by which the database decides scans, directly at its store.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Door } from '../../kernel/team.ts'
import { behindLock, holdContact } from '../../testing/whole-database.ts'
import { type LaidContact, layContact, layDoor, layList, openLaidDatabase } from '../../testing/laid-list.ts'
import { attempt, changeRow, countOf as countIn, eventsOf as eventsIn, openScans } from '../../testing/laid-scans.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { sets } from '../../testing/settings.ts'

const laid = await openLaidDatabase()
const { database, owner } = laid
const { decide, scan } = await openScans(laid)
const reasonOf = async (door: Door, code: string | undefined) => (await scan(door, code))?.reason
const change = changeRow.bind(undefined, owner)
const countOf = countIn.bind(undefined, owner)
const eventsOf = eventsIn.bind(undefined, owner)

const hour = 3_600_000

test('a list is open while scanning is on, codes are generated and its account is active, each by itself', async () => {
  const list = await layList(owner)
  const { code } = await layContact(owner, list, { max_scans: 9 })
  for (const [table, id, off, on] of [
    ['lists', list.listId, sets({ scanning_on: false }), sets({ scanning_on: true })],
    ['lists', list.listId, 'codes_generated_at = null', 'codes_generated_at = now()'],
    ['accounts', list.accountId, 'is_active = false', 'is_active = true'],
  ] as const) {
    await change(table, id, off)
    assert.equal(await reasonOf(list.door, code), 'list_inactive', off)
    assert.equal(await reasonOf(list.door, undefined), 'list_inactive', off)
    assert.equal(await reasonOf(list.door, 'NOBODY'), 'list_inactive', off)
    await change(table, id, on)
    assert.equal(await reasonOf(list.door, code), 'ok', on)
  }
})

test('a contact is refused when blocked, without any entry, used up, removed or erased, each by itself', async () => {
  const list = await layList(owner)
  const at = (more: Record<string, unknown>) => layContact(owner, list, more).then(({ code }) => code)
  const guests = {
    blocked: await at({ is_blocked: true }),
    none: await at({ max_scans: 0 }),
    used: await at({ max_scans: 3, scan_count: 3, opening_count: 3 }),
    oneLeft: await at({ max_scans: 3, scan_count: 2, opening_count: 2 }),
    removed: await at({ removed_at: new Date() }),
  }
  const reasons = async () => {
    const decided = await decide(Object.values(guests).map((code) => attempt(list.door, code)))
    return decided.map((each) => each?.reason).join()
  }
  assert.equal(await reasons(), 'blocked,blocked,already_used,ok,removed')
  assert.equal(await reasons(), 'blocked,blocked,already_used,already_used,removed')
  await change('lists', list.listId, sets({ admit_removed: true }))
  assert.equal(await reasons(), 'blocked,blocked,already_used,already_used,ok')
})

test('an erased contact stays refused even if removed contacts are let in', async () => {
  const list = await layList(owner, { settings: { admit_removed: true } })
  const { id } = await layContact(owner, list)
  await database.as({ team: list.teamId, list: list.listId }, (tx) =>
    sql`select erase_contact(${id}, now())`.execute(tx),
  )
  const left = await owner.selectFrom('contacts').select('code_key').where('id', '=', id).executeTakeFirstOrThrow()
  assert.equal(await reasonOf(list.door, left.code_key), 'removed')
})

test('a session scans while it lives, in its own list, by its own link', async () => {
  const [list, other] = [await layList(owner), await layList(owner)]
  const { code } = await layContact(owner, list, { max_scans: 99 })
  const [north, south] = [await layDoor(owner, list), await layDoor(owner, list, { link: { label: 'South' } })]
  assert.equal(await reasonOf(north, code), 'ok')
  for (const [ends, goesOn] of [
    [`expires_at = now() - interval '1 second'`, `expires_at = now() + interval '1 hour'`],
    [`last_used_at = now() - interval '7 days 1 second'`, `last_used_at = now() - interval '6 days 23 hours'`],
  ] as const) {
    await change('scanner_sessions', north.sessionId, ends)
    assert.equal(await scan(north, code), undefined, ends)
    assert.equal((await decide([attempt(south, code), attempt(north, 'NOBODY')]))[1], undefined)
    await change('scanner_sessions', north.sessionId, goesOn)
    assert.equal(await reasonOf(north, code), 'ok', goesOn)
  }
  assert.equal(await scan({ ...north, linkId: south.linkId }, code), undefined)
  assert.equal(await scan({ ...north, sessionId: south.sessionId }, code), undefined)
  assert.equal(await scan({ ...north, teamId: other.teamId }, code), undefined)
  assert.equal(await scan({ ...list.door, teamId: other.teamId }, code), undefined)
  assert.equal(await scan({ ...(await layDoor(owner, other)), listId: list.listId }, code), undefined)
  assert.equal(await scan({ ...list.door, listId: randomUUID() }, code), undefined)
  // Two attempts in one group, by different doors.
  const group = [attempt(list.door, code), attempt({ ...north, linkId: south.linkId }, 'X'), attempt(south, 'Y')]
  assert.deepEqual(
    (await decide(group)).map((each) => each?.reason),
    ['ok', undefined, 'unknown_code'],
  )
})

test('an expired or switched-off link refuses, shows no name, and counts nothing', async () => {
  const list = await layList(owner)
  const ada = await layContact(owner, list, { max_scans: 99 })
  const [north, south] = [await layDoor(owner, list), await layDoor(owner, list)]
  for (const [off, on] of [
    ['is_active = false', 'is_active = true'],
    [`expires_at = now() - interval '1 second'`, `expires_at = now() + interval '1 hour'`],
  ] as const) {
    await change('scanner_links', north.linkId, off)
    const group = [attempt(north, ada.code), attempt(south, 'NOBODY'), attempt(list.door, undefined)]
    const [refused, unknown, none] = await decide(group)
    assert.deepEqual([refused?.reason, refused?.contactId, refused?.displayValue], ['link_expired', undefined, ''])
    assert.deepEqual([unknown?.reason, none?.reason], ['unknown_code', 'malformed'])
    await change('scanner_links', north.linkId, on)
    assert.equal(await reasonOf(north, ada.code), 'ok')
  }
  assert.deepEqual(await countOf(ada), [2, 2])
})

test('the first scan is the first by number that counts: one taken back, lost or refused is not', async () => {
  const list = await layList(owner)
  const ada = await layContact(owner, list, { max_scans: 9 })
  const ben = await layContact(owner, list)
  const doors = await Promise.all(['A', 'B', 'C', 'D'].map((label) => layDoor(owner, list, { link: { label } })))
  for (const door of doors) await scan(door, ada.code)
  await scan(doors[3]!, ben.code)
  assert.equal((await scan(list.door, ada.code))?.firstScan?.door, 'A')
  await sql`update scans set standing = 'undone' where door = 'A'`.execute(owner)
  assert.equal((await scan(list.door, ada.code))?.firstScan?.door, 'B')
  const corrected = new Date(Date.now() - hour)
  await sql`update scans set corrected_at = ${corrected}, is_offline = true where door = 'B'`.execute(owner)
  assert.deepEqual((await scan(list.door, ada.code))?.firstScan, { at: corrected, door: 'B' })
  // Deletes the list, because its rows were changed by hand and would be inconsistent.
  await owner.deleteFrom('lists').where('id', '=', list.listId).execute()
})

test('the same contact id and the same code in another list are another contact', async () => {
  const [list, twin] = [await layList(owner), await layList(owner)]
  const ada = await layContact(owner, list)
  const ben = await layContact(owner, list)
  await sql`insert into contacts (list_id, id, member_hash, email, status, code, max_scans)
    select ${twin.listId}, id, member_hash, email, status, code, 5 from contacts where list_id = ${list.listId}`.execute(
    owner,
  )
  const shared = attempt(list.door, ada.code)
  const [first] = await decide([shared])
  assert.deepEqual([first?.reason, first?.maxScans], ['ok', 1])
  // Another list may use the same scan id.
  const [other] = await decide([attempt(twin.door, ada.code, { scanId: shared.scanId })])
  assert.deepEqual([other?.reason, other?.scanCount, other?.maxScans], ['ok', 1, 5])
  const [replayed, more] = await decide([shared, attempt(list.door, ben.code)])
  assert.deepEqual([replayed, more?.reason, more?.maxScans], [first, 'ok', 1])
  const rows = await owner
    .selectFrom('contacts')
    .select(['list_id', 'scan_count'])
    .where('id', 'in', [ada.id, ben.id])
    .execute()
  assert.deepEqual(
    rows
      .filter((row) => row.list_id === twin.listId)
      .map((row) => row.scan_count)
      .sort((a, b) => a - b),
    [0, 1],
  )
  assert.deepEqual((await eventsOf(twin)).length, 1)
})

test('rules run in order on the values after the scan, and change contact and write-back', async () => {
  const list = await layList(owner)
  const given = [
    ['EMAIL', 'vip@example.com', 'TABLE', 'first row'],
    ['TABLE', 'first row', 'DRINK', 'wine'],
    ['DRINK', 'wine', 'TABLE', 'last row'],
  ]
  for (const [place, [ifField, ifValue, thenField, thenValue]] of given.entries()) {
    await sql`insert into rules (list_id, position, if_field, if_value, then_field, then_value)
      values (${list.listId}, ${place}, ${ifField}, ${ifValue}, ${thenField}, ${thenValue})`.execute(owner)
  }
  const vip = await layContact(owner, list, {
    email: 'vip@example.com',
    merge_fields: JSON.stringify({ KEEP: 'this' }),
  })
  const ben = await layContact(owner, list)
  const [one, two] = await decide([attempt(list.door, ben.code), attempt(list.door, vip.code)])
  assert.deepEqual([one?.reason, two?.reason], ['ok', 'ok'])
  const fields = async ({ id }: LaidContact) =>
    await owner
      .selectFrom('contacts')
      .select(['merge_fields', 'scan_count', 'accepted'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  assert.deepEqual(await fields(vip), {
    merge_fields: { KEEP: 'this', TABLE: 'last row', DRINK: 'wine' },
    scan_count: 1,
    accepted: 1,
  })
  assert.deepEqual(await fields(ben), { merge_fields: {}, scan_count: 1, accepted: 1 })
  const writes = await owner
    .selectFrom('pending_writes')
    .select(['contact_id', 'rule_values'])
    .where('list_id', '=', list.listId)
    .execute()
  assert.deepEqual(Object.fromEntries(writes.map((row) => [row.contact_id, row.rule_values])), {
    [vip.id]: { TABLE: 'last row', DRINK: 'wine' },
    [ben.id]: {},
  })
  const effects = await owner
    .selectFrom('scans')
    .select(['contact_id', 'rule_effects'])
    .where('list_id', '=', list.listId)
    .execute()
  assert.deepEqual(effects.find((row) => row.contact_id === ben.id)?.rule_effects, null)
})

test('two scans of one guest at the same moment get one place', async () => {
  const list = await layList(owner)
  const ada = await layContact(owner, list)
  const calls = [attempt(list.door, ada.code), attempt(list.door, ada.code)].map((each) => () => decide([each]))
  const decided = await behindLock(owner, { hold: holdContact(ada.id), calls })
  assert.deepEqual(decided.map(([each]) => String(each?.reason)).toSorted(), ['already_used', 'ok'])
  assert.deepEqual(await countOf(ada), [1, 1])
})

test('a scan beside the deletion of its list finds no list', async () => {
  const list = await layList(owner)
  const { code } = await layContact(owner, list)
  const decided = await behindLock(owner, {
    hold: (tx) => tx.deleteFrom('lists').where('id', '=', list.listId).execute(),
    calls: [() => scan(list.door, code)],
  })
  assert.deepEqual(decided, [undefined])
})

test('after all tests, the stored data is consistent', async () => {
  assert.deepEqual(await findBrokenInvariants(owner), [])
})
