// Tests how the database decides groups of scans, directly at its store.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { behindLock, holdContact, isContactFree } from '../../testing/whole-database.ts'
import { type LaidContact, layContact, layDoor, layList, longAgo, openLaidDatabase } from '../../testing/laid-list.ts'
import { attempt, countOf as countIn, eventsOf as eventsIn, openScans } from '../../testing/laid-scans.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'

const laid = await openLaidDatabase()
const { owner } = laid
const { decide, scan } = await openScans(laid)
const countOf = countIn.bind(undefined, owner)
const eventsOf = eventsIn.bind(undefined, owner)

test('each of a group is counted, queued, kept and told once, in the order of the group', async () => {
  const list = await layList(owner, { settings: { display_field: 'NICK' } })
  const north = await layDoor(owner, list)
  const ada = await layContact(owner, list, { max_scans: 2, merge_fields: JSON.stringify({ NICK: 'Ada' }) })
  const ben = await layContact(owner, list, { max_scans: 1, merge_fields: JSON.stringify({ FNAME: 'Ben' }) })
  const cleo = await layContact(owner, list, { is_blocked: true })
  const group = [attempt(north, ben.code), attempt(list.door, cleo.code), attempt(list.door, ada.code)]
  const [one, two, three] = await decide(group)
  assert.deepEqual(
    [one, two, three].map((each) =>
      `${each?.reason} ${each?.scanCount} of ${each?.maxScans} ${each?.displayValue}`.trim(),
    ),
    ['ok 1 of 1 Ben', `blocked 0 of 1 ${cleo.id}@example.com`, 'ok 1 of 2 Ada'],
  )
  assert.deepEqual([one?.firstScan?.door, two?.firstScan, three?.firstScan?.door], ['North door', undefined, 'Noor'])
  assert.deepEqual([one?.firstScan?.at, one?.standing, two?.standing], [one?.receivedAt, 'counts', null])
  const [again, waiting] = await decide([attempt(list.door, ada.code), attempt(north, ben.code)])
  assert.deepEqual([again?.reason, again?.scanCount, again?.firstScan], ['ok', 2, three?.firstScan])
  assert.deepEqual([waiting?.reason, waiting?.scanCount, waiting?.firstScan], ['already_used', 1, one?.firstScan])
  assert.deepEqual(
    [await countOf(ada), await countOf(ben), await countOf(cleo)],
    [
      [2, 2],
      [1, 1],
      [0, 0],
    ],
  )
  const writes = await owner
    .selectFrom('pending_writes')
    .select(['contact_id', 'version'])
    .where('list_id', '=', list.listId)
    .execute()
  const versions = Object.fromEntries(writes.map((row) => [row.contact_id, row.version]))
  assert.deepEqual(Object.keys(versions).sort(), [ada.id, ben.id].sort())
  assert.equal(Number(versions[ada.id]) - Number(versions[ben.id]), 1)
  const [first, , third] = group
  assert.deepEqual((await eventsOf(list)).slice(0, 2), [
    `1 accepted ${first!.scanId} ${ben.id} North door`,
    `2 accepted ${third!.scanId} ${ada.id} Noor`,
  ])
  const kept = await owner
    .selectFrom('scans')
    .selectAll()
    .where('list_id', '=', list.listId)
    .where('scan_id', '=', first!.scanId)
    .execute()
  assert.deepEqual(
    kept.map((row) => [
      row.contact_id,
      row.code_key,
      row.text,
      row.reason,
      row.number,
      row.standing,
      row.door,
      row.session_id,
      row.is_offline,
    ]),
    [[ben.id, ben.code, null, 'ok', 1, 'counts', 'North door', north.sessionId, false]],
  )
})

test('replays in a group repeat their verdicts, and only new scans count', async () => {
  const list = await layList(owner)
  const guests = await Promise.all([1, 2, 3, 4].map(() => layContact(owner, list)))
  const [ada, ben, cleo] = guests as [LaidContact, LaidContact, LaidContact]
  const old = [attempt(list.door, ada.code), attempt(list.door, undefined), attempt(list.door, ada.code)]
  const said = [...(await decide(old.slice(0, 2))), ...(await decide(old.slice(2)))]
  assert.deepEqual(
    said.map((each) => each?.reason),
    ['ok', 'malformed', 'already_used'],
  )
  const fresh = [attempt(list.door, ben.code), attempt(list.door, 'NOBODY'), attempt(list.door, undefined)]
  const mixed = await decide([fresh[0]!, old[0]!, fresh[1]!, old[1]!, fresh[2]!])
  assert.deepEqual(
    mixed.map((each) => each?.reason),
    ['ok', 'ok', 'unknown_code', 'malformed', 'malformed'],
  )
  assert.deepEqual([mixed[1], mixed[3]], [said[0], said[1]])
  assert.deepEqual(await decide([old[2]!, old[1]!]), [said[2], said[1]])
  assert.deepEqual(await decide([old[2]!, attempt(list.door, cleo.code)]).then(([one, two]) => [one, two?.reason]), [
    said[2],
    'ok',
  ])
  assert.equal(
    (await owner.selectFrom('scans').select('scan_id').where('list_id', '=', list.listId).execute()).length,
    7,
  )
  assert.deepEqual(await Promise.all(guests.map(countOf)), [
    [1, 1],
    [1, 1],
    [1, 1],
    [0, 0],
  ])
})

