// Tests each condition by which the database decides offline scans, directly at their store.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Door } from '../../kernel/team.ts'
import { behindLock } from '../../testing/whole-database.ts'
import { layContact, layDoor, layList, openLaidDatabase } from '../../testing/laid-list.ts'
import {
  hoursAgo,
  madeOffline as made,
  changeRow,
  eventsOf as eventsIn,
  contactOf as contactIn,
  sayOf as sayOfLaid,
} from '../../testing/laid-scans.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { handIn } from './store.ts'
import { sets } from '../../testing/settings.ts'

const laid = await openLaidDatabase()
const { database, owner } = laid

const sayOf = sayOfLaid.bind(undefined, laid)

const change = changeRow.bind(undefined, owner)

const contactOf = contactIn.bind(undefined, owner)

const eventsOf = eventsIn.bind(undefined, owner)

test('all of an admission is kept as the door made it, and counted, queued and told once', async () => {
  const list = await layList(owner, { settings: { display_field: 'NICK' } })
  const north = await layDoor(owner, list)
  const ada = await layContact(owner, list, { max_scans: 2, merge_fields: JSON.stringify({ NICK: 'Ada' }) })
  const other = await layContact(owner, list)
  const scan = made(ada.code, 2, { scannedAt: hoursAgo(3) })
  const [decided] = (await handIn(database, north, [scan]))!
  assert.deepEqual(
    [
      decided?.reason,
      decided?.standing,
      decided?.contactId,
      decided?.displayValue,
      decided?.scanCount,
      decided?.maxScans,
    ],
    ['ok', 'counts', ada.id, 'Ada', 1, 2],
  )
  assert.deepEqual(decided?.firstScan, { at: scan.correctedAt, door: 'North door' })
  const [kept] = await owner.selectFrom('scans').selectAll().where('scan_id', '=', scan.scanId).execute()
  assert.deepEqual(
    [
      kept?.list_id,
      kept?.code_key,
      kept?.text,
      kept?.number,
      kept?.door,
      kept?.session_id,
      kept?.is_offline,
      kept?.is_late,
    ],
    [list.listId, ada.code, null, 1, 'North door', north.sessionId, true, false],
  )
  assert.deepEqual([kept?.scanned_at, kept?.corrected_at, kept?.rule_effects], [scan.scannedAt, scan.correctedAt, null])
  assert.deepEqual(await contactOf(ada.id), { scan_count: 1, accepted: 1, merge_fields: { NICK: 'Ada' } })
  assert.equal((await contactOf(other.id)).scan_count, 0)
  const writes = await owner.selectFrom('pending_writes').selectAll().where('list_id', '=', list.listId).execute()
  assert.deepEqual(
    writes.map((row) => [row.contact_id, row.rule_values]),
    [[ada.id, {}]],
  )
  assert.deepEqual(await eventsOf(list), [`1 accepted ${scan.scanId} ${ada.id} North door`])
  // A repeated scan is the same scan; another one raises the pending write.
  assert.deepEqual(await handIn(database, north, [scan]), [decided])
  const [second] = (await handIn(database, list.door, [made(ada.code, 1)]))!
  assert.deepEqual([second?.scanCount, second?.firstScan], [2, decided?.firstScan])
  const [raised] = await owner
    .selectFrom('pending_writes')
    .select('version')
    .where('list_id', '=', list.listId)
    .execute()
  assert.equal(raised!.version, writes[0]!.version + 1)
})

test('a contact is refused for each reason by itself; a refusal stays as the guest was told', async () => {
  const list = await layList(owner)
  const codes = await Promise.all(
    [{ is_blocked: true }, { max_scans: 0 }, { removed_at: new Date() }, {}].map((more) =>
      layContact(owner, list, more),
    ),
  ).then((contacts) => contacts.map(({ code }) => code))
  const scans = () => [...codes.slice(0, 3).map((code) => made(code, 1)), made('NOBODY', 1), made(undefined, 1)]
  const refusals = 'blocked null,blocked null,removed null,unknown_code null,malformed null'
  assert.equal(await sayOf(list.door, ...scans()), refusals)
  assert.deepEqual(await eventsOf(list), [])
  await change('lists', list.listId, sets({ admit_removed: true }))
  assert.equal(await sayOf(list.door, ...scans()), refusals.replace('removed null', 'ok counts'))
  assert.equal(await sayOf(list.door, made(codes[3], 1, { told: 'already_used' })), 'already_used null')
  assert.equal(await sayOf(list.door, made(codes[3], 1)), 'ok counts')
  const texts = await owner
    .selectFrom('scans')
    .select('text')
    .where('list_id', '=', list.listId)
    .where('reason', '=', 'malformed')
    .execute()
  assert.deepEqual(new Set(texts.map(({ text }) => text)), new Set(['no code']))
  await handIn(database, list.door, [made(undefined, 1, { text: 'x'.repeat(300) })])
  const longest = await sql<{
    most: number
  }>`select max(length(text)) as most from scans where list_id = ${list.listId}`.execute(owner)
  assert.equal(longest.rows[0]!.most, 200)
})

