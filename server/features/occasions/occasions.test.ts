// Occasions of a list: adding, changing and removing them.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { auditLog } from '#contract/audit.ts'
import { addScannerLink, changeScannerLink } from '#contract/doors.ts'
import {
  addOccasions,
  changeOccasion,
  type Occasion,
  type OccasionForm,
  occasions as allOccasions,
  removeOccasion,
} from '#contract/occasions.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { behindLock } from '../../testing/behind-lock.ts'
import {
  addLink,
  addMember,
  addOrganiser,
  type Connected,
  connectAudience,
  prepareList,
} from '../../testing/factories.ts'
import { addOccasion, formOf } from '../../testing/occasions.ts'
import { plainForm } from '../../testing/plain-form.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import type { Asked } from '../../testing/calls.ts'
import { refuseUnknownZones } from './check-settings.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Caller = Pick<Connected, 'token' | 'list'>

const ask = ({ token, list }: Caller, occasionId?: string) => ({
  token,
  params: { listId: list.id, ...(occasionId !== undefined && { occasionId }) } as {
    listId: string
    occasionId: string
  },
})
const find = async (caller: Caller) => (await app.call(allOccasions, ask(caller))).occasions
const change = (caller: Caller, occasion: Occasion, settings: Partial<OccasionForm>) =>
  app.call(changeOccasion, { ...ask(caller, occasion.id), body: { ...formOf(occasion), ...settings } })
const refuseChange = (caller: Caller, occasion: Occasion, settings: object) =>
  app.refused(changeOccasion, { ...ask(caller, occasion.id), body: { ...formOf(occasion), ...settings } })
/** 200, or the status of the refusal in the error. */
const statusOf = (call: Endpoint, asked: Asked) =>
  app.call(call, asked).then(
    () => 200,
    (error: Error) => Number(/: (\d{3}) /.exec(error.message)?.[1]),
  )
const refuseAdding = (caller: Caller, ...settings: object[]) =>
  app.refused(addOccasions, {
    ...ask(caller),
    body: { occasions: settings.map((each) => ({ ...plainForm, ...each })) },
  })
const scan = ({ token, list }: Caller, code: string, occasionId?: string, direction?: 'in' | 'out') =>
  app.call(redeemScan, {
    token,
    params: { listId: list.id },
    body: { qr_code: code, occasion_id: occasionId, direction },
  })

test('a list begins with its main occasion, which has the name of the list', async () => {
  const noor = await prepareList(app, { members: 3 })
  const [main, ...others] = await find(noor)
  assert.deepEqual([main!.id, main!.is_main, main!.name, others], [noor.list.id, true, noor.list.name, []])
  assert.deepEqual(main!.figures, { invited: 3, came: 0, entries: 0, inside: null })
  await scan(noor, noor.codes[0]!)
  assert.deepEqual((await find(noor))[0]!.figures, { invited: 3, came: 1, entries: 1, inside: null })
})

test('a main occasion keeps its own name when other settings change, and else follows the name of the list', async () => {
  const noor = await connectAudience(app, { members: 1 })
  const main = async () => (await find(noor))[0]!
  const storedName = async () =>
    (await owner.selectFrom('occasions').select('name').where('id', '=', noor.list.id).executeTakeFirst())?.name
  await change(noor, await main(), { capacity: 40 })
  assert.deepEqual([(await main()).name, await storedName()], [noor.list.name, ''])
  await change(noor, await main(), { name: 'Season ticket' })
  await change(noor, await main(), { closes_at: new Date().toISOString() })
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
  assert.equal(answer.message, '4 occasions were added.')
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
    fields: { zone: ['This time zone does not exist.'] },
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
  await scan(noor, noor.codes[0]!)
  const [main] = await find(noor)
  const { occasion } = await change(noor, main!, { name: '', capacity: 1, has_exits: true })
  assert.deepEqual([occasion.name, occasion.is_main, occasion.capacity], [noor.list.name, true, 1])
  assert.deepEqual((await find(noor))[0]!.figures, { invited: 2, came: 1, entries: 1, inside: 1 })
  assert.equal((await scan(noor, noor.codes[1]!)).reason, 'full')
  await change(noor, main!, { name: '' })
  assert.equal((await scan(noor, noor.codes[1]!)).reason, 'ok')
  assert.deepEqual((await find(noor))[0]!.figures, { invited: 2, came: 2, entries: 2, inside: null })
  const alone = await refuseChange(noor, main!, { own_max: 1 })
  assert.deepEqual([alone.status, Object.keys(alone.errors)], [422, ['own_max']])
  const removed = await app.refused(removeOccasion, ask(noor, main!.id))
  assert.deepEqual([removed.status, removed.message], [409, 'The main occasion cannot be removed.'])
})

