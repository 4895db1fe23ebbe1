// A guest whose address in Mailchimp is half: Mailchimp keeps no change of that contact. All others count.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkStatus, createFields, syncFromMailchimp } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { oneList } from '#contract/lists.ts'
import { setLogicRules } from '#contract/rules.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { type Connected, connectAudience, generateAll, prepareList } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const of = ({ token, list }: Connected) => ({ token, params: { listId: list.id } })
const whole = { addr1: '1 Main Street', city: 'Springfield', state: 'IL', zip: '62701', country: 'US' }
const half = { city: 'Springfield', zip: '62701' }
const fields = [
  { tag: 'FNAME', name: 'First Name', type: 'text' as const },
  { tag: 'HOME', name: 'Address', type: 'address' as const, required: true },
  { tag: 'SEEN', name: 'Seen', type: 'text' as const },
]
const guests = (count: number, home: object) =>
  Array.from({ length: count }, (_, place) => ({
    email: `guest${place}@example.com`,
    status: 'subscribed',
    merge_fields: { FNAME: 'Ann', HOME: home },
  }))

const inMailchimp = ({ list }: Connected, email: string) =>
  app.sandbox.readMember(list.list_id, email)!['merge_fields'] as Record<string, unknown>

const refusedOf = async (place: Connected) => {
  const { contacts } = await app.call(contactsOfList, { ...of(place), query: { state: 'refused' } })
  return contacts.map(({ email, refusal }) => ({ email, refusal }))
}

const untilWritten = ({ list }: Connected) =>
  until(
    () => owner.selectFrom('pending_writes').select('contact_id').where('list_id', '=', list.id).execute(),
    (waiting) => waiting.length === 0,
  )

const why =
  'The address in HOME is incomplete in Mailchimp, so Mailchimp keeps no change of this contact. Complete it there, or empty it.'

for (const halfAddresses of ['ignored', 'refused'] as const) {
  test(`one guest with half an address is told by its field while others count, and counts once it is whole (${halfAddresses})`, async () => {
    const place = await prepareList(app, { fields, members: guests(3, whole) })
    app.sandbox.changeSettings({ halfAddresses }, place.mailchimpAccount)
    const rule = { if_field: 'FNAME', if_value: 'Ann', then_field: 'SEEN', then_value: 'yes' }
    await app.call(setLogicRules, { ...of(place), body: { rules: [rule] } })
    app.sandbox.editMember(place.list.list_id, 'guest1@example.com', { merge_fields: { HOME: half } })
    for (const code of place.codes) await app.call(redeemScan, { ...of(place), body: { qr_code: code } })
    await untilWritten(place)
    const held = (tag: string) => guests(3, whole).map(({ email }) => inMailchimp(place, email)[tag])
    assert.deepEqual(held('QRSCANS'), [1, 0, 1])
    assert.deepEqual(await refusedOf(place), [{ email: 'guest1@example.com', refusal: why }])
    // The contact is the trouble, and not the rule.
    assert.deepEqual((await app.call(oneList, of(place))).list.rule_troubles, [])

    app.sandbox.editMember(place.list.list_id, 'guest1@example.com', { merge_fields: { HOME: whole } })
    await app.call(syncFromMailchimp, of(place))
    await until(
      () => held('QRSCANS'),
      (scans) => scans.every((count) => count === 1),
    )
    await until(
      () => refusedOf(place),
      (refused) => refused.length === 0,
    )
    await app.call(checkStatus, of(place))
    await until(
      () => held('SEEN'),
      (seen) => seen.every((value) => value === 'yes'),
    )
  })
}

test('a list in which all addresses are half is read to its end, and each guest is told', async () => {
  const place = await connectAudience(app, { fields, members: guests(25, half) })
  await app.call(createFields, of(place))
  const done = (await generateAll(app, place))!
  assert.deepEqual([done.is_finished, done.failed_jobs, done.total_jobs], [true, 25, 25])
  const refused = await refusedOf(place)
  assert.equal(refused.length, 25)
  assert.ok(refused.every(({ refusal }) => refusal === why))
})
