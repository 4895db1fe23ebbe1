import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { changeContact } from '#contract/contacts.ts'
import { changeScannerLink } from '#contract/doors.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { doorOccasions, type OfflineEntry, offlineList } from '#contract/offline.ts'
import { redeemScan } from '#contract/scanning.ts'
import { dayIn } from '#domain/occasion.ts'
import { openAsOwner } from '../../database/open.ts'
import { functionFiles } from '../../database/sql-files.ts'
import { addLink, addMember, type Connected, openDoor, prepareList } from '../../testing/factories.ts'
import { changeLaid, layOccasion } from '../../testing/laid-occasion.ts'
import { keepToOwnServer } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { hashOfCode } from './seal-entry.ts'

keepToOwnServer()
const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Answer = AnswerOf<typeof offlineList>
type Prepared = Connected & { codes: string[] }
type Query = { occasion?: string; since?: string; after?: string }

const members = ['ada', 'bo', 'cleo', 'dan'].map((name) => ({
  email: `${name}@example.com`,
  status: 'subscribed',
  merge_fields: { FNAME: name },
}))

const read = ({ token, list }: Prepared, query: Query = {}) =>
  app.call(offlineList, { token, params: { listId: list.id }, query })

/** Reads once earlier changes are no longer repeated. */
async function readSettled(prepared: Prepared, query: Query): Promise<Answer> {
  const { rows } = await sql<{ now: string }>`select pg_current_xact_id()::text as now`.execute(owner)
  return until(
    () => read(prepared, query),
    ({ cursor }) => BigInt(cursor.split('.')[1]!) > BigInt(rows[0]!.now),
  )
}

function scan({ token, list }: Prepared, code: string, occasion?: string, direction?: 'in' | 'out') {
  const visit = { ...(occasion !== undefined && { occasion_id: occasion }), ...(direction && { direction }) }
  return app.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: code, ...visit } })
}

function entryOf({ salt, entries }: Answer, code: string): OfflineEntry {
  const hash = hashOfCode(Buffer.from(salt, 'base64url'), code.toUpperCase())
  return entries.find((entry) => entry[0] === hash)!
}

/** The entry without its hash and name. */
function figuresOf(answer: Answer, code: string) {
  const [, used, most, state, , visit] = entryOf(answer, code)
  return visit ? [used, most, state, visit] : [used, most, state]
}

