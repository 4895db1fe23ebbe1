// A list whose rows have the ids of another list's rows is neither read nor changed. Every database function that takes a
// list is called twice, without and with such a list beside it: what it returns and what it changes is the same.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { layContact, layDoor, layList, layOccasion, openLaidDatabase, values } from './testing/laid-list.ts'
import { ago, attempt, offline, visitsOf } from './testing/laid-scans.ts'
import { layTwin, type Outcome, rowsOf, tryCall } from './testing/twin-list.ts'
import { doorAsJson, redeem } from './features/scanning/store.ts'

const laid = await openLaidDatabase()
const { database, owner } = laid
const { scan, take, takeBack } = visitsOf(laid)

const list = await layList(owner, {
  webhook_mode: 'polling',
  settings: { default_max: 2 },
  card: JSON.stringify({ fields: [{ tag: 'LNAME', name: 'Name', is_large: true }], note: null, alert: null }),
  asks: JSON.stringify({
    is_required: false,
    asks: [{ tag: 'MEAL', question: 'Which?', kind: 'choice', choices: ['Fish'] }],
  }),
})
const { listId } = list
const north = await layDoor(owner, list)
const add = (table: string, row: Record<string, unknown>) =>
  sql`insert into ${sql.table(table)} ${values({ list_id: listId, ...row })}`.execute(owner)

const guest = (name: string, more: object = {}) =>
  layContact(owner, list, { max_scans: 3, merge_fields: JSON.stringify({ LNAME: name, TABLE: '7' }), ...more })
const [ada, ben, cleo, dan] = [
  await guest('Ada Lovelace'),
  await guest('Ben Okri', { max_scans: 1 }),
  await guest('Cleo Rocos'),
  await guest('Dan Ozzi', { removed_at: new Date() }),
]
await layOccasion(owner, list, { id: listId, has_exits: true, name: '' })
const night = await layOccasion(owner, list, {
  again: 'after_exit',
  has_exits: true,
  capacity: 50,
  own_max: 2,
  opens_at: ago(600),
  closes_at: ago(-600),
  who: { kind: 'segment', id: 7, name: 'Crew', is_tag: true },
})
for (const { id } of [ada, ben, cleo]) await add('occasion_guests', { occasion_id: night, contact_id: id })
await sql`update scanner_links set occasion_id = ${night}, may_add = true where id = ${north.linkId}`.execute(owner)
await add('vip_rules', { who: JSON.stringify({ kind: 'segment', id: 7, name: 'Crew', is_tag: true }) })
await add('vip_guests', { contact_id: ada.id })
await add('rules', { position: 1, if_field: 'TABLE', if_value: '7', then_field: 'SEEN', then_value: 'yes' })
await add('notice_watches', { heard_seq: 0 })
await add('notice_settings', {
  person_id: list.teamId,
  team_id: list.teamId,
  kind: 'vip_arrived',
  in_page: true,
  by_mail: true,
  seen_no: 0,
  mailed_no: 0,
})
await add('attendance', { writes_tags: true, sends_events: true, heard_seq: 0, events_from: ago(600) })
await add('retired_codes', { contact_id: dan.id, code_key: 'RETIRED' })
await add('other_codes', { contact_id: ada.id, code_key: 'OTHER', door: 'North door' })
await add('refused_values', {
  contact_id: cleo.id,
  field: 'MEAL',
  value: 'Soup',
  reason: 'no',
  fields_seen: '[]',
  is_of_field: true,
})
await add('bounced_mails', { contact_id: ben.id, sent_at: ago(60) })

const at = { occasionId: night }
const firstId = randomUUID()
assert.equal((await scan(north, ada, { scanId: firstId })).reason, 'ok')
await scan(north, ada, at)
await scan(north, ben, at)
await scan(north, ben, { ...at, isExit: true })
await scan(north, ben, at)
await redeem(database, listId, [{ ...attempt(north, cleo.code), text: 'nobody', codeKey: 'NOBODY' }])
const refused = randomUUID()
await sql`update contacts set is_blocked = true where list_id = ${listId} and id = ${ben.id}`.execute(owner)
assert.equal((await scan(north, ben, { scanId: refused, ...at })).reason, 'blocked')
const taken = randomUUID()
await scan(north, cleo, { scanId: taken })
await takeBack(north, taken)
const late = offline(ada, ago(30))
await take(north, [late, offline(cleo, ago(20)), offline(ada, ago(28), at)])
await sql`select take_notices(${listId}, 100), take_attendance(${listId}, 100)`.execute(owner)
await sql`update scanner_sessions set last_used_at = now() - interval '10 minutes' where list_id = ${listId}`.execute(
  owner,
)
const { rows: stored } = await sql<{ id: string }>`select scan_id as id from scans where list_id = ${listId}`.execute(
  owner,
)
const scans = stored.map(({ id }) => id)

