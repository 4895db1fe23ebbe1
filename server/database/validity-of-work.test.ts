// Both sides of every validity, for work: leases, slots, rests, times between two looks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { accountsToLookAt } from '../features/codes/denied/store.ts'
import { listsToRead } from '../features/following-up/bounces/store.ts'
import { listsToLookAtAgain } from '../features/lists/store.ts'
import { segmentsToRead } from '../features/occasions/segments/store.ts'
import { listsToFollow } from '../features/webhooks/store.ts'
import { depthsBy } from '../metrics/store.ts'
import {
  another,
  dueAfter,
  fromNow,
  isIn,
  layValidities,
  login,
  one,
  restsFor,
  set,
  untilNow,
} from '../testing/laid-validities.ts'

const { both, contact, list, tryOut } = await layValidities()
const depths = sql.raw(depthsBy('5', '8'))

both(
  'an occasion whose guests are read',
  (at) => sql`update occasions set opens_at = null, closes_at = ${at}`,
  isIn(sql`occasions_of_segment(${list.listId}, 8)`),
  untilNow,
)
both(
  'an occasion that is read before it opens',
  (at) => sql`with r as (insert into segment_readings (list_id, segment_id, next_at, begun_at)
      values (${list.listId}, 8, now() + interval '5 minutes', now() - interval '1 hour'))
      update occasions set opens_at = ${at}, closes_at = now() + interval '1 day'`,
  isIn(sql`(${segmentsToRead('15 minutes')}) d where segment_id = 8`),
  [
    ['15 minutes -1 second', true],
    ['15 minutes 20 seconds', false],
    // The reading began less than a quarter of an hour before.
    ['-45 minutes -1 second', false],
    ['-45 minutes 20 seconds', true],
  ],
)
both('a lease in the figures', set('leases', 'expires_at'), sql`((${depths}) -> 'leases') = '{"one": 1}'`, [
  ['-1 second', false],
  ['20 seconds', true],
  ['40 seconds', true],
  ['80 seconds', false],
])
both('a slot in the figures', set('slot_leases', 'expires_at'), sql`((${depths}) ->> 'slotsInUse') = '1'`, [
  ['-1 second', false],
  ['20 seconds', true],
  ['100 seconds', true],
  ['140 seconds', false],
])
both(
  'an empty bucket of guesses',
  (at) => sql`update throttles set tokens = 0, filled_at = ${at}`,
  sql`take_token_if_left('one', 10, 0.01)`,
  [
    ['-80 seconds', false],
    ['-110 seconds', true],
  ],
)
both(
  'a bucket of tokens',
  (at) => sql`update throttles set tokens = 0, filled_at = ${at}`,
  sql`take_tokens_unless_busy('one', 2, 10, 0.01) = 2`,
  [
    ['-180 seconds', false],
    ['-210 seconds', true],
  ],
)
both(
  'a lease',
  set('leases', 'expires_at'),
  sql`coalesce(take_lease('one', ${another}, 60), false)`,
  restsFor('40 seconds', '80 seconds'),
)
both(
  'a slot for one call',
  set('slot_leases', 'expires_at'),
  sql`take_slot(${login}, ${another}, 60, 1, false) is not null`,
  restsFor('100 seconds', '140 seconds'),
)
both(
  'a slot for work',
  set('slot_leases', 'expires_at'),
  sql`take_slot(${login}, ${another}, 60, 2, true) is not null`,
  restsFor('100 seconds', '140 seconds'),
)
both(
  'an open circuit',
  set('login_paces', 'open_until'),
  sql`(select wait_ms = 0 from may_call(${login}, 5))`,
  restsFor('20 seconds', '50 seconds'),
)
both(
  'the rest of a login that has not failed',
  (at) => sql`update login_paces set failures = 0, open_until = ${at}`,
  sql`(select wait_ms = 0 from may_call(${login}, 5))`,
  restsFor('20 seconds', '50 seconds'),
)
both(
  'the ten minutes after larger calls',
  set('login_sizes', 'grows_at'),
  sql`(select size = 200 from rows_per_call(${login}, 'read', 1000, 1000))`,
  restsFor('9 minutes', '11 minutes'),
)
both(
  'the time between two readings of bounces',
  set('bounce_readings', 'looked_at'),
  isIn(sql`(${listsToRead('10 minutes')}) d`),
  dueAfter('-10 minutes +20 seconds', '-10 minutes -1 second'),
)
both(
  'the time between two polls',
  set('lists', 'polled_at'),
  isIn(sql`(${listsToFollow('10 minutes')}) d`),
  dueAfter('-10 minutes +20 seconds', '-10 minutes -1 second'),
)
both('the time to the next sync', set('lists', 'look_again_at'), isIn(sql`(${listsToLookAtAgain()}) d`), [
  ['-1 second', true],
  ['20 seconds', false],
  ['23 hours', false],
  ['25 hours', true],
])
both(
  'the time to the next reading of a segment',
  set('segment_readings', 'next_at'),
  isIn(sql`(${segmentsToRead('15 minutes')}) d where segment_id = 7`),
  restsFor('9 minutes', '11 minutes'),
)
both(
  'the time in which wishes gather',
  set('tag_wishes', 'wished_at'),
  sql`(select has_due_wishes(t, '10 minutes') from list_tags t)`,
  dueAfter('-10 minutes +20 seconds', '-10 minutes -1 second'),
)
both(
  'the rest of a refused tag',
  set('list_tags', 'trouble_at'),
  sql`(select has_due_wishes(t, '10 minutes') from list_tags t)`,
  dueAfter('-10 minutes +20 seconds', '-10 minutes -1 second'),
)
both(
  'an account that was looked at',
  (at) => sql`update accounts set reconnect_since = now() - interval '1 hour', looked_at = ${at}`,
  isIn(sql`(${accountsToLookAt('10 minutes')}) d`),
  dueAfter('-10 minutes +20 seconds', '-10 minutes -1 second'),
)
both(
  'an account in trouble',
  set('accounts', 'reconnect_since'),
  isIn(sql`(${accountsToLookAt('10 minutes')}) d`),
  dueAfter('-10 minutes +20 seconds', '-10 minutes -1 second'),
)
both(
  'a list that is missing',
  set('lists', 'gone_since'),
  isIn(sql`(${accountsToLookAt('10 minutes')}) d`),
  dueAfter('-10 minutes +20 seconds', '-10 minutes -1 second'),
)
both(
  'a field that is missing',
  (at) => sql`insert into fields (list_id, id, role, merge_id, tag, name, type, gone_since)
      values (${list.listId}, ${one}, 'code', 1, 'QRCODE', 'Code', 'text', ${at})`,
  isIn(sql`(${accountsToLookAt('10 minutes')}) d`),
  dueAfter('-10 minutes +20 seconds', '-10 minutes -1 second'),
)