test('a scan counts from the first moment of its link to the last, and comes in for 72 hours after that', async () => {
  const list = await layList(owner)
  const north = await layDoor(owner, list)
  const { code } = await layContact(owner, list, { max_scans: 99 })
  const set = (begins: number, ends: number | undefined) =>
    owner
      .updateTable('scanner_links')
      .set({ created_at: hoursAgo(begins), expires_at: ends === undefined ? null : hoursAgo(ends) })
      .where('id', '=', north.linkId)
      .execute()
  const say = async (hours: number) => sayOf(north, made(code, hours))
  await set(10, undefined)
  assert.equal(await say(9), 'ok counts')
  await set(10, 5)
  assert.deepEqual([await say(6), await say(4)], ['ok counts', 'link_expired null'])
  await set(100, 71)
  assert.deepEqual([await say(72), await say(70)], ['ok counts', 'link_expired null'])
  await set(100, 73)
  assert.equal(await say(74), 'link_expired null')
  // A switched-off link has ended too, and the earlier end counts.
  await set(100, undefined)
  await change('scanner_links', north.linkId, 'is_active = false')
  await change('scanner_links', north.linkId, `switched_off_at = now() - interval '5 hours'`)
  assert.deepEqual([await say(6), await say(4)], ['ok counts', 'link_expired null'])
  await set(100, 8)
  assert.deepEqual([await say(9), await say(6)], ['ok counts', 'link_expired null'])
  const late = await owner
    .selectFrom('scans')
    .select('is_late')
    .where('list_id', '=', list.listId)
    .where('reason', '=', 'ok')
    .execute()
  assert.deepEqual(
    late.map((row) => row.is_late).toSorted((a, b) => Number(a) - Number(b)),
    [false, true, true, true, true],
  )
})

test('a scan counts while its list and account are open, and comes in for 72 hours after they closed', async () => {
  const list = await layList(owner, { created_at: hoursAgo(200) })
  const north = await layDoor(owner, list, { link: { created_at: hoursAgo(300) } })
  const { code } = await layContact(owner, list, { max_scans: 99 })
  const say = async (hours: number) => sayOf(north, made(code, hours))
  assert.equal(await say(199), 'ok counts')
  for (const [table, id, column, off, on] of [
    ['lists', list.listId, 'closed_at', sets({ scanning_on: false }), sets({ scanning_on: true })],
    ['accounts', list.accountId, 'switched_off_at', 'is_active = false', 'is_active = true'],
  ] as const) {
    await change(table, id, off)
    const closeAt = (hours: number) => change(table, id, `${column} = now() - interval '${hours} hours'`)
    await closeAt(5)
    assert.deepEqual([await say(6), await say(4)], ['ok counts', 'list_inactive null'], table)
    await closeAt(73)
    assert.equal(await say(74), 'list_inactive null', table)
    await change(table, id, on)
    assert.equal(await say(1), 'ok counts', table)
  }
})

test('a scan of the first moment of a link and its list counts, one of the last moment does not', async () => {
  const [begins, ends] = [hoursAgo(9), hoursAgo(5)]
  const list = await layList(owner, { created_at: begins })
  const [north, south] = [
    await layDoor(owner, list, { link: { created_at: begins, expires_at: ends } }),
    await layDoor(owner, list),
  ]
  const { code } = await layContact(owner, list, { max_scans: 99 })
  const say = async (door: Door, at: Date, ms = 0) => {
    const moment = new Date(at.getTime() + ms)
    return sayOf(door, made(code, 0, { scannedAt: moment, correctedAt: moment }))
  }
  assert.equal(await say(north, begins), 'ok counts')
  assert.deepEqual([await say(north, ends, -1), await say(north, ends)], ['ok counts', 'link_expired null'])
  assert.equal(await say(south, begins), 'ok counts')
  await change('lists', list.listId, sets({ scanning_on: false }))
  await owner.updateTable('lists').set({ closed_at: ends }).where('id', '=', list.listId).execute()
  assert.deepEqual([await say(south, ends, -1), await say(south, ends)], ['ok counts', 'list_inactive null'])
})

