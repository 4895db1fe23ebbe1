import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { dayIn } from '#domain/occasion.ts'
import { openAsOwner } from '../../database/open.ts'
import { sqlFunctions } from '../../database/sql-files.ts'
import { layOccasion } from '../../testing/laid-list.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { entryOf, figuresOf, offlineListsOf } from '../../testing/offline-lists.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { read, scan, prepareFour, change } = offlineListsOf(app, owner)

test('at an occasion with a count of its own, an entry has its entries, maximum, people inside and day', async () => {
  const prepared = await prepareFour()
  const [ada, bo] = prepared.codes as [string, string]
  const zone = 'Pacific/Apia'
  const bar = await layOccasion(
    owner,
    { listId: prepared.list.id },
    { own_max: 3, again: 'daily', zone, has_exits: true },
  )
  for (const direction of ['in', 'in', 'out'] as const) await scan(prepared, ada, bar, direction)
  const answer = await read(prepared, { occasion: bar })
  assert.deepEqual(figuresOf(answer, ada), [2, 3, 0, [1, dayIn({ zone, dayBegins: 0 }, Date.now()), 2]])
  // The entry of a contact who has not come is as short as in any list.
  assert.deepEqual(figuresOf(answer, bo), [0, 3, 0])
  assert.equal(answer.occasion?.id, bar)
  const counters = await until(
    () => read(prepared, { occasion: bar }),
    (seen) => seen.counters.accepted === 2,
  )
  assert.deepEqual(counters.counters, { contacts: 4, checked_in: 1, accepted: 2, inside: 1 })
  // The main occasion's list has none of these entries.
  const main = await read(prepared)
  assert.deepEqual([figuresOf(main, ada), main.counters.inside], [[0, 1, 0], undefined])
})

test('shared occasions count together, and a place that an exit gave back is free at all of them', async () => {
  const prepared = await prepareFour()
  const [ada] = prepared.codes as [string]
  await change(prepared, ada, { max_scans: 2 })
  const friday = await layOccasion(owner, { listId: prepared.list.id })
  const pool = await layOccasion(owner, { listId: prepared.list.id }, { again: 'after_exit', has_exits: true })
  const used = async (): Promise<unknown[]> =>
    Promise.all(
      [{}, { occasion: friday }, { occasion: pool }].map(async (query) => figuresOf(await read(prepared, query), ada)),
    )
  await scan(prepared, ada, friday)
  assert.deepEqual(await used(), [
    [1, 2, 0],
    [1, 2, 0, [1, null, 0]],
    [1, 2, 0],
  ])
  await scan(prepared, ada, pool)
  assert.equal((await scan(prepared, ada)).reason, 'already_used')
  assert.deepEqual(await used(), [
    [2, 2, 0],
    [2, 2, 0, [1, null, 0]],
    [2, 2, 0, [1, null, 0]],
  ])
  await scan(prepared, ada, pool, 'out')
  assert.deepEqual(await used(), [
    [1, 2, 0],
    [1, 2, 0, [1, null, 0]],
    [1, 2, 0],
  ])
  assert.equal((await scan(prepared, ada)).reason, 'ok')
})

test('contacts that the occasion does not invite are marked, unless they are barred anyway', async () => {
  const prepared = await prepareFour()
  const [ada, bo, cleo, dan] = prepared.ids as [string, string, string, string]
  await change(prepared, prepared.codes[2]!, { is_blocked: true })
  const listId = prepared.list.id
  const states = async (occasion: string) => {
    const answer = await read(prepared, { occasion })
    return prepared.codes.map((code) => entryOf(answer, code)![3])
  }
  const field = (test: 'is' | 'is_not' | 'is_set', tag: string, value: string) =>
    layOccasion(owner, { listId }, { who: { kind: 'field', tag, test, value } })
  assert.deepEqual(await states(await field('is', 'FNAME', ' ADA ')), [0, 3, 1, 3])
  assert.deepEqual(await states(await field('is_not', 'FNAME', 'ada')), [3, 0, 1, 0])
  assert.deepEqual(await states(await field('is_set', 'LNAME', '')), [3, 3, 1, 3])
  assert.deepEqual(await states(await field('is', 'EMAIL', 'bo@example.com')), [3, 0, 1, 3])
  assert.deepEqual(await states(await field('is', 'QRMAX', '1.0')), [0, 0, 1, 0])

  const segment = { kind: 'segment', id: 7, name: 'VIP', is_tag: true } as const
  const lounge = await layOccasion(owner, { listId }, { who: segment })
  assert.deepEqual(await states(lounge), [3, 3, 1, 3])
  const guests = [bo, cleo].map((contact_id) => ({ list_id: listId, occasion_id: lounge, contact_id }))
  const before = await read(prepared, { occasion: lounge })
  const [elsewhere] = [await read(prepared, {})]
  await owner.insertInto('occasion_guests').values(guests).execute()
  await sql`select note_changed_entries(${listId}, ${lounge})`.execute(owner)
  assert.deepEqual(await states(lounge), [3, 0, 1, 3])
  const since = await until(
    () => read(prepared, { occasion: lounge, since: before.cursor }),
    ({ is_whole: isWhole }) => isWhole,
  )
  assert.equal(entryOf(since, prepared.codes[1]!)![3], 0)
  // The doors of the main occasion keep their list.
  assert.equal((await read(prepared, { since: elsewhere.cursor })).is_whole, false)
  const { counters } = await until(
    () => read(prepared, { occasion: lounge }),
    (seen) => seen.counters.contacts === 2,
  )
  assert.deepEqual(counters, { contacts: 2, checked_in: 0, accepted: 0 })
  for (const contact of [ada, dan]) assert.ok(!guests.some(({ contact_id: id }) => id === contact))
})

test('a changed field invites a contact, and doors of the occasion are told with the next changes', async () => {
  const prepared = await prepareFour()
  const who = { kind: 'field', tag: 'FNAME', test: 'is', value: 'vip' } as const
  const lounge = await layOccasion(owner, { listId: prepared.list.id }, { who })
  const { cursor } = await read(prepared, { occasion: lounge })
  await sql`update contacts set email = email, merge_fields = '{"FNAME": "VIP"}'
    where list_id = ${prepared.list.id} and code = ${prepared.codes[0]!}`.execute(owner)
  const since = await until(
    () => read(prepared, { occasion: lounge, since: cursor }),
    ({ entries }) => entries.length > 0,
  )
  assert.deepEqual([since.is_whole, figuresOf(since, prepared.codes[0]!)], [false, [0, 1, 0]])
})

test('a page of entries is one statement that looks no contact up alone', async () => {
  const prepared = await prepareFour()
  const who = { kind: 'segment', id: 7, name: 'VIP', is_tag: true } as const
  const lounge = await layOccasion(owner, { listId: prepared.list.id }, { who, own_max: 1, again: 'daily' })
  const [, body = ''] = sqlFunctions.get('door_entries')!.text.split('$$')
  const text = body
    .replaceAll('p_list', `'${prepared.list.id}'::uuid`)
    .replaceAll('p_occasion', `'${lounge}'::uuid`)
    .replaceAll('p_contacts', 'array(select gen_random_uuid() from generate_series(1, 5000))')
  const { rows } = await sql.raw<{ 'QUERY PLAN': object }>(`explain (format json) ${text}`).execute(owner)
  const plan = JSON.stringify(rows[0]!['QUERY PLAN'])
  assert.ok(plan.includes('"occasion_guests"') && plan.includes('"admissions"'), plan)
  assert.ok(!plan.includes('"SubPlan"'), plan)
})