test('an occasion counts alone or together for ever', async () => {
  const noor = await prepareList(app, { members: 1 })
  const shared = await addOccasion(app, noor)
  const alone = await addOccasion(app, noor, { own_max: 1 })
  for (const [occasion, ownMax] of [
    [shared, 3],
    [alone, null],
  ] as const) {
    const refused = await refuseChange(noor, occasion, { own_max: ownMax })
    assert.equal(refused.status, 422)
    assert.deepEqual(refused.errors, {
      own_max: ['Whether an occasion counts alone stays as it was made. Add another occasion instead.'],
    })
  }
  assert.equal((await change(noor, alone, { own_max: 2 })).occasion.own_max, 2)
})

test('changed settings hold for the scans that were made before', async () => {
  const noor = await prepareList(app, { members: 2 })
  const lounge = await addOccasion(app, noor, { own_max: 1 })
  const [code] = noor.codes as [string]
  assert.equal((await scan(noor, code, lounge.id)).reason, 'ok')
  assert.equal((await scan(noor, code, lounge.id)).reason, 'already_used')
  const daily = (await change(noor, lounge, { again: 'daily' })).occasion
  assert.equal((await scan(noor, code, lounge.id)).reason, 'already_today')
  const after = (await change(noor, daily, { again: 'after_exit', has_exits: true })).occasion
  assert.equal((await scan(noor, code, lounge.id)).reason, 'still_inside')
  assert.equal((await scan(noor, code, lounge.id, 'out')).reason, 'ok')
  assert.equal((await scan(noor, code, lounge.id)).reason, 'ok')
  const figures = async () => (await find(noor)).find(({ id }) => id === lounge.id)!.figures
  assert.deepEqual(await figures(), { invited: 2, came: 1, entries: 2, inside: 1 })
  await change(noor, after, { who: { kind: 'field', tag: 'FNAME', test: 'is', value: 'not this one' } })
  assert.equal((await scan(noor, noor.codes[1]!, lounge.id)).reason, 'not_invited')
  assert.equal((await figures()).invited, 0)
})