test('a door hands in while its session lives, for its own list, link and owner', async () => {
  const [list, other] = [await layList(owner), await layList(owner)]
  const [north, south] = [await layDoor(owner, list), await layDoor(owner, list)]
  const { code } = await layContact(owner, list, { max_scans: 99 })
  const none = async (door: Door) => assert.equal(await handIn(database, door, [made(code, 1)]), undefined)
  for (const set of [`expires_at = now() - interval '1 second'`, `last_used_at = now() - interval '8 days'`]) {
    await change('scanner_sessions', south.sessionId, set)
    await none(south)
    await change('scanner_sessions', south.sessionId, `expires_at = now() + interval '1 hour', last_used_at = now()`)
  }
  await none({ ...north, sessionId: south.sessionId })
  await none({ ...north, linkId: south.linkId })
  await none({ ...north, teamId: other.teamId })
  await none({ ...list.door, teamId: other.teamId })
  await none({ ...(await layDoor(owner, other)), listId: list.listId })
  await none({ ...list.door, listId: randomUUID() })
  assert.equal(await sayOf(south, made(code, 1)), 'ok counts')
})

test('rules see the count after the scan, change the contact, and go to Mailchimp', async () => {
  const list = await layList(owner)
  const ada = await layContact(owner, list, {
    email: 'vip@example.com',
    max_scans: 9,
    merge_fields: JSON.stringify({ KEEP: 'this' }),
  })
  const ben = await layContact(owner, list)
  await sql`insert into rules (list_id, position, if_field, if_value, then_field, then_value) values
    (${list.listId}, 0, 'EMAIL', 'vip@example.com', 'TABLE', 'first'), (${list.listId}, 1, 'TABLE', 'first', 'TABLE', 'last')`.execute(
    owner,
  )
  assert.equal(await sayOf(list.door, made(ada.code, 2), made(ben.code, 1)), 'ok counts,ok counts')
  assert.deepEqual((await contactOf(ada.id)).merge_fields, { KEEP: 'this', TABLE: 'last' })
  assert.deepEqual((await contactOf(ben.id)).merge_fields, {})
  const writes = await owner
    .selectFrom('pending_writes')
    .select(['contact_id', 'rule_values'])
    .where('list_id', '=', list.listId)
    .execute()
  assert.deepEqual(Object.fromEntries(writes.map((row) => [row.contact_id, row.rule_values])), {
    [ada.id]: { TABLE: 'last' },
    [ben.id]: {},
  })
  const effects = await owner
    .selectFrom('scans')
    .select(['contact_id', 'rule_effects'])
    .where('list_id', '=', list.listId)
    .execute()
  assert.deepEqual(Object.fromEntries(effects.map((row) => [row.contact_id, row.rule_effects])), {
    [ada.id]: [{ tag: 'TABLE', value: 'last' }],
    [ben.id]: null,
  })
})

test('refusals that are handed in have an end, unknown codes by session; admissions still come in', async () => {
  const list = await layList(owner)
  const [north, south] = [await layDoor(owner, list), await layDoor(owner, list)]
  const ada = await layContact(owner, list, { max_scans: 9 })
  const drain = (key: string) =>
    sql`insert into throttles (key, tokens, filled_at) values (${key}, 0, now() + interval '1 hour')
      on conflict (key) do update set tokens = 0, filled_at = excluded.filled_at`.execute(owner)
  await drain(`unknown:${north.sessionId}`)
  const mixed = () => [
    made('NOBODY', 1),
    made(ada.code, 1, { told: 'already_used' }),
    made(undefined, 1),
    made(ada.code, 1),
  ]
  assert.equal(await sayOf(north, ...mixed()), 'rate_limited null,already_used null,malformed null,ok counts')
  assert.equal(await sayOf(south, made('NOBODY', 1)), 'unknown_code null')
  await drain(`refused:${south.linkId}`)
  assert.equal(await sayOf(south, ...mixed()), 'rate_limited null,rate_limited null,rate_limited null,ok counts')
  const kept = await owner.selectFrom('scans').select('reason').where('list_id', '=', list.listId).execute()
  assert.deepEqual(kept.map(({ reason }) => reason).sort(), ['already_used', 'malformed', 'ok', 'ok', 'unknown_code'])
})

test('scans that are handed in during the deletion of their list find no list', async () => {
  const list = await layList(owner)
  const { code } = await layContact(owner, list)
  const decided = await behindLock(owner, {
    hold: (tx) => tx.deleteFrom('lists').where('id', '=', list.listId).execute(),
    calls: [() => handIn(database, list.door, [made(code, 1)])],
  })
  assert.deepEqual(decided, [undefined])
})

test('after all tests, the stored data is consistent', async () => {
  assert.deepEqual(await findBrokenInvariants(owner), [])
})