test('while a circuit rests, a failure changes nothing; before and after it counts, and opens it again', async () => {
  const noted = (at: string) =>
    tryOut<[number, boolean]>(
      set('login_paces', 'open_until')(fromNow(at)),
      sql`(select jsonb_build_array(failures, open_until > now() + interval '3 seconds') from login_paces)`,
      sql`select note_failure(${login}, 8, 5)`,
    )
  assert.deepEqual(await noted('-1 second'), [6, true])
  assert.deepEqual(await noted('15 seconds'), [5, true])
  assert.deepEqual(await noted('50 seconds'), [6, true])
})

test('calls that were refused together halve the slots once, and a clock that jumped back halves them again', async () => {
  const halved = (at: string) =>
    tryOut<number>(
      sql`update login_paces set slots = 8, changed_at = ${fromNow(at)}`,
      sql`(select slots from login_paces)`,
      sql`select slow_down(${login}, 8, 60, 1)`,
    )
  assert.deepEqual([await halved('-80 seconds'), await halved('-30 seconds')], [4, 8])
  assert.equal(await halved('20 seconds'), 4)
})

test('a rest that is too long was dated by a wrong clock, and a longer one of at most 30 seconds stays', async () => {
  const rest = (at: string) =>
    tryOut<number>(
      set('login_paces', 'open_until')(fromNow(at)),
      sql`(select round(extract(epoch from open_until - now()) / 10) from login_paces)::int`,
      sql`select slow_down(${login}, 8, 60, 11)`,
    )
  assert.deepEqual([await rest('-1 second'), await rest('24 seconds'), await rest('80 seconds')], [1, 2, 1])
})

test('a freed slot of a login without an account stays until its time', async () => {
  const left = (after: number) =>
    tryOut<number>(
      sql`update slot_leases set expires_at = now() + interval '1 minute'`,
      sql`(select count(*)::int from slot_leases)`,
      sql`select free_slot(${login}, 1, ${one}, ${after})`,
    )
  assert.deepEqual([await left(20), await left(-1)], [1, 0])
})

test('of changes and events, the latest old one and all younger ones stay', async () => {
  const laid = (table: string, number: string) => (at: string) =>
    sql`insert into ${sql.table(table)} ${
      table === 'door_events'
        ? sql`(list_id, seq, kind, scan_id, contact_id, door, at) select ${list.listId}, n, 'accepted', ${one}, ${contact.id}, 'North'`
        : sql`(list_id, ${sql.ref(number)}, contact_id, at) select ${list.listId}, n, ${contact.id}`
    }, case when n < 4 then ${fromNow(at)} else now() end from generate_series(1, 5) n`
  for (const [table, number, sweep] of [
    ['door_events', 'seq', sql`sweep_door_events('7 days')`],
    ['contact_changes', 'no', sql`sweep_contact_changes('7 days')`],
  ] as const) {
    const left = (at: string) =>
      tryOut(
        laid(table, number)(at),
        sql`(select jsonb_agg(${sql.ref(number)} order by ${sql.ref(number)}) from ${sql.table(table)} where list_id = ${list.listId})`,
        sql`select ${sweep}`,
      )
    assert.deepEqual(await left('-7 days -1 second'), [3, 4, 5], table)
    assert.deepEqual(await left('-7 days +20 seconds'), [1, 2, 3, 4, 5], table)
  }
})
