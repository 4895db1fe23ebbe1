// Functions that read no table: what goes in, and what comes out. Every branch and every edge has a row.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newCode } from '../features/contacts/new-code.ts'
import { openLaidDatabase } from '../testing/laid-list.ts'
import { sqlFunctions } from './sql-files.ts'

const { owner } = await openLaidDatabase()

/** A row of a table with these values, as the functions take it. */
const row = (table: string, of: object) => `jsonb_populate_record(null::${table}, '${JSON.stringify(of)}')`
const occasion = (of: object) => row('occasions', of)
const fields = (of: object) => `'${JSON.stringify(of)}'::jsonb`
const noon = '2026-11-29T12:00:00Z'
const at = (moment: string) => `'${moment}'::timestamptz`
const visit = (o: object, [invited, used, most, entries, inside, today]: [boolean, ...number[]], when = noon) =>
  `judge_visit(${occasion(o)}, ${invited}, ${used}, ${most}, ${entries}, ${inside}, ${today}, ${at(when)})`
const turnedAway = (...given: string[]) => `why_turned_away(${given.join()})`
const contact = (of: object) => row('contacts', { status: 'subscribed', max_scans: 1, is_blocked: false, ...of })
const entry = (of: object, admitsRemoved = false) => `entry_state(${contact(of)}, ${admitsRemoved}, '{cleaned}')`
const person = fields({ FNAME: ' Ada ', LNAME: 'O&#39;Hara' })
const renamed = fields({ FNAME: 'Ada', LNAME: 'O', 'name:first': 'Bea' })
const card = {
  fields: [{ tag: 'T', name: 'Table', is_large: true }],
  note: 'N',
  alert: { tag: 'A', name: 'Nuts', is: 'yes' },
}
const gate = { opens_at: '2026-11-29T00:00:00Z', closes_at: '2026-11-30T12:00:00Z' }

const meets = (who: object, of: object, isGuest = false) =>
  `meets_who(${fields(who)}, ${contact({ merge_fields: of })}, null, ${isGuest})`
const isVip = (asked: string) => ({ kind: 'field', tag: 'T', test: asked, value: ' VIP' })
const own = newCode()
/** Its last symbol is another one, so the sum is wrong. */
const mistyped = own.slice(0, -1) + (own.endsWith('2') ? '3' : '2')
const salt = `'\\x0102'::bytea`
const [list, night] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const offline = (of: string, until: string, code = "'C'") =>
  `judge_offline(${of}, ${row('lists', { admits_removed: false, kept_out: ['cleaned'] })}, ${at(noon)}, ${at(until)}, ${code})`
const known = contact({ id: list })

