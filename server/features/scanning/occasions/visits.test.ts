// Results of an occasion's counts: figures, and everyone out.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { Client } from 'pg'
import { auditLog, byItself } from '#contract/audit.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { everyoneOut, type Occasion, type OccasionForm, occasions as allOccasions } from '#contract/occasions.ts'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../../database/open.ts'
import { behindLock } from '../../../testing/whole-database.ts'
import { addMember, type Connected, prepareList } from '../../../testing/factories.ts'
import { addOccasion, changeSettings, scanAt } from '../../../testing/occasions.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'
import { countOutDue } from './everyone-out.ts'

// People are counted out by the tests' own clock, except in one.
const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Caller = Pick<Connected, 'token' | 'list'>

const ask = ({ token, list }: Caller, occasionId: string) => ({ token, params: { listId: list.id, occasionId } })
const scan = scanAt.bind(undefined, app)
const find = async ({ token, list }: Caller) =>
  (await app.call(allOccasions, { token, params: { listId: list.id } })).occasions
const figuresOf = async (caller: Caller, { id }: Pick<Occasion, 'id'>) =>
  (await find(caller)).find((each) => each.id === id)!.figures
const change = changeSettings.bind(undefined, app)

/** The exits of the door “system”. */
async function exitsOf(listId: string) {
  return owner
    .selectFrom('scans')
    .selectAll()
    .where('list_id', '=', listId)
    .where('door', '=', 'system')
    .orderBy('received_at')
    .execute()
}

test('figures count contacts that are invited, that came, and that are inside, for each occasion', async () => {
  const noor = await prepareList(app, {
    members: [
      { email: 'a@example.com', status: 'subscribed', merge_fields: { FNAME: 'Ada', LNAME: ' VIP ' } },
      { email: 'b@example.com', status: 'subscribed', merge_fields: { FNAME: 'Ben', LNAME: 'vip' } },
      { email: 'c@example.com', status: 'subscribed', merge_fields: { FNAME: 'Cleo', LNAME: '' } },
    ],
  })
  const codeOf = async (q: string) =>
    (await app.call(contactsOfList, { token: noor.token, params: { listId: noor.list.id }, query: { q } })).contacts[0]!
      .qr_code!
  const [a, b, c] = (await Promise.all(['a@', 'b@', 'c@'].map((each) => codeOf(each)))) as [string, string, string]
  const whoIs = (test: 'is' | 'is_not' | 'is_set') => ({
    who: { kind: 'field' as const, tag: 'LNAME', test, value: 'VIP' },
  })
  const vip = await addOccasion(app, noor, { ...whoIs('is'), own_max: 3, capacity: 10 })
  const others = await addOccasion(app, noor, whoIs('is_not'))
  const named = await addOccasion(app, noor, whoIs('is_set'))
  for (const code of [a, a, b]) assert.equal((await scan(noor, code, vip)).reason, 'ok')
  assert.equal((await scan(noor, c, vip)).reason, 'not_invited')
  assert.equal((await scan(noor, c, others)).reason, 'ok')
  assert.equal((await scan(noor, a)).reason, 'ok')
  assert.deepEqual(await figuresOf(noor, vip), { invited: 2, came: 2, entries: 3, inside: 3 })
  assert.deepEqual(await figuresOf(noor, others), { invited: 1, came: 1, entries: 1, inside: null })
  assert.deepEqual(await figuresOf(noor, named), { invited: 2, came: 0, entries: 0, inside: null })
  // The main occasion has neither the entries that count alone, nor those of other shared occasions.
  assert.deepEqual(await figuresOf(noor, noor.list), { invited: 3, came: 1, entries: 1, inside: null })
})

test('everyone out counts each person inside out once, and tells the doors', async () => {
  const noor = await prepareList(app, { members: 4 })
  const [a, b, c, d] = noor.codes as [string, string, string, string]
  const lounge = await addOccasion(app, noor, { own_max: 3, has_exits: true, name: 'Lounge' })
  for (const code of [a, a, b, c]) await scan(noor, code, lounge)
  await scan(noor, c, lounge, 'out')
  await scan(noor, d)
  assert.deepEqual(await figuresOf(noor, lounge), { invited: 4, came: 3, entries: 4, inside: 3 })
  const events = () =>
    owner
      .selectFrom('door_events')
      .select('seq')
      .where('list_id', '=', noor.list.id)
      .where('door', '=', 'system')
      .execute()
  const answer = await app.call(everyoneOut, ask(noor, lounge.id))
  assert.deepEqual(answer, { exits: 3, message: '3 guests counted out.' })
  assert.deepEqual(await figuresOf(noor, lounge), { invited: 4, came: 3, entries: 4, inside: 0 })
  const exits = await exitsOf(noor.list.id)
  assert.equal(exits.length, 3)
  for (const exit of exits) {
    const { reason, standing, is_exit, is_own, number, session_id, facts } = exit
    assert.deepEqual(
      [reason, standing, is_exit, is_own, number, session_id, facts],
      ['ok', 'counts', true, true, null, null, { occasion: 'Lounge' }],
    )
  }
  assert.equal((await events()).length, 3)
  assert.deepEqual(await app.call(everyoneOut, ask(noor, lounge.id)), { exits: 0, message: 'No guest is inside.' })
  const { entries } = await app.call(auditLog, { token: noor.token, query: { list: noor.list.id } })
  assert.deepEqual(entries[1]!.details, { occasion: lounge.id, exits: 3 })
  // The count for Mailchimp (QRSCANS) has only the entry at the main occasion.
  const { rows } = await sql<{ sum: number }>`
    select sum(scan_count)::int as sum from contacts where list_id = ${noor.list.id}`.execute(owner)
  assert.equal(rows[0]!.sum, 1)
})

