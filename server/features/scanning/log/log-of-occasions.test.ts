// The log, the figures over time, the arrivals and the no-shows of occasions.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { contactsOfList, type ContactState } from '#contract/contacts.ts'
import { changeOccasion, type Occasion, occasions as allOccasions, removeOccasion } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import { arrivals, listStats, scanLog } from '#contract/scans.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addMember, type Connected, prepareList } from '../../../testing/factories.ts'
import { addOccasion, formOf } from '../../../testing/occasions.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Prepared = Connected & { codes: string[] }

const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>, occasionId = list.id) => ({
  token,
  params: { listId: list.id, occasionId },
})
const scan = (list: Prepared, nth: number, occasion?: Occasion, direction?: 'in' | 'out') =>
  app.call(redeemScan, { ...ask(list), body: { qr_code: list.codes[nth]!, occasion_id: occasion?.id, direction } })
const log = async (list: Prepared, query: Record<string, string> = {}) =>
  (await app.call(scanLog, { ...ask(list), query })).scans
const stats = (list: Prepared, query: Record<string, string>) => app.call(listStats, { ...ask(list), query })

test('a scan in the log has its occasion and direction, and the log is filtered by occasion', async () => {
  const list = await prepareList(app, { members: 2 })
  const lounge = await addOccasion(app, list, { name: 'Lounge', own_max: 1, has_exits: true })
  await scan(list, 0)
  await scan(list, 0, lounge)
  await scan(list, 0, lounge, 'out')
  const seen = (await log(list)).map(({ occasion, direction }) => [occasion?.name ?? null, direction])
  assert.deepEqual(seen, [
    ['Lounge', 'out'],
    ['Lounge', 'in'],
    [null, 'in'],
  ])
  const ofLounge = await log(list, { occasion: lounge.id })
  assert.deepEqual(
    ofLounge.map(({ occasion }) => occasion),
    [1, 2].map(() => ({ id: lounge.id, name: 'Lounge' })),
  )
  assert.equal((await log(list, { occasion: list.list.id })).length, 1)
  assert.equal((await log(list, { occasion: crypto.randomUUID() })).length, 0)
  assert.equal((await app.refused(scanLog, { ...ask(list), query: { occasion: 'lounge' } })).status, 422)
  await app.call(removeOccasion, ask(list, lounge.id))
  assert.deepEqual((await log(list))[0]!.occasion, { id: lounge.id, name: 'Lounge' })
  const file = await app.app.inject({
    url: `/api/lists/${list.list.id}/scans`,
    query: { format: 'csv', occasion: lounge.id },
    headers: { authorization: `Bearer ${list.token}` },
  })
  const lines = file.body.trimEnd().split('\r\n')
  assert.ok(lines[0]!.includes(',door,occasion,direction,'))
  assert.equal(lines.length, 3)
  assert.ok(lines[1]!.includes(',Lounge,out,'))
})

test('the log tells of entries above the capacity, and of exits by guests who were not inside', async () => {
  const list = await prepareList(app, { members: 3 })
  const lounge = await addOccasion(app, list, { capacity: 1, when_full: 'warn', has_exits: true })
  await scan(list, 0, lounge)
  await scan(list, 1, lounge)
  await scan(list, 2, lounge, 'out')
  const notes = (await log(list)).map(({ note, direction }) => [direction, note])
  assert.deepEqual(notes, [
    ['out', 'not_inside'],
    ['in', 'over_capacity'],
    ['in', null],
  ])
})