async function idsOf({ list }: Prepared): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from contacts where list_id = ${list.id} order by email`.execute(owner)
  return rows.map(({ id }) => id)
}

/** The codes of Ada, Bo, Cleo and Dan. */
async function prepare(): Promise<Prepared> {
  const prepared = await prepareList(app, { members })
  const { rows } = await sql<{ code: string }>`
    select code from contacts where list_id = ${prepared.list.id} order by email`.execute(owner)
  return { ...prepared, codes: rows.map(({ code }) => code) }
}

const maximum = (prepared: Prepared, contactId: string, body: { max_scans?: number; is_blocked?: boolean }) =>
  app.call(changeContact, { token: prepared.token, params: { listId: prepared.list.id, contactId }, body })

test('at an occasion with a count of its own, an entry has its entries, maximum, people inside and day', async () => {
  const prepared = await prepare()
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
  // A contact who has not come is as short as in any list.
  assert.deepEqual(figuresOf(answer, bo), [0, 3, 0])
  assert.equal(answer.occasion?.id, bar)
  const counters = await until(
    () => read(prepared, { occasion: bar }),
    (seen) => seen.counters.accepted === 2,
  )
  assert.deepEqual(counters.counters, { contacts: 4, checked_in: 1, accepted: 2, inside: 1 })
  // The list itself knows nothing of it.
  const main = await read(prepared)
  assert.deepEqual([figuresOf(main, ada), main.counters.inside], [[0, 1, 0], undefined])
})

test('shared occasions count together, and a place that an exit gave back is free at all of them', async () => {
  const prepared = await prepare()
  const [ada] = prepared.codes as [string]
  const [id] = (await idsOf(prepared)) as [string]
  await maximum(prepared, id, { max_scans: 2 })
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
  const prepared = await prepare()
  const [ada, bo, cleo, dan] = (await idsOf(prepared)) as [string, string, string, string]
  await maximum(prepared, cleo, { is_blocked: true })
  const listId = prepared.list.id
  const states = async (occasion: string) => {
    const answer = await read(prepared, { occasion })
    return prepared.codes.map((code) => entryOf(answer, code)[3])
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
  const before = await readSettled(prepared, { occasion: lounge })
  const [elsewhere] = [await readSettled(prepared, {})]
  await owner.insertInto('occasion_guests').values(guests).execute()
  await sql`select note_changed_entries(${listId}, ${lounge})`.execute(owner)
  assert.deepEqual(await states(lounge), [3, 0, 1, 3])
  const since = await until(
    () => read(prepared, { occasion: lounge, since: before.cursor }),
    ({ is_whole: isWhole }) => isWhole,
  )
  assert.equal(entryOf(since, prepared.codes[1]!)[3], 0)
  // The doors of the main occasion keep their list.
  assert.equal((await readSettled(prepared, { since: elsewhere.cursor })).is_whole, false)
  const { counters } = await until(
    () => read(prepared, { occasion: lounge }),
    (seen) => seen.counters.contacts === 2,
  )
  assert.deepEqual(counters, { contacts: 2, checked_in: 0, accepted: 0 })
  for (const contact of [ada, dan]) assert.ok(!guests.some(({ contact_id: id }) => id === contact))
})

test('a changed field invites a contact, and doors of the occasion are told with the next changes', async () => {
  const prepared = await prepare()
  const who = { kind: 'field', tag: 'FNAME', test: 'is', value: 'vip' } as const
  const lounge = await layOccasion(owner, { listId: prepared.list.id }, { who })
  const { cursor } = await readSettled(prepared, { occasion: lounge })
  await sql`update contacts set email = email, merge_fields = '{"FNAME": "VIP"}'
    where list_id = ${prepared.list.id} and code = ${prepared.codes[0]!}`.execute(owner)
  const since = await until(
    () => read(prepared, { occasion: lounge, since: cursor }),
    ({ entries }) => entries.length > 0,
  )
  assert.deepEqual([since.is_whole, figuresOf(since, prepared.codes[0]!)], [false, [0, 1, 0]])
})

test('entries of two occasions have nothing in common: another salt, other hashes, useless cursors', async () => {
  const prepared = await prepare()
  const [friday, saturday] = [
    await layOccasion(owner, { listId: prepared.list.id }),
    await layOccasion(owner, { listId: prepared.list.id }),
  ]
  const answers = await Promise.all(
    [{}, { occasion: friday }, { occasion: saturday }].map((query) => read(prepared, query)),
  )
  assert.equal(new Set(answers.map(({ salt }) => salt)).size, 3)
  assert.ok(answers.every(({ salt }) => Buffer.from(salt, 'base64url').length === 16))
  assert.equal(
    new Set(answers.flatMap(({ entries }) => entries.flatMap(([hash, , , , name]) => [hash, name]))).size,
    24,
  )
  const { rows } = await sql<{ salt: Buffer }>`
    select offline_salt as salt from lists where id = ${prepared.list.id}`.execute(owner)
  assert.equal(answers[0]!.salt, rows[0]!.salt.toString('base64url'))
  // Naming the main occasion is the same as naming none.
  assert.equal((await read(prepared, { occasion: prepared.list.id })).salt, answers[0]!.salt)

  const [main, first] = answers as [Answer, Answer, Answer]
  for (const query of [{ since: main.cursor }, { since: answers[2]!.cursor }])
    assert.equal((await read(prepared, { occasion: friday, ...query })).is_whole, true)
  assert.equal((await read(prepared, { occasion: friday, since: first.cursor })).is_whole, false)
  const asked = { token: prepared.token, params: { listId: prepared.list.id } }
  const place = `${first.cursor}~${'A'.repeat(22)}`
  assert.equal((await app.call(offlineList, { ...asked, query: { occasion: friday, after: place } })).entries.length, 4)
  for (const occasion of [saturday, prepared.list.id])
    assert.equal((await app.refused(offlineList, { ...asked, query: { occasion, after: place } })).status, 422)
})

test('changed settings have the doors of that occasion read it again; a new occasion troubles no door', async () => {
  const prepared = await prepare()
  const listId = prepared.list.id
  const [friday, saturday] = [await layOccasion(owner, { listId }), await layOccasion(owner, { listId })]
  const cursors = new Map<string, string>()
  for (const occasion of [listId, friday, saturday])
    cursors.set(occasion, (await readSettled(prepared, { occasion })).cursor)
  const changed = async () => {
    const whole: string[] = []
    for (const [occasion, since] of cursors)
      if ((await readSettled(prepared, { occasion, since })).is_whole) whole.push(occasion)
    return whole
  }
  await layOccasion(owner, { listId })
  await changeLaid(owner, { listId, id: friday }, { name: 'Friday', capacity: 5 })
  assert.deepEqual(await changed(), [])
  await changeLaid(owner, { listId, id: friday }, { again: 'daily' })
  assert.deepEqual(await changed(), [friday])
  await layOccasion(owner, { listId }, { id: listId, name: '', again: 'daily' })
  assert.deepEqual(await changed(), [listId, friday])
})

test('a removed occasion, an unknown one and one of another list do not exist for a door', async () => {
  const prepared = await prepare()
  const other = await prepareList(app, { members: 1 }, 'Ada')
  const theirs = await layOccasion(owner, { listId: other.list.id })
  const gone = await layOccasion(owner, { listId: prepared.list.id }, { removed_at: new Date() })
  const asked = { token: prepared.token, params: { listId: prepared.list.id } }
  for (const occasion of [gone, theirs, randomUUID()]) {
    const refused = await app.refused(offlineList, { ...asked, query: { occasion } })
    assert.deepEqual([refused.status, refused.message], [404, 'This occasion no longer exists.'])
  }
  assert.equal((await app.refused(offlineList, { ...asked, query: { occasion: 'friday' } })).status, 422)
})

test('a scanner link has its own occasion, and its door reads and names no other', async () => {
  const prepared = await prepare()
  const listId = prepared.list.id
  const [friday, lounge] = [
    await layOccasion(owner, { listId }, { name: 'Friday', opens_at: new Date('2026-12-04T19:00:00Z') }),
    await layOccasion(owner, { listId }, { name: 'Lounge', own_max: 1 }),
  ]
  const { link, slug } = await addLink(app, prepared, { occasion_id: lounge, direction: 'in' })
  const { scanToken } = await openDoor(app, { slug })
  const params = { listId }
  const own = await read(prepared, { occasion: lounge })
  for (const query of [{}, { occasion: friday }, { occasion: listId }, { occasion: randomUUID() }]) {
    const answer = await app.call(offlineList, { scanToken, params, query })
    assert.deepEqual([answer.salt, answer.occasion], [own.salt, { ...own.occasion, direction: 'in' }])
  }
  const named = async (caller: { token: string } | { scanToken: string }) =>
    (await app.call(doorOccasions, { ...caller, params })).occasions.map(({ id }) => id)
  assert.deepEqual(await named({ scanToken }), [lounge])

  const gone = await layOccasion(owner, { listId }, { removed_at: new Date() })
  const all = await named({ token: prepared.token })
  assert.deepEqual([all, all.includes(gone)], [[listId, friday, lounge], false])
  const { occasions } = await app.call(doorOccasions, { token: prepared.token, params })
  assert.deepEqual(
    occasions.map(({ name, is_plain: isPlain, opens_at: opens, direction }) => [name, isPlain, opens, direction]),
    [
      [prepared.list.name, true, null, null],
      ['Friday', false, '2026-12-04T19:00:00.000Z', null],
      ['Lounge', false, null, null],
    ],
  )
  const dora = await addMember(app, prepared, 'door', { name: 'Dora', listIds: [listId] })
  assert.deepEqual(await named(dora), all)
  const vera = await addMember(app, prepared, 'viewer', { name: 'Vera' })
  assert.equal((await app.refused(doorOccasions, { token: vera.token, params })).status, 404)

  const off = { label: 'North door', may_check_in_by_name: false, is_active: false, expires_at: null }
  await app.call(changeScannerLink, { token: prepared.token, params: { listId, linkId: link.id }, body: off })
  assert.equal((await app.refused(doorOccasions, { scanToken, params })).status, 409)
})

test('a page of entries is one statement that looks no contact up alone', async () => {
  const prepared = await prepare()
  const who = { kind: 'segment', id: 7, name: 'VIP', is_tag: true } as const
  const lounge = await layOccasion(owner, { listId: prepared.list.id }, { who, own_max: 1, again: 'daily' })
  const [, body = ''] = functionFiles.get('door_entries')!.text.split('$$')
  const text = body
    .replaceAll('p_list', `'${prepared.list.id}'::uuid`)
    .replaceAll('p_occasion', `'${lounge}'::uuid`)
    .replaceAll('p_contacts', 'array(select gen_random_uuid() from generate_series(1, 5000))')
  const { rows } = await sql.raw<{ 'QUERY PLAN': object }>(`explain (format json) ${text}`).execute(owner)
  const plan = JSON.stringify(rows[0]!['QUERY PLAN'])
  assert.ok(plan.includes('"occasion_guests"') && plan.includes('"admissions"'), plan)
  assert.ok(!plan.includes('"SubPlan"'), plan)
})
