// Tests each condition by which the database decides scans, directly at its store.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Door } from '../../kernel/door.ts'
import { behindLock, holdContact, isContactFree } from '../../testing/behind-lock.ts'
import {
  type LaidContact,
  layContact,
  layDoor,
  type LaidList,
  layList,
  longAgo,
  openLaidDatabase,
} from '../../testing/laid-list.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import type { Attempt, Decided } from './attempt.ts'
import { redeem } from './store.ts'

const { database, owner } = await openLaidDatabase()

// A group usually gives up after half a second. Some tests here hold rows for longer.
const clients = await Promise.all([1, 2, 3, 4].map(() => database.scans.connect()))
for (const client of clients) {
  await client.query('set lock_timeout = 0')
  client.release()
}

function attempt(door: Door, code: string | undefined, more: Partial<Attempt> = {}): Attempt {
  const of = { listId: door.listId, teamId: door.teamId, sessionId: door.sessionId, linkId: door.linkId }
  const seen = { text: code ?? 'no code', codeKey: code, scannedAt: undefined }
  return { ...of, scanId: randomUUID(), door: door.name, ...seen, ...more }
}

const decide = (attempts: Attempt[]) => redeem(database, attempts[0]!.listId, attempts)

async function scan(door: Door, code: string | undefined): Promise<Decided | undefined> {
  return (await decide([attempt(door, code)]))[0]
}

const reasonOf = async (door: Door, code: string | undefined) => (await scan(door, code))?.reason

const change = (table: string, id: string, set: string) =>
  sql`update ${sql.table(table)} set ${sql.raw(set)} where id = ${id}`.execute(owner)

async function countOf({ id }: LaidContact) {
  const row = await owner
    .selectFrom('contacts')
    .select(['scan_count', 'accepted'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return [row.scan_count, row.accepted]
}

const eventsOf = async ({ listId }: Pick<LaidList, 'listId'>) =>
  (await owner.selectFrom('door_events').selectAll().where('list_id', '=', listId).orderBy('seq').execute()).map(
    ({ seq, kind, scan_id: id, contact_id: contact, door }) => [seq, kind, id, contact, door].join(' '),
  )

const hour = 3_600_000

test('a list is open while scanning is on, codes are generated and its account is active, each by itself', async () => {
  const list = await layList(owner)
  const { code } = await layContact(owner, list, { max_scans: 9 })
  for (const [table, id, off, on] of [
    ['lists', list.listId, 'is_scanning_on = false', 'is_scanning_on = true'],
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
  await change('lists', list.listId, 'admits_removed = true')
  assert.equal(await reasons(), 'blocked,blocked,already_used,already_used,ok')
})

test('an erased contact stays refused even if removed contacts are let in', async () => {
  const list = await layList(owner, { admits_removed: true })
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

test('each of a group is counted, queued, kept and told once, in the order of the group', async () => {
  const list = await layList(owner, { display_field: 'NICK' })
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

test('an organiser hears which of their other lists has a code; a link, and other organisers, hear nothing', async () => {
  const list = await layList(owner)
  const brunch = await layList(owner, { owner_id: list.teamId, name: 'Brunch' })
  const [own, foreign] = [
    await layContact(owner, brunch),
    await layContact(owner, await layList(owner, { name: 'Theirs' })),
  ]
  const north = await layDoor(owner, list)
  const group = [attempt(list.door, own.code), attempt(list.door, foreign.code), attempt(list.door, undefined)]
  const decided = await decide(group)
  assert.deepEqual(
    decided.map((each) => [each?.reason, each?.otherList]),
    [
      ['wrong_list', 'Brunch'],
      ['unknown_code', undefined],
      ['malformed', undefined],
    ],
  )
  assert.deepEqual(await decide(group), decided)
  const [byLink, byOwner] = await decide([attempt(north, own.code), attempt(list.door, 'NOBODY')])
  assert.deepEqual([byLink?.reason, byLink?.otherList, byOwner?.reason], ['unknown_code', undefined, 'unknown_code'])
  // A text without a code is stored, cut to 200 characters.
  await decide([
    attempt(list.door, undefined, { text: 'x'.repeat(300) }),
    attempt(list.door, 'NONE', { text: 'secret' }),
  ])
  const texts = await owner.selectFrom('scans').select('text').where('list_id', '=', list.listId).execute()
  assert.deepEqual(
    texts.map(({ text }) => text?.length ?? 0).sort((a, b) => a - b),
    [0, 0, 0, 0, 0, 7, 200],
  )
})

test('a session shows 60 unknown codes at once and is slowed down then; other sessions go on', async () => {
  const list = await layList(owner)
  const [north, south] = [await layDoor(owner, list), await layDoor(owner, list)]
  const { code } = await layContact(owner, list)
  const guesses = Array.from({ length: 120 }, (_, nth) => attempt(north, `GUESS${nth}`))
  const group = [...guesses, attempt(south, 'GUESS'), attempt(north, undefined), attempt(north, code)]
  const reasons = (await decide(group)).map((each) => each?.reason)
  assert.deepEqual(new Set(reasons.slice(0, 60)), new Set(['unknown_code']))
  // The bucket refills with one token per second: waiting for 60 more would take a minute.
  const beyond = reasons.slice(60, 120).filter((reason) => reason === 'rate_limited')
  assert.ok(beyond.length > 0)
  assert.deepEqual(reasons.slice(120), ['unknown_code', 'malformed', 'ok'])
  const kept = await owner.selectFrom('scans').select('reason').where('list_id', '=', list.listId).execute()
  assert.equal(kept.length, group.length - beyond.length)
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

test('nothing of a list that sorts first is touched or read, though its ids and codes are the same', async () => {
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

test('two scans of one guest at the same moment get one place', async () => {
  const list = await layList(owner)
  const ada = await layContact(owner, list)
  const calls = [attempt(list.door, ada.code), attempt(list.door, ada.code)].map((each) => () => decide([each]))
  const decided = await behindLock(owner, { hold: holdContact(ada.id), calls })
  assert.deepEqual(decided.map(([each]) => String(each?.reason)).toSorted(), ['already_used', 'ok'])
  assert.deepEqual(await countOf(ada), [1, 1])
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