test('figures over time count entries and not exits, and the people inside, for one occasion', async () => {
  const list = await prepareList(app, { members: 4 })
  const lounge = await addOccasion(app, list, { own_max: 5, has_exits: true })
  await scan(list, 3)
  for (const nth of [0, 1, 2]) await scan(list, nth, lounge)
  await scan(list, 0, lounge, 'out')
  // No guest is inside by this code, so the exit changes nothing.
  await scan(list, 0, lounge, 'out')
  await scan(list, 0, lounge)
  await scan(list, 1, lounge, 'out')
  const begin = Date.parse('2026-11-27T20:00:00Z')
  // Sets the times of the scans one minute apart, in the order in which they were made.
  await sql`update scans s set received_at = ${new Date(begin)}::timestamptz + n.nth * interval '1 minute' from (
    select scan_id, row_number() over (order by received_at) as nth from scans where list_id = ${list.list.id}
  ) n where s.list_id = ${list.list.id} and s.scan_id = n.scan_id`.execute(owner)
  const period = { from: new Date(begin).toISOString(), to: new Date(begin + 600_000).toISOString() }
  const seen = await stats(list, { ...period, occasion: lounge.id })
  assert.deepEqual([seen.contacts, seen.checked_in, seen.accepted, seen.refused], [4, 3, 4, 0])
  assert.deepEqual(seen.by_reason, [{ reason: 'ok', count: 4 }])
  assert.deepEqual(
    seen.series.map(({ accepted, inside }) => [accepted, inside]),
    [
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [0, 2],
      [0, 2],
      [1, 3],
      [0, 2],
      [0, 2],
    ],
  )
  const later = await stats(list, {
    from: period.to,
    to: new Date(begin + 1_200_000).toISOString(),
    occasion: lounge.id,
  })
  assert.deepEqual([later.series[0]!.inside, later.accepted], [2, 0])
  const together = await stats(list, period)
  assert.deepEqual([together.accepted, together.series[0]!.inside], [5, null])
  const main = await stats(list, { ...period, occasion: list.list.id })
  assert.deepEqual([main.accepted, main.checked_in, main.series[0]!.inside], [1, 1, null])
  const gone = await app.refused(listStats, { ...ask(list), query: { occasion: crypto.randomUUID() } })
  assert.deepEqual([gone.status, gone.message], [404, 'This occasion no longer exists.'])
})

test('arrivals are counted from the opening, beside those of earlier occasions that are over', async () => {
  const list = await prepareList(app, { members: 4 })
  const night = (day: number, more: object = {}) =>
    addOccasion(app, list, {
      name: `Night ${day}`,
      own_max: 2,
      opens_at: `2026-01-${String(day).padStart(2, '0')}T20:00:00Z`,
      closes_at: `2026-01-${String(day).padStart(2, '0')}T23:00:00Z`,
      ...more,
    })
  const nights = []
  for (let day = 1; day <= 7; day += 1) nights.push(await night(day))
  const open = await addOccasion(app, list, { name: 'Always', own_max: 2 })
  const came = async (occasion: Occasion, nth: number, at: string) => {
    await sql`insert into scans (list_id, scan_id, contact_id, reason, number, standing, door, received_at, occasion_id, is_own)
      select list_id, gen_random_uuid(), id, 'ok', 100 + extract(epoch from ${at}::timestamptz)::int % 1000000, 'counts', 'Door',
        ${at}::timestamptz, ${occasion.id}, true
      from contacts where list_id = ${list.list.id} and code = ${list.codes[nth]!}`.execute(owner)
  }
  await came(nights[6]!, 0, '2026-01-07T20:00:00Z')
  await came(nights[6]!, 0, '2026-01-07T22:00:00Z')
  await came(nights[6]!, 1, '2026-01-07T20:14:59Z')
  await came(nights[6]!, 2, '2026-01-07T20:31:00Z')
  await came(nights[5]!, 3, '2026-01-06T20:20:00Z')
  const { arrivals: seen } = await app.call(arrivals, ask(list, nights[6]!.id))
  assert.deepEqual(
    seen.map(({ name }) => name),
    ['Night 7', 'Night 6', 'Night 5', 'Night 4', 'Night 3', 'Night 2'],
  )
  assert.deepEqual(seen[0], {
    id: nights[6]!.id,
    name: 'Night 7',
    opened_at: '2026-01-07T20:00:00.000Z',
    came: 3,
    points: [
      { minutes: 15, came: 2, share: 2 / 3 },
      { minutes: 30, came: 2, share: 2 / 3 },
      { minutes: 45, came: 3, share: 1 },
    ],
  })
  assert.deepEqual(
    seen[1]!.points.map(({ minutes, came: by }) => [minutes, by]),
    [
      [15, 0],
      [30, 1],
    ],
  )
  assert.deepEqual([seen[2]!.came, seen[2]!.points], [0, []])
  // If an occasion has no opening time, the first entry counts as its opening.
  await came(open, 0, '2026-02-01T10:00:00Z')
  await came(open, 1, '2026-02-01T10:16:00Z')
  const [always] = (await app.call(arrivals, ask(list, open.id))).arrivals
  assert.deepEqual([always!.opened_at, always!.points.length, always!.came], ['2026-02-01T10:00:00.000Z', 2, 2])
  const viewer = await addMember(app, list, 'viewer')
  await app.call(arrivals, { ...ask(list, open.id), token: viewer.token })
  assert.equal((await app.refused(arrivals, ask(list, crypto.randomUUID()))).status, 404)
})