test('refusals are limited per link and organiser; guests with a valid code still come in', async () => {
  const list = await layList(owner)
  const [north, south] = [await layDoor(owner, list), await layDoor(owner, list)]
  const used = await layContact(owner, list, { is_blocked: true })
  const guests = [await layContact(owner, list), await layContact(owner, list)] as [LaidContact, LaidContact]
  const drain = (mark: string) =>
    sql`insert into throttles (key, tokens, filled_at) values (${`refused:${mark}`}, 0, now() + interval '1 hour')
      on conflict (key) do update set tokens = 0, filled_at = excluded.filled_at`.execute(owner)
  await drain(north.linkId)
  const first = await decide([
    attempt(north, used.code),
    attempt(north, guests[0].code),
    attempt(north, undefined),
    attempt(south, 'X'),
  ])
  assert.deepEqual(
    first.map((each) => each?.reason),
    ['rate_limited', 'ok', 'rate_limited', 'unknown_code'],
  )
  assert.deepEqual([first[0]?.contactId, first[0]?.displayValue], [undefined, ''])
  await drain(list.teamId)
  const second = await decide([
    attempt(south, undefined),
    attempt(list.door, used.code),
    attempt(list.door, guests[1].code),
    attempt(list.door, undefined),
  ])
  assert.deepEqual(
    second.map((each) => each?.reason),
    ['malformed', 'rate_limited', 'ok', 'rate_limited'],
  )
  const kept = await owner.selectFrom('scans').select('reason').where('list_id', '=', list.listId).execute()
  assert.deepEqual(kept.map(({ reason }) => reason).sort(), ['malformed', 'ok', 'ok', 'unknown_code'])
})

test('a replay of a guest who may still come in counts nothing, beside guests who are new', async () => {
  const list = await layList(owner)
  const [ada, ben] = [await layContact(owner, list, { max_scans: 5 }), await layContact(owner, list, { max_scans: 5 })]
  const old = attempt(list.door, ada.code)
  const [said] = await decide([old])
  const [replayed, fresh] = await decide([old, attempt(list.door, ben.code)])
  assert.deepEqual([replayed, fresh?.reason, fresh?.scanCount], [said, 'ok', 1])
  assert.deepEqual(
    [await countOf(ada), await countOf(ben)],
    [
      [1, 1],
      [1, 1],
    ],
  )
  assert.equal((await eventsOf(list)).length, 2)
})