const door = sql`${doorAsJson(north)}::jsonb`
const uuids = (...ids: string[]) => sql`${ids}::uuid[]`
const texts = (...given: string[]) => sql`${given}::text[]`
const [fresh, record] = [randomUUID(), randomUUID()]
const offlineScan = {
  place: 1,
  scan_id: fresh,
  text: cleo.code,
  code_key: cleo.code,
  told: 'ok',
  occasion_id: night,
  scanned_at: ago(10),
  corrected_at: ago(10),
}
const added = {
  contact: fresh,
  code: 'NEWCODE',
  email: 'new@example.com',
  fields: { LNAME: 'New' },
  most: 1,
  consents: false,
  at: null,
  language: null,
}

/** A value for each name of an argument. */
const usual: Record<string, unknown> = {
  p_list: listId,
  p_lists: uuids(listId),
  p_contact: ada.id,
  p_contacts: uuids(ada.id, ben.id, cleo.id),
  p_ids: uuids(ada.id, ben.id),
  p_occasion: night,
  p_only: null,
  p_own: night,
  p_link: north.linkId,
  p_links: uuids(north.linkId),
  p_session: north.sessionId,
  p_sessions: uuids(north.sessionId),
  p_secrets: sql`array[${north.secretHash}]::bytea[]`,
  p_people: uuids(list.teamId),
  p_person: list.teamId,
  p_owner: list.teamId,
  p_team: list.teamId,
  p_way: 'password',
  p_scan: refused,
  p_scans: uuids(...scans),
  p_door: door,
  p_doors: texts('North door'),
  p_member: null,
  p_record: record,
  p_records: uuids(record),
  p_within: '15 minutes',
  p_keys: texts('RETIRED', 'OTHER', ada.code.toUpperCase()),
  p_code: ben.code,
  p_text: null,
  p_texts: null,
  p_time: null,
  p_times: null,
  p_exit: false,
  p_exits: null,
  p_occasions: uuids(night),
  p_codes: texts(ben.code),
  p_email: 'new@example.com',
  p_fields: sql`${JSON.stringify({ LNAME: 'New' })}::jsonb`,
  p_values: sql`'{}'::jsonb`,
  p_done: sql`'[]'::jsonb`,
  p_guests: sql`${JSON.stringify([added])}::jsonb`,
  p_answers: sql`${JSON.stringify([{ tag: 'MEAL', value: 'Fish' }])}::jsonb`,
  p_events: sql`${JSON.stringify([{ kind: 'accepted', scan_id: fresh, contact_id: ada.id, door: 'North' }])}::jsonb`,
  p_added: sql`array[100, 1]::float8[]`,
  p_known: sql`array[100, 1]::float8[]`,
  p_after: null,
  p_first: 0,
  p_most: 100,
  p_count: 10,
  many: 3,
  p_kind: 'vip_arrived',
  p_no: 1,
  p_seq: 1,
  p_mark: '',
  p_segment: 7,
  p_who: sql`${JSON.stringify({ kind: 'segment', id: 7 })}::jsonb`,
  p_at: ago(0),
  p_from: ago(600),
  p_to: ago(-600),
  p_lately: ago(60),
  p_step: 60,
  p_arrived: ago(0),
  p_sent_at: ago(30),
  p_bounced: texts(ada.id),
  p_part: 'ada',
  p_word: 'ada',
  p_second: '',
  p_words: texts('ada'),
  p_others: texts(),
  p_fields_seen: '[]',
  p_consents: true,
  p_language: 'en',
  p_salt: sql`'\\x00'::bytea`,
  p_tag: randomUUID(),
}