const answers: [call: string, answer: unknown][] = [
  [`used_alone(${occasion({ again: 'daily' })}, 5, 3, 1)`, 1],
  [`used_alone(${occasion({ again: 'after_exit' })}, 5, 3, 1)`, 3],
  [`used_alone(${occasion({ again: 'never' })}, 5, 3, 1)`, 5],
  [`most_at(${occasion({ own_max: 2, is_of_guest: false })}, 7)`, 2],
  [`most_at(${occasion({ own_max: 2, is_of_guest: true })}, 7)`, 7],
  [`most_at(${occasion({ is_of_guest: false })}, 7)`, 7],

  [visit({}, [false, 0, 1, 0, 0, 0]), 'not_invited'],
  [visit({ again: 'never', opens_at: noon }, [true, 0, 1, 0, 0, 0], '2026-11-29T11:59:59.999Z'), 'too_early'],
  [visit({ again: 'never', opens_at: noon }, [true, 0, 1, 0, 0, 0]), 'ok'],
  [visit({ again: 'never', closes_at: noon }, [true, 0, 1, 0, 0, 0]), 'too_late'],
  [visit({ again: 'never', closes_at: noon }, [true, 0, 1, 0, 0, 0], '2026-11-29T11:59:59.999Z'), 'ok'],
  [visit({ again: 'never' }, [true, 1, 1, 1, 1, 0]), 'already_used'],
  [visit({ again: 'after_exit' }, [true, 1, 1, 1, 1, 0]), 'still_inside'],
  [visit({ again: 'after_exit' }, [true, 1, 1, 1, 0, 0]), 'already_used'],
  [visit({ again: 'daily' }, [true, 1, 2, 1, 0, 1]), 'already_today'],
  [visit({ again: 'daily' }, [true, 1, 2, 1, 0, 0]), 'ok'],
  [visit({ again: 'never' }, [true, 1, 2, 5, 5, 5]), 'ok'],
  [visit({ own_max: 2, again: 'daily' }, [true, 9, 2, 9, 9, 2]), 'already_today'],
  [visit({ own_max: 2, again: 'daily' }, [true, 9, 2, 9, 9, 1]), 'ok'],
  [visit({ own_max: 2, again: 'after_exit' }, [true, 9, 2, 9, 2, 9]), 'still_inside'],
  [visit({ own_max: 2, again: 'after_exit' }, [true, 9, 2, 9, 1, 9]), 'ok'],
  [visit({ own_max: 2, again: 'never' }, [true, 9, 2, 2, 9, 9]), 'already_used'],
  [visit({ own_max: 2, again: 'never' }, [true, 9, 2, 1, 9, 9]), 'ok'],

  [turnedAway('null', 'null', "'subscribed'", 'false', '1', 'false', "'{}'"), null],
  [turnedAway('now()', 'null', "'subscribed'", 'false', '1', 'false', "'{}'"), 'removed'],
  [turnedAway('now()', 'null', "'subscribed'", 'false', '1', 'true', "'{}'"), null],
  [turnedAway('now()', 'now()', "'subscribed'", 'false', '1', 'true', "'{}'"), 'removed'],
  [turnedAway('null', 'null', "'cleaned'", 'true', '1', 'true', "'{cleaned}'"), 'not_a_guest'],
  [turnedAway('null', 'null', "'cleaned'", 'true', '1', 'true', "'{}'"), 'blocked'],
  [turnedAway('null', 'null', "'cleaned'", 'false', '0', 'true', "'{}'"), 'blocked'],
  [entry({}), 0],
  [entry({ is_blocked: true }), 1],
  [entry({ max_scans: 0 }), 1],
  [entry({ removed_at: noon, status: 'cleaned' }), 2],
  [entry({ removed_at: noon }, true), 0],
  [entry({ removed_at: noon, erased_at: noon }, true), 2],
  [entry({ status: 'cleaned', is_blocked: true }), 4],

  ["is_guest(null, 'subscribed', '{cleaned}')", true],
  ["is_guest(null, 'cleaned', '{cleaned}')", false],
  ["is_guest(now(), 'subscribed', '{}')", false],
  ['is_open(true, true, now())', true],
  ['is_open(false, true, now())', false],
  ['is_open(true, false, now())', false],
  ['is_open(true, true, null)', false],
  ["is_only_here('door', null)", true],
  ["is_only_here('door', 'CODE')", false],
  ["is_only_here('subscribed', null)", false],
  [`uncounted_of('{}')`, []],
  [`uncounted_of('{"guest_statuses": ["pending", "subscribed", "cleaned"]}')`, ['transactional', 'unsubscribed']],
  [`guests_among('{"subscribed": 3, "cleaned": 2}', '{cleaned}')`, 3],
  [`add_counts('{"a": 1, "b": 2}', '{"a": 2, "b": -2, "c": 1}')`, { a: 3, c: 1 }],
  ["add_counts('{}', '{}')", {}],
  [`effect_values('[{"tag": "A", "value": "1"}, {"tag": "B", "value": "2"}]')`, { A: '1', B: '2' }],
  ["hash_of_guest('00000000-0000-4000-8000-000000000001', '')", 'door:00000000-0000-4000-8000-000000000001'],
  ["hash_of_guest('00000000-0000-4000-8000-000000000001', 'A@b.c')", '5d60d4e28066df254d5452f92c910092'],
  ['extract(epoch from rest_after(0))::int', 2],
  ['extract(epoch from rest_after(3))::int', 16],
  ['extract(epoch from rest_after(4))::int', 30],
  ['extract(epoch from rest_after(100000))::int', 30],

  [`first_name(${person})`, 'Ada'],
  [`last_name(${person})`, "O'Hara"],
  [`whole_name(${person})`, "Ada O'Hara"],
  [`first_name(${renamed})`, 'Bea'],
  [`last_name(${renamed})`, ''],
  [`whole_name(${fields({ 'name:last': 'Okri', FNAME: 'Ben' })})`, 'Okri'],
  [`display_value(${person}, 'a@b.c', 'LNAME')`, "O'Hara"],
  [`display_value(${person}, 'a@b.c', 'TABLE')`, "Ada O'Hara"],
  [`display_value('{}', 'a@b.c', 'TABLE')`, 'a@b.c'],
  [`length(display_value(${fields({ LNAME: 'x'.repeat(300) })}, '', 'LNAME'))`, 255],
  ["comparable(' +07.50 ')", '7.5'],
  ["comparable('VIP ')", 'vip'],
  ['comparable(null)', ''],
  [`field_of_contact(${contact({ email: 'a@b.c' })}, 'EMAIL', null)`, 'a@b.c'],
  [`field_of_contact(${contact({ code: 'C' })}, 'QRCODE', 'code')`, 'C'],
  [`field_of_contact(${contact({ max_scans: 4 })}, 'QRMAX', 'max')`, '4'],
  [`field_of_contact(${contact({ scan_count: 3 })}, 'QRSCANS', 'scans')`, '3'],
  [`field_of_contact(${contact({ merge_fields: { T: '7' } })}, 'T', null)`, '7'],

  [
    `guest_card(${fields({ T: ' 7 ', N: 'x'.repeat(201), A: 'Yes' })}, ${fields(card)})`,
    {
      fields: [{ name: 'Table', value: '7', is_large: true }],
      note: 'x'.repeat(200),
      alert: 'Nuts: Yes',
    },
  ],
  [`guest_card(${fields({ T: '7', A: 'no' })}, ${fields(card)}) ->> 'alert'`, ''],
  [`guest_card(${fields({ A: 'no' })}, ${fields(card)})`, null],
  [`guest_card(${fields({ A: 'no' })}, ${fields({ ...card, alert: { tag: 'A', name: 'Nuts' } })}) ->> 'alert'`, 'no'],
  [`length(guest_card(${fields({ T: 'x'.repeat(61) })}, ${fields(card)}) -> 'fields' -> 0 ->> 'value')`, 60],

  [meets({}, {}), true],
  [meets({ kind: 'segment', id: 7 }, {}, true), true],
  [meets({ kind: 'segment', id: 7 }, {}), false],
  [meets(isVip('is'), { T: 'vip ' }), true],
  [meets(isVip('is'), { T: 'staff' }, true), false],
  [meets(isVip('is_not'), { T: 'vip ' }, true), false],
  [meets(isVip('is_not'), {}), true],
  [meets(isVip('is_set'), { T: 'x' }), true],
  [meets(isVip('is_set'), { T: ' ' }, true), false],
  [offline(known, '2026-11-29T12:00:00.001Z'), 'ok'],
  [offline(known, noon), 'link_expired'],
  [offline(known, '2026-11-29T13:00:00Z', 'null'), 'malformed'],
  [offline('null::contacts', '2026-11-29T13:00:00Z'), 'unknown_code'],
  [offline(contact({ id: list, removed_at: noon }), '2026-11-29T13:00:00Z'), 'removed'],
  [offline(contact({ id: list, status: 'cleaned' }), '2026-11-29T13:00:00Z'), 'not_a_guest'],
  [`is_own_code('${own}')`, true],
  [`is_own_code('${own.toLowerCase()}')`, false],
  [`is_own_code('${own.slice(1)}')`, false],
  [`is_own_code('${mistyped}')`, false],
  [`party_size('{"N": " 1 "}', 'N')`, 1],
  [`party_size('{"N": "1000000"}', 'N')`, 1_000_000],
  [`party_size('{"N": "1000001"}', 'N')`, null],
  [`party_size('{"N": "0"}', 'N')`, null],
  [`party_size('{"N": "1.5"}', 'N')`, null],
  [`party_size('{"N": "3"}', 'M')`, null],
  [`occasion_salt(${salt}, '${list}', '${list}') = ${salt}`, true],
  [`length(occasion_salt(${salt}, '${list}', '${night}'))`, 16],
  [`occasion_salt(${salt}, '${list}', '${night}') = occasion_salt(${salt}, '${night}', '${list}')`, false],
  [`cursor_mark(${salt}, ${at(noon)}, null) = cursor_mark(${salt}, ${at(noon)}, null)`, true],
  [`cursor_mark(${salt}, ${at(noon)}, null) = cursor_mark(${salt}, null, ${at(noon)})`, false],
  [`cursor_mark(${salt}, null, null) = cursor_mark('', null, null)`, false],
  [`length(cursor_mark(${salt}, null, null))`, 8],

  [`clock_ahead(${at('2026-10-25T00:59:59Z')}, 'Europe/Berlin')`, 7200],
  [`clock_ahead(${at('2026-10-25T01:00:00Z')}, 'Europe/Berlin')`, 3600],
  [`clock_ahead(${at(noon)}, 'America/New_York')`, -18_000],
  [`local_day(${at('2026-11-29T04:59:59Z')}, 'America/New_York', 0) - (date '2026-11-28' - date '1970-01-01')`, 0],
  [`local_day(${at('2026-11-29T05:00:00Z')}, 'America/New_York', 0) - (date '2026-11-28' - date '1970-01-01')`, 1],
  [`local_day(${at('2026-11-29T10:59:59Z')}, 'America/New_York', 360) - (date '2026-11-28' - date '1970-01-01')`, 0],
  [`local_day(${at('2026-11-29T11:00:00Z')}, 'America/New_York', 360) - (date '2026-11-28' - date '1970-01-01')`, 1],
  [`next_out(${at('2026-11-29T10:59:59Z')}, 'America/New_York', 360) = ${at('2026-11-29T11:00:00Z')}`, true],
  [`next_out(${at('2026-11-29T11:00:00Z')}, 'America/New_York', 360) = ${at('2026-11-30T11:00:00Z')}`, true],

  [`gate_closes(${occasion(gate)}) = ${at(gate.closes_at)}`, true],
  [`gate_closes(${occasion({ ...gate, closes_at: '2026-11-30T12:00:01Z' })}) is null`, true],
  [`gate_closes(${occasion({ ...gate, removed_at: noon })}) is null`, true],
  [`gate_closes(${occasion({ ...gate, who: { kind: 'segment', id: 1 } })}) is null`, true],
  [
    `gate_closes(${occasion({ ...gate, stopped_at: noon, closes_at: noon, closes_before: gate.closes_at })}) = ${at(gate.closes_at)}`,
    true,
  ],
  [
    `gate_closes(${occasion({ ...gate, stopped_at: noon, closes_before: '2026-11-29T20:00:00Z' })}) = ${at(gate.closes_at)}`,
    true,
  ],
]

for (const [call, answer] of answers) {
  test(`a function that reads no table: ${call} is ${JSON.stringify(answer)}`, async () => {
    const { rows } = await sql<{ told: unknown }>`select to_jsonb(${sql.raw(call)}) as told`.execute(owner)
    assert.deepEqual(rows[0]!.told, answer)
  })
}

/** Functions for the search by name, which folded.test.ts and find-guests.test.ts try. */
const elsewhere = /^(joined|folded|name_words|other_spellings|shown_text|without_entities|code_locks|\w+_key)$/

test('every function that reads no table has a row', () => {
  const tried = answers.map(([call]) => call).join(' ')
  const plain = [...sqlFunctions.values()].filter(({ text }) => /^language sql immutable/m.test(text))
  assert.ok(plain.length > 20)
  assert.deepEqual(
    plain.map(({ name }) => name).filter((name) => !elsewhere.test(name) && !tried.includes(`${name}(`)),
    [],
  )
})
