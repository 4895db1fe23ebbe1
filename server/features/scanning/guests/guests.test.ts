import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { auditLog } from '#contract/audit.ts'
import { changeContact } from '#contract/contacts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { changeGuests, guestCounts, type Guest, guestNames, guests } from '#contract/guests.ts'
import type { Occasion } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import { type Guests, type Progress, runChange } from '../../../../web/features/code-manager/guests/bulk/run-change.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addMember, addOrganiser, type Connected, prepareList } from '../../../testing/factories.ts'
import { layContact, layList } from '../../../testing/laid-list.ts'
import { addOccasion } from '../../../testing/occasions.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

type Prepared = Connected & { codes: string[] }
type Caller = Pick<Connected, 'token' | 'list'>

const ask = ({ token, list }: Caller) => ({ token, params: { listId: list.id } })
const find = async (list: Caller, query: Record<string, string> = {}) =>
  (await app.call(guests, { ...ask(list), query })).guests
const scan = (list: Prepared, nth: number, occasion?: Occasion, direction?: 'in' | 'out') =>
  app.call(redeemScan, { ...ask(list), body: { qr_code: list.codes[nth]!, occasion_id: occasion?.id, direction } })
const fileOf = ({ token, list }: Caller, query: Record<string, string> = {}, language = 'en') =>
  app.app.inject({
    url: `/api/lists/${list.id}/guests`,
    query: { ...query, format: 'csv' },
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  })
const statusOf = (found: Guest[], code: string) => found.find(({ qr_code: each }) => each === code)!.guest_status

test('a guest is in after a scan, has left after an exit, and is told apart when blocked', async () => {
  const list = await prepareList(app, { members: 4 })
  const night = await addOccasion(app, list, { name: 'Night', has_exits: true, again: 'after_exit' })
  const query = { occasion: night.id }
  assert.deepEqual(
    (await find(list, query)).map(({ guest_status: status }) => status),
    ['not_in', 'not_in', 'not_in', 'not_in'],
  )
  await scan(list, 0, night)
  await scan(list, 1, night)
  await scan(list, 1, night, 'out')
  const third = (await find(list, query)).find(({ qr_code: code }) => code === list.codes[2])!
  const params = { listId: list.list.id, contactId: third.id }
  await app.call(changeContact, { token: list.token, params, body: { is_blocked: true } })
  const found = await find(list, query)
  assert.deepEqual(
    list.codes.map((code) => statusOf(found, code)),
    ['in', 'left', 'blocked', 'not_in'],
  )
  const [first, second] = list.codes.map((code) => found.find(({ qr_code: each }) => each === code)!)
  assert.equal(first!.door, 'Noor')
  assert.ok(first!.came_at !== null && first!.left_at === null)
  assert.ok(second!.left_at! >= second!.came_at!)
  const counts = await app.call(guestCounts, { ...ask(list), query })
  assert.deepEqual([counts.all, counts.in, counts.not_in, counts.left, counts.blocked], [4, 1, 2, 1, 1])
  // The main occasion has no entry of that night, and the whole list has it.
  assert.equal(statusOf(await find(list, { occasion: list.list.id }), list.codes[0]!), 'not_in')
  assert.equal(statusOf(await find(list), list.codes[0]!), 'in')
})

test('a guest is found by a code as it is read out, and by its last symbols', async () => {
  const list = await prepareList(app, { members: 3 })
  const [code] = list.codes
  for (const q of [
    code!,
    code!.toLowerCase(),
    code!.replaceAll(/.{4}(?=.)/g, '$& '),
    code!.slice(0, 8),
    code!.slice(-6),
  ]) {
    assert.deepEqual(
      (await find(list, { q })).map(({ qr_code: each }) => each),
      [code],
      q,
    )
  }
})

test('a viewer sees guests without their codes, and neither changes nor downloads them', async () => {
  const list = await prepareList(app, { members: 2 })
  const { token } = await addMember(app, list, 'viewer')
  const viewer = { token, list: list.list }
  const seen = await find(viewer)
  assert.deepEqual(
    seen.map(({ qr_code: code }) => code),
    [null, null],
  )
  assert.deepEqual(await find(viewer, { q: list.codes[0]! }), [])
  assert.equal((await app.call(guestNames, ask(viewer))).total, 2)
  const body = { change: { is_blocked: true }, guests: { ids: [seen[0]!.id] } }
  assert.equal((await app.refused(changeGuests, { ...ask(viewer), body })).status, 403)
  assert.equal((await fileOf(viewer)).statusCode, 403)
})