test('everyone out gives shared places back where an exit does', async () => {
  const noor = await prepareList(app, { members: 1 })
  const [main] = await find(noor)
  const after = await change(noor, main!, { name: '', again: 'after_exit', has_exits: true })
  assert.equal((await scan(noor, noor.codes[0]!)).reason, 'ok')
  assert.equal((await scan(noor, noor.codes[0]!)).reason, 'still_inside')
  for (let night = 0; night < 3; night++) {
    assert.equal((await app.call(everyoneOut, ask(noor, after.id))).exits, 1)
    assert.equal((await scan(noor, noor.codes[0]!)).reason, 'ok', `after night ${night}`)
  }
})

test('everyone out is refused where people inside are not counted, to viewers, and for other lists', async () => {
  const noor = await prepareList(app, { members: 1 })
  const friday = await addOccasion(app, noor)
  const refused = await app.refused(everyoneOut, ask(noor, friday.id))
  assert.deepEqual([refused.status, refused.message], [409, 'This occasion does not count the people inside.'])
  const viewer = await addMember(app, noor, 'viewer')
  assert.equal((await app.refused(everyoneOut, ask({ ...noor, token: viewer.token }, friday.id))).status, 403)
  const ada = await prepareList(app, { members: 1 }, 'Ada')
  assert.equal((await app.refused(everyoneOut, ask(ada, friday.id))).status, 404)
})

test('guests who enter while everyone is counted out are inside or out, and the count is right', async () => {
  const noor = await prepareList(app, { members: 20 })
  const lounge = await addOccasion(app, noor, { own_max: 2, has_exits: true, capacity: 30 })
  for (const code of noor.codes.slice(0, 10)) await scan(noor, code, lounge)
  await Promise.all([
    ...noor.codes.map((code) => scan(noor, code, lounge)),
    app.call(everyoneOut, ask(noor, lounge.id)),
    ...noor.codes.slice(0, 10).map((code) => scan(noor, code, lounge, 'out')),
  ])
  assert.deepEqual(await differences(noor.list.id, lounge.id), [])
})

