// A try is a scan with the organiser's own phone that counts nothing. It is one of the first steps, which are tested
// here too.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { contactsOfList } from '#contract/contacts.ts'
import { redeemScan } from '#contract/scanning.ts'
import { scanLog } from '#contract/scans.ts'
import { changeMember, removeMember } from '#contract/teams.ts'
import { openTry, tryScan } from '#contract/try-door.ts'
import { closeFirstRun, firstRun, startTry, tryStatus } from '#contract/trying.ts'
import { openAsOwner } from '../../../database/open.ts'
import {
  addLink,
  addMember,
  addOrganiser,
  connectAudience,
  type Connected,
  prepareList,
} from '../../../testing/factories.ts'
import { listen } from '../../../testing/listen.ts'
import { addOccasion } from '../../../testing/occasions.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { password } from '../../../testing/samples.ts'

const app = await startTestApp()
const address = await app.listen()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Caller = Pick<Connected, 'token' | 'list'>

const own = ({ token, list }: Caller) => ({ token, params: { listId: list.id } })
const ticketOf = (url: string) => new URL(url).hash.slice(1)
const scan = (ticket: string, code: string) => app.call(tryScan, { body: { ticket, qr_code: code } })

async function begin(caller: Caller) {
  const begun = await app.call(startTry, own(caller))
  const status = () => app.call(tryStatus, { ...own(caller), query: { id: begun.id } })
  return { ...begun, ticket: ticketOf(begun.url), status }
}

/** Everything that a counted scan would change. */
async function countsOf({ list }: Caller) {
  const { rows } = await sql<object>`
    select (select count(*) from scans where list_id = ${list.id}) as scans,
      (select count(*) from pending_writes where list_id = ${list.id}) as writes,
      (select count(*) from door_events where list_id = ${list.id}) as events,
      (select jsonb_agg(to_jsonb(c) order by c.id) from contacts c where c.list_id = ${list.id}) as contacts`.execute(
    owner,
  )
  return rows[0]
}

