// Changed and removed occasions: the effect on counts, doors, links and invitations.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { addScannerLink, changeScannerLink } from '#contract/doors.ts'
import { removeOccasion } from '#contract/occasions.ts'
import { openAsOwner } from '../../database/open.ts'
import { behindLock } from '../../testing/whole-database.ts'
import { addLink, prepareList } from '../../testing/factories.ts'
import { addOccasion, ask, changeSettings, occasionCalls, scanAt } from '../../testing/occasions.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { find, refuseChange, statusOf } = occasionCalls(app)

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
  assert.equal((await changeSettings(app, noor, alone, { own_max: 2 })).own_max, 2)
})

test('changed settings hold for the scans that were made before', async () => {
  const noor = await prepareList(app, { members: 2 })
  const lounge = await addOccasion(app, noor, { own_max: 1 })
  const [code] = noor.codes as [string]
  assert.equal((await scanAt(app, noor, code, lounge)).reason, 'ok')
  assert.equal((await scanAt(app, noor, code, lounge)).reason, 'already_used')
  const daily = await changeSettings(app, noor, lounge, { again: 'daily' })
  assert.equal((await scanAt(app, noor, code, lounge)).reason, 'already_today')
  const after = await changeSettings(app, noor, daily, { again: 'after_exit', has_exits: true })
  assert.equal((await scanAt(app, noor, code, lounge)).reason, 'still_inside')
  assert.equal((await scanAt(app, noor, code, lounge, 'out')).reason, 'ok')
  assert.equal((await scanAt(app, noor, code, lounge)).reason, 'ok')
  const figures = async () => (await find(noor)).find(({ id }) => id === lounge.id)!.figures
  assert.deepEqual(await figures(), { invited: 2, came: 1, entries: 2, inside: 1 })
  await changeSettings(app, noor, after, { who: { kind: 'field', tag: 'FNAME', test: 'is', value: 'not this one' } })
  assert.equal((await scanAt(app, noor, noor.codes[1]!, lounge)).reason, 'not_invited')
  assert.equal((await figures()).invited, 0)
})

test('when settings that decide entries change, doors read the list again, else not', async () => {
  const noor = await prepareList(app, { members: 1 })
  const friday = await addOccasion(app, noor)
  const notes = async () => {
    await sql`select number_changes(array[${noor.list.id}::uuid])`.execute(owner)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from contact_changes where list_id = ${noor.list.id} and contact_id is null`.execute(
      owner,
    )
    return rows[0]!.count
  }
  const before = await notes()
  const named = await changeSettings(app, noor, friday, { name: 'Friday night', when_unsure: 'stop' })
  assert.equal(await notes(), before)
  await changeSettings(app, noor, named, { again: 'daily' })
  assert.equal(await notes(), before + 1)
})

test('an occasion for a field that the list lacks is refused, and one with an unchanged field needs no Mailchimp', async () => {
  const noor = await prepareList(app, { members: 1 })
  const friday = await addOccasion(app, noor, { who: { kind: 'field', tag: 'EMAIL', test: 'is_set', value: '' } })
  const who = { kind: 'field' as const, tag: 'NOTHING', test: 'is' as const, value: 'x' }
  const refused = await refuseChange(noor, friday, { who })
  assert.deepEqual(refused.errors, { who: ['The list has no field NOTHING.'] })
  const vip = await changeSettings(app, noor, friday, { who: { ...who, tag: 'FNAME' } })
  app.sandbox.setFault({ kind: 'server_error', status: 503 }, noor.mailchimpAccount)
  assert.equal((await changeSettings(app, noor, vip, { name: 'VIP' })).name, 'VIP')
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
  await changeSettings(app, noor, lounge, { name: 'Lounge' })
  assert.equal(await invited(), 2)
  const occasion = await changeSettings(app, noor, lounge, { who: { ...who, id: 8, name: 'Press' } })
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
    [409, '1 scanner link opens this occasion. Remove it, or choose another occasion for it.'],
  )
  await addLink(app, noor)
  await app.call(changeScannerLink, {
    token: noor.token,
    params: { listId: noor.list.id, linkId: link.id },
    body: { ...linkBody, is_active: true, occasion_id: null },
  })
  assert.equal((await scanAt(app, noor, noor.codes[0]!, friday)).reason, 'ok')
  await app.call(removeOccasion, ask(noor, friday.id))
  assert.equal((await scanAt(app, noor, noor.codes[0]!, friday)).reason, 'list_inactive')
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
