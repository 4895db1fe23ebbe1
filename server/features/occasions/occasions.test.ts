// Occasions of a list: adding, changing and removing them.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { auditLog } from '#contract/audit.ts'
import { addOccasions, type OccasionForm, occasions as allOccasions, removeOccasion } from '#contract/occasions.ts'
import { openAsOwner } from '../../database/open.ts'
import { behindLock } from '../../testing/whole-database.ts'
import { addMember, addOrganiser, connectAudience, prepareList } from '../../testing/factories.ts'
import { addOccasion, ask, changeSettings, formOf, occasionCalls, scanAt } from '../../testing/occasions.ts'
import { plainForm } from '../../testing/samples.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { refuseUnknownZones } from './check-settings.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { find, refuseChange, statusOf, refuseAdding } = occasionCalls(app)

test('a list begins with its main occasion, which has the name of the list', async () => {
  const noor = await prepareList(app, { members: 3 })
  const [main, ...others] = await find(noor)
  assert.deepEqual([main!.id, main!.is_main, main!.name, others], [noor.list.id, true, noor.list.name, []])
  assert.deepEqual(main!.figures, { invited: 3, came: 0, entries: 0, inside: null })
  await scanAt(app, noor, noor.codes[0]!)
  assert.deepEqual((await find(noor))[0]!.figures, { invited: 3, came: 1, entries: 1, inside: null })
})

test('a main occasion keeps its own name when other settings change, and else follows the name of the list', async () => {
  const noor = await connectAudience(app, { members: 1 })
  const main = async () => (await find(noor))[0]!
  const storedName = async () =>
    (await owner.selectFrom('occasions').select('name').where('id', '=', noor.list.id).executeTakeFirst())?.name
  await changeSettings(app, noor, await main(), { capacity: 40 })
  assert.deepEqual([(await main()).name, await storedName()], [noor.list.name, ''])
  await changeSettings(app, noor, await main(), { name: 'Season ticket' })
  await changeSettings(app, noor, await main(), { closes_at: new Date().toISOString() })
  assert.deepEqual([(await main()).name, await storedName()], ['Season ticket', 'Season ticket'])
})

test('added occasions are listed by their opening, with the settings as they were sent', async () => {
  const noor = await connectAudience(app, { members: 1 })
  const sent: OccasionForm[] = [
    { ...plainForm, name: 'Sunday', opens_at: '2026-11-29T18:00:00.000Z', closes_at: '2026-11-30T02:00:00.000Z' },
    { ...plainForm, name: 'Lounge 🥂 صالة', own_max: 2, capacity: 40, when_full: 'warn', has_exits: true, out_at: 300 },
    { ...plainForm, name: 'Saturday', opens_at: '2026-11-28T18:00:00.000Z', again: 'daily', day_begins: 360 },
    {
      ...plainForm,
      name: 'Saturday',
      opens_at: '2026-11-28T18:00:00.000Z',
      who: { kind: 'segment', id: 7, name: 'VIP', is_tag: true },
    },
  ]
  const answer = await app.call(addOccasions, { ...ask(noor), body: { occasions: sent } })
  assert.equal(answer.message, '4 occasions added.')
  assert.deepEqual(answer.occasions.map(formOf), sent)
  const kept = (await find(noor)).slice(1)
  assert.deepEqual(kept.map(formOf), [sent[2], sent[3], sent[0], sent[1]])
})

test('settings that cannot be are refused under their field, and none of the occasions is added', async () => {
  const noor = await connectAudience(app, { members: 1 })
  const backwards = { opens_at: '2026-11-28T18:00:00Z', closes_at: '2026-11-28T17:59:59Z' }
  for (const [settings, message] of [
    [backwards, 'It has to close after it opens.'],
    [{ ...backwards, closes_at: backwards.opens_at }, 'It has to close after it opens.'],
    [{ zone: 'Europe/Atlantis' }, 'This time zone does not exist.'],
    [{ zone: '+01:00' }, 'This time zone does not exist.'],
    [{ zone: 'CET' }, 'This time zone does not exist.'],
    [{ name: '' }, 'Please enter a name.'],
    [{ name: 'two\nlines' }, 'Please leave out line breaks and control characters.'],
    [{ own_max: 0 }, 'Please enter a whole number from 1.'],
    [{ capacity: 0 }, 'Please enter a whole number from 1.'],
    [{ out_at: 300 }, 'Only an occasion with exits can count everyone out.'],
    [{ who: { kind: 'field', tag: 'NOTHING', test: 'is', value: 'x' } }, 'The list has no field NOTHING.'],
  ] as const) {
    const refused = await refuseAdding(noor, {}, settings)
    assert.deepEqual([refused.status, refused.message], [422, message])
    assert.equal(Object.keys(refused.errors)[0]!.split('.')[0], 'occasions', message)
  }
  assert.equal((await find(noor)).length, 1)
})