test('a try says what a door would say, tells the screen that waits, and counts nothing', async () => {
  const noor = await prepareList(app, {
    members: [
      { email: 'ada@example.com', status: 'subscribed', merge_fields: { FNAME: 'Ada', LNAME: 'Lovelace' } },
      { email: 'ben@example.com', status: 'subscribed', merge_fields: { FNAME: 'Ben', LNAME: 'Ito' } },
    ],
  })
  const before = await countsOf(noor)
  const { ticket, sample, status, url } = await begin(noor)
  assert.match(url, /\/scanner\/try#v1\./)
  assert.ok(ticket.length < 160, `${ticket.length} letters make a code that phones read badly`)
  assert.deepEqual([sample!.name, sample!.is_own], ['Ada Lovelace', false])
  assert.deepEqual(await status(), { opened_at: null, scan: null })

  const opened = await app.call(openTry, { body: { ticket } })
  assert.equal(opened.list_name, noor.list.name)
  assert.notEqual((await status()).opened_at, null)

  for (const [code, reason] of [
    [`https://elsewhere.example/q/${sample!.qr_code}/scan`, 'ok'],
    [sample!.qr_code, 'ok'],
    ['not a code', 'malformed'],
    ['A'.repeat(24), 'unknown_code'],
  ] as const) {
    const verdict = await scan(ticket, code)
    assert.deepEqual([verdict.reason, verdict.success], [reason, reason === 'ok'], code)
    assert.equal(verdict.data?.display_field_value, reason === 'ok' ? 'Ada Lovelace' : undefined)
    assert.equal(verdict.standing, null)
  }
  const seen = (await status()).scan!
  assert.deepEqual([seen.reason, seen.name], ['ok', 'Ada Lovelace'])
  assert.deepEqual(await countsOf(noor), before)
  assert.deepEqual((await app.call(scanLog, own(noor))).scans, [])
})

test('the own code comes first, where the organiser is on the list', async () => {
  const noor = await prepareList(app, {
    members: ['a@example.com', 'me@example.com'].map((email) => ({ email, status: 'subscribed', merge_fields: {} })),
  })
  await sql`update users set email = 'Me@Example.com', email_key = 'me@example.com' where id = ${noor.personId}`.execute(
    owner,
  )
  const { sample } = await begin(noor)
  assert.deepEqual([sample!.name, sample!.is_own], ['me@example.com', true])
  const { contacts } = await app.call(contactsOfList, { ...own(noor), query: { q: 'me@' } })
  assert.equal(sample!.qr_code, contacts[0]!.qr_code)
  const { ticket } = await begin(noor)
  assert.equal((await scan(ticket, sample!.qr_code)).data!.display_field_value, 'm…@example.com')
})

test('before the doors open, a try says what they say at the opening', async () => {
  const noor = await prepareList(app, { members: 1 })
  await sql`
    insert into occasions (list_id, id, name, zone, opens_at) values
    (${noor.list.id}, ${noor.list.id}, '', 'UTC', now() + interval '3 days')`.execute(owner)
  const { ticket, sample } = await begin(noor)
  assert.equal((await scan(ticket, sample!.qr_code)).reason, 'ok')
  const { first_run: run } = await app.call(firstRun, { token: noor.token })
  assert.ok(new Date(run!.opens_at!) > new Date())
})

test('the stream of the list wakes for a scan that was tried', async () => {
  const noor = await prepareList(app, { members: 2 })
  const { ticket, sample } = await begin(noor)
  const ear = await listen({ address, listId: noor.list.id, token: noor.token })
  await ear.hears((heard) => heard.some(({ event }) => event === 'changes'))
  const before = ear.messages().length
  await scan(ticket, sample!.qr_code)
  const since = () => ear.messages().slice(before)
  await ear.hears(() => since().some(({ entries }) => entries.length > 0))
  const told = new Set(since().flatMap(({ entries }) => entries.map(([hash]) => hash)))
  assert.deepEqual([since().flatMap(({ events }) => events), told.size], [[], 1])
  ear.hangUp()
})

test('a try ends after 30 minutes, with the rights of the person, and for made-up tickets', async () => {
  const noor = await prepareList(app, { members: 1 })
  const mira = await addMember(app, noor, 'editor')
  const asMira = { token: mira.token, list: noor.list }
  const { ticket, sample } = await begin(asMira)
  assert.equal((await scan(ticket, sample!.qr_code)).reason, 'ok')
  const refused = async () => [
    (await app.refused(tryScan, { body: { ticket, qr_code: sample!.qr_code } })).status,
    (await app.refused(openTry, { body: { ticket } })).status,
  ]
  const params = { personId: mira.id }
  await app.call(changeMember, { token: noor.token, params, body: { role: 'viewer', password } })
  assert.deepEqual(await refused(), [403, 403])
  await app.call(removeMember, { token: noor.token, params, body: { password } })
  assert.deepEqual(await refused(), [404, 404])
  for (const wrong of ['', 'v1.k1.AAAA', `${(await begin(noor)).ticket}x`]) {
    const answer = await app.refused(openTry, { body: { ticket: wrong } })
    assert.equal(answer.status, 404, wrong)
    assert.match(answer.message, /This try is over/)
  }
})

test('other teams and viewers cannot start or watch a try', async () => {
  const noor = await prepareList(app, { members: 1 })
  const { id } = await begin(noor)
  const stranger = await addOrganiser(app, 'Stranger')
  const viewer = await addMember(app, noor, 'viewer')
  for (const [token, status] of [
    [stranger.token, 404],
    [viewer.token, 403],
  ] as const) {
    const params = { listId: noor.list.id }
    assert.equal((await app.refused(startTry, { token, params })).status, status)
    assert.equal((await app.refused(tryStatus, { token, params, query: { id } })).status, status)
  }
})

test('a list without codes has nothing to try, and no first steps', async () => {
  const noor = await connectAudience(app, { members: 1 })
  const answer = await app.refused(startTry, own(noor))
  assert.equal(answer.status, 409)
  assert.equal((await app.call(firstRun, { token: noor.token })).first_run, null)
})

test('the first steps tell what is done, and are over for good once a guest was let in', async () => {
  const noor = await prepareList(app, { members: 3 })
  const steps = async () => (await app.call(firstRun, { token: noor.token })).first_run
  const first = (await steps())!
  assert.deepEqual(
    [first.list.id, first.guests, first.tried_at, first.doors, first.opens_at, first.has_times],
    [noor.list.id, 3, null, 0, null, false],
  )
  const { ticket, sample } = await begin(noor)
  await scan(ticket, sample!.qr_code)
  await addLink(app, noor)
  await addOccasion(app, noor, { opens_at: new Date(Date.now() + 3_600_000).toISOString() })
  const then = (await steps())!
  const done = [then.tried_at !== null, then.doors, then.opens_at !== null, then.has_times]
  assert.deepEqual(done, [true, 1, true, true])
  await app.call(redeemScan, { ...own(noor), body: { qr_code: noor.codes[0]! } })
  assert.equal(await steps(), null)
})

test('closed first steps stay closed, and closing again changes nothing', async () => {
  const noor = await prepareList(app, { members: 1 })
  const records = async () => {
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where owner_id = ${noor.personId} and action = 'first_run_closed'`.execute(owner)
    return rows.length
  }
  for (let time = 0; time < 2; time++) await app.call(closeFirstRun, own(noor))
  assert.equal((await app.call(firstRun, { token: noor.token })).first_run, null)
  assert.equal(await records(), 1)
})