test('another list with the same ids and codes is neither read nor changed', async () => {
  const id = `00000000-0000-4000-8000-${randomUUID().slice(24)}`
  const [low, list] = [await layList(owner, { id }), await layList(owner)]
  const north = await layDoor(owner, list)
  const [ada, ben] = [await layContact(owner, list, { max_scans: 5 }), await layContact(owner, list, { max_scans: 5 })]
  await sql`insert into rules (list_id, position, if_field, if_value, then_field, then_value)
    values (${list.listId}, 0, 'EMAIL', ${`${ben.id}@example.com`}, 'TABLE', '7')`.execute(owner)
  const twins = sql`insert into contacts (list_id, id, member_hash, email, status, code, max_scans, is_blocked)`
  for (const { id: contactId, code } of [ada, ben]) {
    await sql`${twins} values (${id}, ${contactId}, ${contactId}, 'twin@example.com', 'subscribed', ${`TWIN${code}`}, 9, false),
      (${id}, ${randomUUID()}, ${code}, 'x@example.com', 'subscribed', ${code}, 9, true)`.execute(owner)
  }
  await sql`insert into scanner_links (list_id, id, label, may_check_in_by_name, is_active, slug_hash, slug)
    values (${id}, ${north.linkId}, 'Twin', false, false, ${north.secretHash}, 'twin')`.execute(owner)
  await sql`insert into scanner_sessions (list_id, id, link_id, secret_hash, user_agent, expires_at)
    values (${id}, ${north.sessionId}, ${north.linkId}, ${north.secretHash}, 'x', now() - interval '1 hour')`.execute(
    owner,
  )
  const first = attempt(north, ada.code)
  await sql`insert into scans (list_id, scan_id, reason, door, received_at)
    values (${id}, ${first.scanId}, 'malformed', 'Twin', ${longAgo})`.execute(owner)
  await sql`insert into scans (list_id, scan_id, contact_id, code_key, reason, number, standing, door, scan_count, max_scans, received_at)
    values (${id}, ${randomUUID()}, ${ada.id}, 'X', 'ok', 1, 'counts', 'Twin', 1, 9, ${longAgo})`.execute(owner)
  const [said] = await decide([first])
  assert.deepEqual([said?.reason, said?.maxScans, said?.firstScan?.door], ['ok', 5, 'North door'])
  const [replayed, fresh] = await decide([first, attempt(north, ben.code)])
  assert.deepEqual([replayed, fresh?.reason, fresh?.maxScans], [said, 'ok', 5])
  assert.equal((await scan(list.door, ada.code))?.firstScan?.door, 'North door')
  const rows = await owner
    .selectFrom('contacts')
    .select(['scan_count', 'merge_fields'])
    .where('list_id', '=', id)
    .execute()
  assert.deepEqual(new Set(rows.map((row) => JSON.stringify([row.scan_count, row.merge_fields]))), new Set(['[0,{}]']))
  const { merge_fields: fields } = await owner
    .selectFrom('contacts')
    .select('merge_fields')
    .where('list_id', '=', list.listId)
    .where('id', '=', ben.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(fields, { TABLE: '7' })
  await owner.deleteFrom('lists').where('id', '=', low.listId).execute()
})

test('guests who return together each get the time of their own first scan', async () => {
  const list = await layList(owner)
  const guests = [
    await layContact(owner, list, { max_scans: 5 }),
    await layContact(owner, list, { max_scans: 5 }),
  ] as const
  const firsts = [await scan(list.door, guests[0].code), await scan(await layDoor(owner, list), guests[1].code)]
  assert.notDeepEqual(firsts[0]?.receivedAt, firsts[1]?.receivedAt)
  const again = await decide(guests.map(({ code }) => attempt(list.door, code)))
  assert.deepEqual(
    again.map((each) => each?.firstScan),
    firsts.map((each) => each?.firstScan),
  )
})

test('where a link has few refusals left, the first of a group are kept and the last put off', async () => {
  const list = await layList(owner)
  const north = await layDoor(owner, list)
  // The bucket has ten tokens and refills with five per second: ninety more would take 18 seconds.
  await sql`insert into throttles (key, tokens, filled_at)
    values (${`refused:${north.linkId}`}, 10, clock_timestamp())`.execute(owner)
  const group = Array.from({ length: 100 }, () => attempt(north, undefined))
  const reasons = (await decide(group)).map((each) => each?.reason)
  const kept = reasons.indexOf('rate_limited')
  assert.ok(kept >= 10)
  assert.deepEqual(new Set(reasons.slice(kept)), new Set(['rate_limited']))
})

test('a group of nothing but refused guests has an end as well', async () => {
  const list = await layList(owner)
  const north = await layDoor(owner, list)
  const guests = await Promise.all(Array.from({ length: 100 }, () => layContact(owner, list, { is_blocked: true })))
  await sql`insert into throttles (key, tokens, filled_at)
    values (${`refused:${north.linkId}`}, 10, clock_timestamp())`.execute(owner)
  const decided = await decide(guests.map(({ code }) => attempt(north, code)))
  const kept = decided.filter((each) => each?.reason === 'blocked')
  assert.ok(kept.length >= 10 && kept.length < 100)
  assert.equal(decided.filter((each) => each?.reason === 'rate_limited').length, 100 - kept.length)
})

test('guests of a group are locked in one order, whatever their order of arrival', async () => {
  const list = await layList(owner)
  const [first, second] = [await layContact(owner, list), await layContact(owner, list)].toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  ) as [LaidContact, LaidContact]
  const group = [attempt(list.door, second.code), attempt(list.door, first.code)]
  const [decided] = await behindLock(owner, {
    hold: holdContact(first.id),
    calls: [() => decide(group)],
    meanwhile: async () => assert.equal(await isContactFree(owner, second.id), true),
  })
  assert.deepEqual(
    decided?.map((each) => each?.reason),
    ['ok', 'ok'],
  )
})

test('after all tests, the stored data is consistent', async () => {
  assert.deepEqual(await findBrokenInvariants(owner), [])
})