/** Contacts whose counts are not what their scans say, and the people inside if their sum is another. */
async function differences(listId: string, occasionId: string): Promise<unknown[]> {
  const seen = async () => {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(m) as row from admissions m where list_id = ${listId} and occasion_id = ${occasionId}
      union all select to_jsonb(s) from occasion_seats s where list_id = ${listId} and occasion_id = ${occasionId}
      order by 1`.execute(owner)
    return rows.map(({ row }) => JSON.stringify(row))
  }
  const before = await seen()
  await sql`select recount_visits(${listId}, ${occasionId}, null)`.execute(owner)
  const made = await seen()
  return before.filter((row) => !made.includes(row))
}

test('a scan that commits while another is undone is among the people inside', async () => {
  const noor = await prepareList(app, { members: 2 })
  const lounge = await addOccasion(app, noor, { own_max: 1, has_exits: true })
  const scanId = crypto.randomUUID()
  await app.call(redeemScan, {
    token: noor.token,
    params: { listId: noor.list.id },
    body: { qr_code: noor.codes[0]!, scan_id: scanId, occasion_id: lounge.id },
  })
  await behindLock(owner, {
    // Has the effect of an uncommitted scan of the other contact.
    hold: async (tx) => {
      await sql`update occasion_seats set inside = inside + 1 where occasion_id = ${lounge.id}`.execute(tx)
      await sql`insert into admissions (list_id, occasion_id, contact_id, entries, inside)
        select list_id, ${lounge.id}, id, 1, 1 from contacts where list_id = ${noor.list.id} and code = ${noor.codes[1]!}`.execute(
        tx,
      )
    },
    calls: [() => app.call(undoScan, { token: noor.token, params: { listId: noor.list.id, scanId } })],
  })
  assert.equal((await figuresOf(noor, lounge)).inside, 1)
})

/** The services of a server whose clock shows this moment. */
const at = (moment: string) => ({ ...app.services, now: () => new Date(moment) })

async function insideAtNight(settings: Partial<OccasionForm>, from: string) {
  const noor = await prepareList(app, { members: 2 })
  const lounge = await addOccasion(app, noor, { own_max: 100, has_exits: true, ...settings })
  await sql`update occasions set out_done_at = ${from} where id = ${lounge.id}`.execute(owner)
  const enter = () => scan(noor, noor.codes[0]!, lounge)
  const inside = async () => (await figuresOf(noor, lounge)).inside
  const pass = async (moment: string) => {
    await countOutDue(at(moment), noor.list.id)
    return inside()
  }
  await enter()
  return { noor, lounge, enter, inside, pass }
}

test('people are counted out at the time of day of the zone, once a day', async () => {
  // 05:00 in Kathmandu is 23:15 UTC.
  const settings = { zone: 'Asia/Kathmandu', out_at: 300 }
  const { noor, lounge, enter, pass } = await insideAtNight(settings, '2100-01-01T20:00:00Z')
  assert.equal(await pass('2100-01-01T23:14:59.999Z'), 1)
  assert.equal(await pass('2100-01-01T23:15:00Z'), 0)
  await enter()
  assert.equal(await pass('2100-01-01T23:15:01Z'), 1)
  assert.equal(await pass('2100-01-02T23:14:59Z'), 1)
  // The server was away for three days.
  assert.equal(await pass('2100-01-05T12:00:00Z'), 0)
  const { entries } = await app.call(auditLog, { token: noor.token, query: { list: noor.list.id } })
  const outs = entries.filter(({ action }) => action === 'everyone_out')
  assert.deepEqual(
    outs.map(({ who, member, details }) => [who, member, details]),
    [1, 2].map(() => [byItself, null, { occasion: lounge.id, exits: 1 }]),
  )
})

test('on the days when clocks change, people are counted out once', async () => {
  // A date far ahead, so that the server's own clock does not count people out. 2:30 comes twice on 31 October 2100,
  // and not at all on 27 March 2101.
  const settings = { zone: 'Europe/Berlin', out_at: 150 }
  const { enter, pass } = await insideAtNight(settings, '2100-10-30T12:00:00Z')
  assert.equal(await pass('2100-10-31T00:30:00Z'), 1)
  assert.equal(await pass('2100-10-31T01:30:00Z'), 0)
  await enter()
  assert.equal(await pass('2100-11-01T01:29:59Z'), 1)
  assert.equal(await pass('2100-11-01T01:30:00Z'), 0)
  await enter()
  const spring = await insideAtNight(settings, '2101-03-26T12:00:00Z')
  assert.equal(await spring.pass('2101-03-27T01:29:59Z'), 1)
  assert.equal(await spring.pass('2101-03-27T01:30:00Z'), 0)
  await spring.enter()
  assert.equal(await spring.pass('2101-03-28T00:29:59Z'), 1)
  assert.equal(await spring.pass('2101-03-28T00:30:00Z'), 0)
})

test('a new time of day is not made up for', async () => {
  const { noor, lounge, inside } = await insideAtNight({}, '2000-01-01T00:00:00Z')
  await change(noor, lounge, { out_at: 0, zone: 'UTC' })
  await countOutDue(app.services, noor.list.id)
  assert.equal(await inside(), 1)
})

test('two servers at the same moment count people out once, and so does one that was killed in between', async () => {
  const { noor, lounge, inside } = await insideAtNight({ zone: 'UTC', out_at: 0 }, '2100-01-01T12:00:00Z')
  const services = at('2100-01-02T00:00:00Z')
  const hold = (tx: Parameters<Parameters<typeof behindLock>[1]['hold']>[0]) =>
    sql`select from contacts where list_id = ${noor.list.id} for update`.execute(tx)
  await behindLock(owner, {
    hold,
    calls: [() => countOutDue(services, noor.list.id).catch(() => {})],
    // The connection ends, as it does with a killed server.
    meanwhile: async () => {
      const superuser = new Client(app.connectionString)
      await superuser.connect()
      const { rowCount } = await superuser.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%everyone_out(%'`)
      await superuser.end()
      assert.equal(rowCount, 1)
    },
  })
  assert.equal(await inside(), 1)
  await behindLock(owner, { hold, calls: [1, 2].map(() => () => countOutDue(services, noor.list.id)) })
  assert.deepEqual([await inside(), (await exitsOf(noor.list.id)).length], [0, 1])
  assert.deepEqual(await differences(noor.list.id, lounge.id), [])
})

test('the server counts people out by itself', async () => {
  const { noor, inside } = await insideAtNight({ zone: 'UTC', out_at: 0 }, '2020-01-01T00:00:00Z')

  await until(inside, (count) => count === 0)
  assert.equal((await exitsOf(noor.list.id)).length, 1)
})