test('when settings that decide entries change, doors read the list again, else not', async () => {
  const noor = await prepareList(app, { members: 1 })
  const friday = await addOccasion(app, noor)
  const notes = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from contact_changes where list_id = ${noor.list.id} and contact_id is null`.execute(
      owner,
    )
    return rows[0]!.count
  }
  const before = await notes()
  const named = (await change(noor, friday, { name: 'Friday night', when_unsure: 'stop' })).occasion
  assert.equal(await notes(), before)
  await change(noor, named, { again: 'daily' })
  assert.equal(await notes(), before + 1)
})

test('an occasion for a field that the list lacks is refused, and one with an unchanged field needs no Mailchimp', async () => {
  const noor = await prepareList(app, { members: 1 })
  const friday = await addOccasion(app, noor, { who: { kind: 'field', tag: 'EMAIL', test: 'is_set', value: '' } })
  const who = { kind: 'field' as const, tag: 'NOTHING', test: 'is' as const, value: 'x' }
  const refused = await refuseChange(noor, friday, { who })
  assert.deepEqual(refused.errors, { who: ['The list has no field NOTHING.'] })
  const vip = (await change(noor, friday, { who: { ...who, tag: 'FNAME' } })).occasion
  app.sandbox.setFault({ kind: 'server_error', status: 503 }, noor.mailchimpAccount)
  assert.equal((await change(noor, vip, { name: 'VIP' })).occasion.name, 'VIP')
  assert.equal((await refuseChange(noor, vip, { who: { ...who, tag: 'LNAME' } })).status, 503)
  app.sandbox.clearFaults()
})

test('the contacts of a former tag are no longer invited', async () => {
  const noor = await prepareList(app, { members: 2 })
  const who = { kind: 'segment' as const, id: 7, name: 'VIP', is_tag: true }
  const lounge = await addOccasion(app, noor, { who })
  await sql`insert into occasion_guests select list_id, ${lounge.id}, id from contacts where list_id = ${noor.list.id}`.execute(
    owner,
  )
  const invited = async () => (await find(noor)).at(-1)!.figures.invited
  assert.equal(await invited(), 2)
  await change(noor, lounge, { name: 'Lounge' })
  assert.equal(await invited(), 2)
  const { occasion } = await change(noor, lounge, { who: { ...who, id: 8, name: 'Press' } })
  assert.deepEqual([await invited(), occasion.who_read_at], [0, null])
})

test('an occasion that scanner links open is not removed, and one that is removed opens no door', async () => {
  const noor = await prepareList(app, { members: 1 })
  const friday = await addOccasion(app, noor)
  const linkBody = { label: 'North door', may_check_in_by_name: false, expires_at: null }
  const { link } = await app.call(addScannerLink, { ...ask(noor), body: { ...linkBody, occasion_id: friday.id } })
  const refused = await app.refused(removeOccasion, ask(noor, friday.id))
  assert.deepEqual(
    [refused.status, refused.message],
    [409, '1 scanner link opens this occasion. Remove them, or choose another occasion for them.'],
  )
  await addLink(app, noor)
  await app.call(changeScannerLink, {
    token: noor.token,
    params: { listId: noor.list.id, linkId: link.id },
    body: { ...linkBody, is_active: true, occasion_id: null },
  })
  assert.equal((await scan(noor, noor.codes[0]!, friday.id)).reason, 'ok')
  await app.call(removeOccasion, ask(noor, friday.id))
  assert.equal((await scan(noor, noor.codes[0]!, friday.id)).reason, 'list_inactive')
  assert.equal((await find(noor)).length, 1)
  assert.equal((await app.refused(removeOccasion, ask(noor, friday.id))).status, 404)
  assert.equal((await refuseChange(noor, friday, {})).status, 404)
})

test('a link is given an occasion, or the occasion is removed, but not both', async () => {
  const noor = await prepareList(app, { members: 1 })
  const friday = await addOccasion(app, noor)
  const linkBody = { label: 'North door', may_check_in_by_name: false, expires_at: null, occasion_id: friday.id }
  const ended = await behindLock(owner, {
    hold: (tx) => sql`select from occasions where id = ${friday.id} for update`.execute(tx),
    calls: [
      () => statusOf(addScannerLink, { ...ask(noor), body: linkBody }),
      () => statusOf(removeOccasion, ask(noor, friday.id)),
    ],
  })
  assert.deepEqual(ended, ended[0] === 200 ? [200, 409] : [422, 200])
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
  assert.equal((await change(as(editor.token), friday, { name: 'Late' })).occasion.name, 'Late')
  assert.equal((await app.refused(allOccasions, ask(as(stranger.token)))).status, 404)
  assert.equal((await refuseChange(as(stranger.token), friday, {})).status, 404)
  const other = await prepareList(app, { members: 1 }, 'Ada')
  assert.equal((await refuseChange(other, friday, {})).status, 404)
  assert.equal((await app.refused(removeOccasion, ask(other, friday.id))).status, 404)
})

test('each change is in the log of changes', async () => {
  const noor = await prepareList(app, { members: 1 })
  const friday = await addOccasion(app, noor)
  await change(noor, friday, { name: 'Late' })
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