test('a page, an occasion or a language that cannot be is refused in words', async () => {
  const list = await prepareList(app, { members: 1 })
  const refused = async (query: Record<string, string>, call: Endpoint = guests) => {
    const { status, message } = await app.refused(call, { ...ask(list), query })
    return [status, message]
  }
  const id = '0b0f2f3a-1b1c-4d4e-8f00-000000000001'
  for (const after of ['x', `0 ${id}`, `1e9 ${id} Ada`, `9223372036854775808 ${id} Ada`, `0 ${'-'.repeat(36)} Ada`]) {
    assert.deepEqual(await refused({ after }), [422, 'This page of guests does not exist.'], after)
  }
  for (const call of [guests, guestCounts, guestNames]) {
    assert.deepEqual(await refused({ occasion: id }, call), [404, 'This occasion no longer exists.'])
  }
  assert.equal((await refused({ language: 'en; drop table' }))[0], 422)
  // A language that the database does not know is sorted like most languages.
  assert.equal((await find(list, { language: 'tlh-Latn-XX' })).length, 1)
})

test('the file has the guests of the filter, and no name that a spreadsheet would run', async () => {
  const list = await prepareList(app, { members: 3 })
  const night = await addOccasion(app, list, { name: '=Night', has_exits: true, zone: 'America/New_York' })
  await sql`update contacts set merge_fields = jsonb_build_object('FNAME', '=HYPERLINK("x")', 'LNAME', 'Lovelace')
    where list_id = ${list.list.id} and code = ${list.codes[0]!}`.execute(owner)
  await scan(list, 0, night)
  const { body, headers } = await fileOf(list, { occasion: night.id, presence: 'in' })
  const [head, line, ...rest] = body.trimEnd().split('\r\n')
  assert.equal(
    head,
    '\uFEFFname,email,code,occasion,status,came_at,came_at_local,door,left_at,left_at_local,zone,scans,of,contact_id,came_to_occasions,of_occasions',
  )
  assert.ok(line!.startsWith(`"'=HYPERLINK(""x"") Lovelace",`), body)
  assert.ok(line!.includes(`,${list.codes[0]},'=Night,in,`) && line!.includes(',Noor,,,America/New_York,1,1,'), body)
  const [, came = '', local = ''] = /,in,([^,]+Z),([\d-]{10} [\d:]{8}),Noor/.exec(line!) ?? []
  const clock = new Date(came).toLocaleString('sv', { timeZone: 'America/New_York' })
  assert.equal(local, clock)
  const german = await fileOf(list, { occasion: night.id, presence: 'in' }, 'de-AT,de;q=0.9')
  assert.equal(german.body.split('\r\n')[0], head.replaceAll(',', ';'))
  assert.ok(german.body.includes(`;${list.codes[0]};'=Night;in;`), german.body)
  assert.deepEqual(rest, [])
  assert.match(String(headers['content-disposition']), /attachment; filename="guests-/)
  assert.equal((await fileOf(list, { occasion: night.id })).body.trimEnd().split('\r\n').length, 4)
})

test('names for paper are sorted by surname in the alphabet of the language', async () => {
  const { token, id } = await addOrganiser(app)
  const { listId } = await layList(owner, { owner_id: id })
  const lay = (fields: Record<string, string>, more: Record<string, unknown> = {}) =>
    layContact(owner, { listId }, { merge_fields: JSON.stringify(fields), ...more })
  await lay({ FNAME: 'Zoë', LNAME: 'Åkesson' })
  await lay({ FNAME: 'Åsa', LNAME: 'Zetterlund' })
  await lay({ FNAME: 'Ada', LNAME: 'Berg' }, { is_blocked: true })
  await lay({ FNAME: 'Cher' })
  await lay({}, { email: 'nobody@example.com' })
  await lay({ FNAME: 'Gone', LNAME: 'Already' }, { removed_at: new Date() })
  const namesIn = async (language: string) => {
    const { names, total } = await app.call(guestNames, { token, params: { listId }, query: { language } })
    assert.equal(total, 5)
    return names.map(({ surname, given, is_blocked: isBlocked }) => [surname, given, isBlocked].join('|'))
  }
  const rest = ['Berg|Ada|true', 'Cher||false', 'nobody@example.com||false']
  assert.deepEqual(await namesIn('en-GB'), ['Åkesson|Zoë|false', ...rest, 'Zetterlund|Åsa|false'])
  assert.deepEqual(await namesIn('sv-SE'), [...rest, 'Zetterlund|Åsa|false', 'Åkesson|Zoë|false'])
  const some = async (query: Record<string, string>) => {
    const { names, total } = await app.call(guestNames, { token, params: { listId }, query })
    return [total, ...names.map(({ surname }) => surname)]
  }
  assert.deepEqual(await some({ mark: 'blocked' }), [1, 'Berg'])
  assert.deepEqual(await some({ mark: 'removed' }), [1, 'Already'])
  assert.deepEqual(await some({ presence: 'not_in', q: 'zet' }), [1, 'Zetterlund'])
})

test('all guests that match are changed call by call, with progress, in the log of changes and in Mailchimp', async () => {
  const list = await prepareList(app, { members: 1203, status: 'subscribed' })
  const night = await addOccasion(app, list, { name: 'Night' })
  await scan(list, 0, night)
  const seen: Progress[] = []
  const send = (chosen: Guests) =>
    app.call(changeGuests, { ...ask(list), body: { change: { max_scans: 3 }, guests: chosen } })
  const work = {
    guests: { matching: { occasion: night.id, presence: 'not_in' as const } },
    from: undefined,
  }
  const signal = new AbortController().signal
  await runChange(send, work, { onProgress: (progress) => seen.push(progress), signal })
  assert.deepEqual(
    seen.map(({ changed, isDone }) => [changed, isDone]),
    [
      [500, false],
      [1000, false],
      [1202, true],
    ],
  )
  const found = await find(list, { occasion: night.id, presence: 'in' })
  assert.deepEqual(
    found.map(({ max_scans: max }) => max),
    [1],
  )
  const { entries } = await app.call(auditLog, { token: list.token, query: { list: list.list.id } })
  const changes = entries.filter(({ action }) => action === 'contacts_changed')
  assert.deepEqual(
    changes.map(({ details }) => details),
    [
      { contacts: 202, max: 3 },
      { contacts: 500, max: 3 },
      { contacts: 500, max: 3 },
    ],
  )
  const { guests: some } = await app.call(guests, { ...ask(list), query: { presence: 'not_in' } })
  const held = () =>
    app.sandbox.readMember(list.list.list_id, some[0]!.email)!['merge_fields'] as Record<string, unknown>
  await until(
    () => Promise.resolve(held()['QRMAX']),
    (max) => max === 3,
  )
})

test('named guests are blocked at once for the doors, those that are gone are counted, and a stopped change goes on', async () => {
  const list = await prepareList(app, { members: 2 })
  const [one, two] = await find(list)
  const body = { change: { is_blocked: true }, guests: { ids: [one!.id, one!.id, crypto.randomUUID()] } }
  assert.deepEqual(await app.call(changeGuests, { ...ask(list), body }), { changed: 1, gone: 1, next: null })
  const blocked = list.codes.indexOf(one!.qr_code!)
  assert.equal((await scan(list, blocked)).reason, 'blocked')

  const stop = new AbortController()
  let from: string | undefined
  const ids = [...Array.from({ length: 500 }, () => crypto.randomUUID()), two!.id]
  const send = (chosen: Guests) =>
    app.call(changeGuests, { ...ask(list), body: { change: { is_blocked: true }, guests: chosen } })
  const work = { guests: { ids } }
  const onProgress = (progress: Progress) => {
    from = progress.from
    stop.abort()
  }
  await runChange(send, { ...work, from }, { onProgress, signal: stop.signal })
  assert.equal(from, '500')
  const seen: Progress[] = []
  const signal = new AbortController().signal
  await runChange(send, { ...work, from }, { onProgress: (progress) => seen.push(progress), signal })
  assert.deepEqual(seen, [{ changed: 1, gone: 0, from: undefined, isDone: true }])
  const counts = await app.call(guestCounts, ask(list))
  assert.equal(counts.blocked, 2)
})

test('a change without a change, or of no guests, is refused in words', async () => {
  const list = await prepareList(app, { members: 1 })
  const refused = async (body: object) => (await app.refused(changeGuests, { ...ask(list), body })).status
  const ids = [crypto.randomUUID()]
  assert.equal(await refused({ change: {}, guests: { ids } }), 422)
  assert.equal(await refused({ change: { max_scans: 1_000_001 }, guests: { ids } }), 422)
  assert.equal(await refused({ change: { max_scans: -1 }, guests: { ids } }), 422)
  assert.equal(await refused({ change: { is_blocked: true }, guests: { ids: [] } }), 422)
  assert.equal(await refused({ change: { is_blocked: true } }), 422)
  assert.equal(await refused({ change: { is_blocked: true }, guests: { ids, matching: {} } }), 422)
})