/** Where a name means something else. */
const own: Record<string, Record<string, unknown>> = {
  decide_scans: { p_scans: uuids(fresh) },
  redeem_party: { p_scans: uuids(fresh, record), p_code: cleo.code, p_door: 'North door' },
  take_in_scans: { p_scans: sql`${JSON.stringify([offlineScan])}::jsonb` },
  take_back_scan: { p_scan: late.scanId },
  keep_answers: { p_scan: firstId },
  let_in_refused: { p_people: 1 },
  note_bounces: { p_arrived: texts(ben.id) },
  notice_facts: { p_after: 0 },
  contacts_with_words: { p_after: '' },
  last_offline_visit: {
    o: sql`(select o from occasions o where o.list_id = ${listId} and o.id = ${night})`,
    p_day: null,
  },
  own_values: { c: sql`(select c from contacts c where c.list_id = ${listId} and c.id = ${ada.id})`, scans: 3 },
  keep_guest: { p_contact: fresh, p_code: 'NEWCODE', p_door: 'North' },
  give_code: { p_contact: cleo.id, p_code: 'NEWCODE', p_door: 'North' },
  is_guest_kept: { p_code: ada.code },
  contact_of_code: { p_code: ada.code },
}
for (const name of ['judge_visits', 'note_visits', 'seat_visits', 'judge_unknown_codes'])
  own[name] = { p_attempts: sql`'{}'::attempt[]` }

type Known = { name: string; args: string[] }
const { rows: tried } = await sql<Known>`
  select proname as name, proargnames[1:pronargs] as args from pg_proc
  where pronamespace = 'listpass'::regnamespace and pronargs > 0 and proargnames[1] in ('p_list', 'p_lists') order by 1`.execute(
  owner,
)

function callOf({ name, args }: Known) {
  const given = args.map((arg) => {
    const value = own[name] && arg in own[name] ? own[name][arg] : usual[arg]
    assert.notEqual(value, undefined, `${name} ${arg}`)
    return sql`${value}`
  })
  return sql`select to_jsonb(x) as told from ${sql.ref(name)}(${sql.join(given)}) x`
}

const ids = new Set<string | undefined>([
  listId,
  list.teamId,
  list.accountId,
  night,
  north.linkId,
  north.sessionId,
  fresh,
  record,
  ...scans,
])
for (const { id } of [ada, ben, cleo, dan]) ids.add(id)

const outcomeOf = (call: Known, twin: string) =>
  tryCall(owner, { ids, teamId: list.teamId, listId, twin }, () => callOf(call))

const alone = new Map<string, Outcome>()
for (const call of tried) alone.set(call.name, await outcomeOf(call, randomUUID()))
const twin = await layTwin(laid, listId, async () => {
  const eve = await guest('Eve Arden')
  await add('occasion_guests', { occasion_id: night, contact_id: eve.id })
  for (const each of [ada, cleo, eve]) await scan(north, each, at)
  await scan(north, ada, { ...at, isExit: true })
  await take(north, [offline(ada, ago(25), at), offline(dan, ago(15))])
  await add('retired_codes', { contact_id: eve.id, code_key: 'RETIRED2' })
  await add('other_codes', { contact_id: cleo.id, code_key: 'OTHER2', door: 'North door' })
  await add('bounced_mails', { contact_id: ada.id, sent_at: ago(50) })
  await add('vip_guests', { contact_id: cleo.id })
  await sql`select take_notices(${listId}, 100), take_attendance(${listId}, 100)`.execute(owner)
})
const twinBefore = await rowsOf(owner, twin)

test('the twin has rows of the same ids in every table that the list has rows in', async () => {
  const tables = (rows: string[]) => [...new Set(rows.map((row) => row.split(' ')[0]!))]
  const inTwin = new Set(tables(twinBefore))
  for (const table of tables(await rowsOf(owner, listId))) assert.ok(inTwin.has(table), table)
  assert.ok(inTwin.size >= 20)
  assert.ok(tried.length >= 60)
})

for (const call of tried) {
  test(`a list with the same ids is neither read nor changed: ${call.name}`, async () => {
    const beside = await outcomeOf(call, twin)
    assert.equal(beside.failed, undefined)
    assert.deepEqual(beside.told, alone.get(call.name)!.told)
    assert.deepEqual(beside.own, alone.get(call.name)!.own)
    assert.deepEqual(beside.twin, twinBefore)
  })
}
