// The rehearsal: the verdict of a door for one guest at one moment, without a scan.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { changeContact, contactsOfList } from '#contract/contacts.ts'
import { changeList } from '#contract/lists.ts'
import { rehearse } from '#contract/occasions.ts'
import { openAsOwner } from '../../../database/open.ts'
import { type Connected, prepareList } from '../../../testing/factories.ts'
import { addOccasion, changeSettings, scanAt } from '../../../testing/occasions.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>, occasionId: string) => ({
  token,
  params: { listId: list.id, occasionId },
})
const scan = scanAt.bind(undefined, app)
const change = changeSettings.bind(undefined, app)

test('the rehearsal says what a door would say, which setting decides, and counts nothing', async () => {
  const noor = await prepareList(app, {
    members: [{ email: 'ada@example.com', status: 'subscribed', merge_fields: { FNAME: 'Ada', LNAME: 'Lovelace' } }],
  })
  const params = { listId: noor.list.id }
  const { contacts } = await app.call(contactsOfList, { token: noor.token, params })
  const [ada] = contacts
  const friday = await addOccasion(app, noor, {
    opens_at: '2026-11-27T18:00:00Z',
    closes_at: '2026-11-28T02:00:00Z',
    own_max: 1,
    capacity: 1,
    has_exits: true,
  })
  const say = async (occasionId: string, moment: string, direction?: 'in' | 'out') => {
    const body = { contact_id: ada!.id, at: moment, direction }
    const { verdict, decided_by, state } = await app.call(rehearse, { ...ask(noor, occasionId), body })
    return [verdict.reason, decided_by, state, verdict.visit]
  }
  const visit = {
    occasion: 'Friday',
    direction: 'in',
    note: null,
    opens_at: null,
    closes_at: null,
    inside_since: null,
    inside: 0,
    capacity: 1,
    admission: null,
  }
  const during = '2026-11-27T20:00:00Z'
  const rows = async () =>
    (
      await sql<{ n: string }>`select (select count(*) from scans) || ' ' || (select count(*) from admissions) || ' ' ||
      (select sum(scan_count) from contacts) as n`.execute(owner)
    ).rows[0]!.n
  const before = await rows()
  assert.deepEqual(await say(friday.id, during), ['ok', null, 'open', { ...visit, inside: 1 }])
  assert.deepEqual(await say(friday.id, '2026-11-27T17:59:59.999Z'), [
    'too_early',
    'opens_at',
    'open',
    { ...visit, opens_at: '2026-11-27T18:00:00.000Z' },
  ])
  assert.deepEqual((await say(friday.id, '2026-11-28T02:00:00Z')).slice(0, 3), ['too_late', 'closes_at', 'open'])
  assert.deepEqual(await say(friday.id, during, 'out'), [
    'ok',
    null,
    'open',
    { ...visit, direction: 'out', note: 'not_inside' },
  ])
  assert.deepEqual(await say(noor.list.id, during), ['ok', null, 'open', null])
  assert.equal(await rows(), before)

  await change(noor, friday, { opens_at: null, closes_at: null })
  await scan(noor, noor.codes[0]!, friday)
  assert.deepEqual((await say(friday.id, during)).slice(0, 3), ['already_used', 'own_max', 'used_up'])
  const twice = await change(noor, friday, { opens_at: null, closes_at: null, own_max: 2 })
  assert.deepEqual((await say(friday.id, during)).slice(0, 3), ['full', 'capacity', 'open'])
  const warned = await change(noor, twice, { when_full: 'warn' })
  assert.deepEqual(await say(friday.id, during), ['ok', null, 'open', { ...visit, note: 'over_capacity', inside: 2 }])
  const daily = await change(noor, warned, { again: 'daily', own_max: 1, capacity: null })
  assert.deepEqual((await say(friday.id, new Date().toISOString())).slice(0, 3), ['already_today', 'again', 'used_up'])
  const leaving = await change(noor, daily, { again: 'after_exit' })
  const inside = await app.call(rehearse, { ...ask(noor, friday.id), body: { contact_id: ada!.id, at: during } })
  assert.deepEqual([inside.verdict.reason, inside.decided_by], ['still_inside', 'again'])
  assert.ok(inside.verdict.visit!.inside_since)
  await change(noor, leaving, { who: { kind: 'field', tag: 'FNAME', test: 'is_not', value: 'ADA' } })
  assert.deepEqual((await say(friday.id, during)).slice(0, 3), ['not_invited', 'who', 'open'])

  await scan(noor, noor.codes[0]!)
  assert.deepEqual((await say(noor.list.id, during)).slice(0, 3), ['already_used', 'max_scans', 'used_up'])
  await app.call(changeContact, {
    token: noor.token,
    params: { ...params, contactId: ada!.id },
    body: { is_blocked: true },
  })
  assert.deepEqual((await say(friday.id, during)).slice(0, 3), ['blocked', 'contact', 'blocked'])
  await app.call(changeList, { token: noor.token, params, body: { is_active: false } })
  assert.deepEqual((await say(friday.id, during)).slice(0, 2), ['list_inactive', 'list'])
})

test('a rehearsal for an unknown contact, moment or occasion is refused in words', async () => {
  const noor = await prepareList(app, { members: 1 })
  const ada = await prepareList(app, { members: 1 }, 'Ada')
  const { contacts } = await app.call(contactsOfList, { token: ada.token, params: { listId: ada.list.id } })
  const body = { contact_id: contacts[0]!.id, at: new Date().toISOString() }
  const theirs = await app.refused(rehearse, { ...ask(noor, noor.list.id), body })
  assert.deepEqual([theirs.status, theirs.message], [404, 'Contact not found'])
  const never = await app.refused(rehearse, { ...ask(ada, ada.list.id), body: { ...body, at: 'tomorrow' } })
  assert.deepEqual([never.status, never.message], [422, 'Please enter a date and time.'])
  assert.equal((await app.refused(rehearse, { ...ask(ada, crypto.randomUUID()), body })).status, 404)
})

test('the sentence has its times in the zone of the occasion, and in the language of the reader', async () => {
  const noor = await prepareList(app, { members: 1 })
  const { contacts } = await app.call(contactsOfList, { token: noor.token, params: { listId: noor.list.id } })
  const gala = await addOccasion(app, noor, {
    zone: 'America/New_York',
    opens_at: '2036-06-06T23:00:00Z',
    closes_at: '2036-06-07T05:00:00Z',
  })
  const body = { contact_id: contacts[0]!.id, at: '2036-06-06T20:00:00Z' }
  const said = async (language: 'en' | 'de') =>
    (await app.call(rehearse, { ...ask(noor, gala.id), language, body })).verdict.message
  assert.match(await said('en'), /^Not open yet\. Opens: Fri,? 6 Jun 2036, 19:00\.$/)
  assert.match(await said('de'), /6\. Juni 2036/)
  assert.match(await said('de'), /19:00\.$/)
})