test('no-shows of an occasion are the contacts that it invites and that did not enter it', async () => {
  const person = (name: string, LNAME: string) => ({
    email: `${name}@example.com`,
    status: 'subscribed' as const,
    merge_fields: { FNAME: name, LNAME },
  })
  const list = await prepareList(app, {
    members: [person('ada', 'VIP'), person('ben', 'vip'), person('cleo', ''), person('dan', '')],
  })
  const who = { kind: 'field' as const, tag: 'LNAME', test: 'is' as const, value: 'VIP' }
  const lounge = await addOccasion(app, list, { who, own_max: 1 })
  const friday = await addOccasion(app, list)
  const find = async (occasion: string, state?: ContactState, q?: string) => {
    const query = { occasion, ...(state && { state }), ...(q !== undefined && { q }) }
    const { contacts } = await app.call(contactsOfList, { ...ask(list), query })
    return contacts.map(({ email }) => email.split('@')[0])
  }
  const scanOne = async (name: string, occasion?: Occasion) => {
    const { contacts } = await app.call(contactsOfList, { ...ask(list), query: { q: name } })
    const body = { qr_code: contacts[0]!.qr_code!, occasion_id: occasion?.id }
    assert.equal((await app.call(redeemScan, { ...ask(list), body })).reason, 'ok')
  }
  await scanOne('ada', lounge)
  await scanOne('ada', friday)
  await scanOne('cleo')
  assert.deepEqual(await find(lounge.id), ['ada', 'ben'])
  assert.deepEqual(await find(lounge.id, 'not_yet'), ['ben'])
  assert.deepEqual(await find(lounge.id, 'not_yet', 'ada'), [])
  assert.deepEqual(await find(lounge.id, 'checked_in', 'ada'), ['ada'])
  assert.deepEqual(await find(friday.id, 'not_yet'), ['ben', 'cleo', 'dan'])
  // The main occasion, without settings and with some.
  assert.deepEqual(await find(list.list.id, 'checked_in'), ['cleo'])
  const [main] = (await app.call(allOccasions, ask(list))).occasions
  const form = { ...formOf(main!), name: '', has_exits: true }
  await app.call(changeOccasion, { ...ask(list), body: form })
  assert.deepEqual(await find(list.list.id, 'not_yet'), ['ada', 'ben', 'dan'])
  // By tag.
  const tag = { kind: 'segment' as const, id: 1, name: 'Press', is_tag: true }
  await app.call(changeOccasion, { ...ask(list, lounge.id), body: { ...formOf(lounge), who: tag } })
  assert.deepEqual(await find(lounge.id, 'not_yet'), [])
  const gone = await app.refused(contactsOfList, { ...ask(list), query: { occasion: crypto.randomUUID() } })
  assert.equal(gone.status, 404)
})