test('a zone that only the database does not know is refused too', async () => {
  await assert.rejects(refuseUnknownZones(app.services, ['UTC', 'Europe/Atlantis']), {
    message: 'This time zone does not exist.',
    fields: { zone: [{ code: 'zone_unknown' }] },
  })
  await refuseUnknownZones(app.services, ['UTC', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'])
})

test('one call adds at most 200 occasions, and a list has at most 500, also when two calls race', async () => {
  const noor = await connectAudience(app, { members: 1 })
  const nights = (count: number) =>
    Array.from({ length: count }, (_, nth) => ({ ...plainForm, name: `Night ${nth + 1}${'🥂'.repeat(40)}` }))
  const body = (count: number) => ({ ...ask(noor), body: { occasions: nights(count) } })
  const tooMany = await app.refused(addOccasions, body(201))
  assert.deepEqual([tooMany.status, tooMany.message], [422, 'At most 200 occasions at once.'])
  assert.equal((await app.refused(addOccasions, body(0))).message, 'Please send the occasions.')
  await app.call(addOccasions, body(200))
  await app.call(addOccasions, body(150))
  const racing = await behindLock(owner, {
    hold: (tx) => sql`select from lists where id = ${noor.list.id} for update`.execute(tx),
    calls: [100, 100].map((count) => () => statusOf(addOccasions, body(count))),
  })
  assert.deepEqual(
    racing.toSorted((a, b) => a - b),
    [200, 409],
  )
  const full = await app.refused(addOccasions, body(51))
  assert.equal(full.message, 'A list can have at most 500 occasions, and this one has 450. Remove some that are over.')
  const [, first] = await find(noor)
  await app.call(removeOccasion, ask(noor, first!.id))
  await app.call(addOccasions, body(51))
  assert.equal((await app.refused(addOccasions, body(1))).status, 409)
})

test('the main occasion gets settings of its own, and goes back to none', async () => {
  const noor = await prepareList(app, { members: 2 })
  await scanAt(app, noor, noor.codes[0]!)
  const [main] = await find(noor)
  const occasion = await changeSettings(app, noor, main!, { name: '', capacity: 1, has_exits: true })
  assert.deepEqual([occasion.name, occasion.is_main, occasion.capacity], [noor.list.name, true, 1])
  assert.deepEqual((await find(noor))[0]!.figures, { invited: 2, came: 1, entries: 1, inside: 1 })
  assert.equal((await scanAt(app, noor, noor.codes[1]!)).reason, 'full')
  await changeSettings(app, noor, main!, { name: '' })
  assert.equal((await scanAt(app, noor, noor.codes[1]!)).reason, 'ok')
  assert.deepEqual((await find(noor))[0]!.figures, { invited: 2, came: 2, entries: 2, inside: null })
  const alone = await refuseChange(noor, main!, { own_max: 1 })
  assert.deepEqual([alone.status, Object.keys(alone.errors)], [422, ['own_max']])
  const removed = await app.refused(removeOccasion, ask(noor, main!.id))
  assert.deepEqual([removed.status, removed.message], [409, 'The main occasion cannot be removed.'])
})

test('viewers see the occasions, editors change them, and others find nothing', async () => {
  const noor = await prepareList(app, { members: 1 })
  const friday = await addOccasion(app, noor)
  const viewer = await addMember(app, noor, 'viewer')
  const editor = await addMember(app, noor, 'editor')
  const stranger = await addOrganiser(app, 'Ada')
  const as = (token: string) => ({ token, list: noor.list })
  assert.equal((await find(as(viewer.token))).length, 2)
  assert.equal((await refuseChange(as(viewer.token), friday, {})).status, 403)
  assert.equal((await refuseAdding(as(viewer.token), {})).status, 403)
  assert.equal((await app.refused(removeOccasion, ask(as(viewer.token), friday.id))).status, 403)
  assert.equal((await changeSettings(app, as(editor.token), friday, { name: 'Late' })).name, 'Late')
  assert.equal((await app.refused(allOccasions, ask(as(stranger.token)))).status, 404)
  assert.equal((await refuseChange(as(stranger.token), friday, {})).status, 404)
  const other = await prepareList(app, { members: 1 }, 'Ada')
  assert.equal((await refuseChange(other, friday, {})).status, 404)
  assert.equal((await app.refused(removeOccasion, ask(other, friday.id))).status, 404)
})

test('each change is in the log of changes', async () => {
  const noor = await prepareList(app, { members: 1 })
  const friday = await addOccasion(app, noor)
  await changeSettings(app, noor, friday, { name: 'Late' })
  await app.call(removeOccasion, ask(noor, friday.id))
  const { entries } = await app.call(auditLog, { token: noor.token, query: { list: noor.list.id } })
  assert.deepEqual(
    entries.slice(0, 3).map(({ action, details }) => [action, details]),
    [
      ['occasion_removed', { occasion: friday.id, name: 'Late' }],
      ['occasion_changed', { occasion: friday.id, name: 'Late' }],
      ['occasions_added', { occasions: 1, occasion: friday.id, name: 'Friday' }],
    ],
  )
})
