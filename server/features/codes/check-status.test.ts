import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checkStatus,
  createFields,
  mergeFields,
  setDisplayField,
  syncFromMailchimp,
  syncStatus,
} from '#contract/codes.ts'
import { oneList } from '#contract/lists.ts'
import { setLogicRules } from '#contract/rules.ts'
import { redeemScan } from '#contract/scanning.ts'
import { type Connected, connectAudience, prepareList } from '../../testing/factories.ts'
import { callMailchimp } from '../../testing/start-listening-app.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { checkStatus as checkListStatus } from './check-status.ts'

const app = await startTestApp()

const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })
const status = (connected: Connected) => app.call(checkStatus, ask(connected))
const guests = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ email: `guest${place}@example.com`, status: 'subscribed' }))

test('coverage: no one before the fields exist, all unarchived members after the generation', async () => {
  const members = [...guests(5), { email: 'gone@example.com', status: 'archived' }]
  const connected = await connectAudience(app, { members })
  const before = await status(connected)
  assert.deepEqual(
    [before.fields_created, before.total_members, before.members_with_qr, before.members_without_qr],
    [false, 5, 0, 5],
  )
  const prepared = await prepareList(app, { members })
  const after = await status(prepared)
  assert.deepEqual(after, {
    fields_created: true,
    total_members: 5,
    members_with_qr: 5,
    members_without_qr: 0,
    refused: [],
    refused_count: 0,
    drift: { count: 0, contacts: [] },
    pending: 0,
    public_fields: [],
    lost_rule_fields: [],
    unreadable: [],
    from_memory: null,
    message: 'List status checked successfully',
  })
})

test('new contacts and contacts with another code in Mailchimp are not covered', async () => {
  const connected = await prepareList(app, { members: guests(3) })
  const list = connected.list.list_id
  const joined = { email_address: 'new@example.com', status: 'subscribed' }
  await callMailchimp(app, connected, 'POST', `/lists/${list}/members`, joined)
  app.sandbox.editMember(list, 'guest1@example.com', { merge_fields: { QRCODE: 'abcdefghij0123456789ABCD' } })
  const seen = await status(connected)
  assert.deepEqual([seen.total_members, seen.members_with_qr, seen.members_without_qr], [4, 2, 2])
  assert.deepEqual(
    seen.drift.contacts.map(({ email, field, mailchimp }) => [email, field, mailchimp]),
    [['guest1@example.com', 'code', 'abcdefghij0123456789ABCD']],
  )
})

async function nothingWaits({ personId: person, list }: Connected): Promise<void> {
  await until(
    () =>
      app.services.database.as({ team: person, list: list.id }, (tx) =>
        tx.selectFrom('pending_writes').select('contact_id').execute(),
      ),
    (waiting) => waiting.length === 0,
  )
}

test('a scan that is on its way to Mailchimp is pending, and no drift', async () => {
  const connected = await prepareList(app, { members: guests(2) })
  app.sandbox.setFault({ kind: 'server_error', operation: 'batchSubscribe' }, connected.mailchimpAccount)
  app.sandbox.setFault({ kind: 'server_error', operation: 'patchMember' }, connected.mailchimpAccount)
  await app.call(redeemScan, { ...ask(connected), body: { qr_code: connected.codes[0]! } })
  const waiting = await status(connected)
  assert.deepEqual([waiting.pending, waiting.drift.count], [1, 0])
  app.sandbox.clearFaults(connected.mailchimpAccount)
  await nothingWaits(connected)
  const written = await status(connected)
  assert.equal(written.drift.count, 0)
})

test('a value written during the read counts as on its way', async () => {
  const connected = await prepareList(app, { members: guests(1) })
  await app.call(redeemScan, { ...ask(connected), body: { qr_code: connected.codes[0]! } })
  app.sandbox.setFault({ kind: 'slow', operation: 'getMembers', ms: 4000 }, connected.mailchimpAccount)
  const reading = status(connected)
  await nothingWaits(connected)
  assert.equal((await reading).pending, 1)
})

test('a maximum changed in Mailchimp during a pending write is drift, and the write leaves it alone', async () => {
  const connected = await prepareList(app, { members: guests(1) })
  for (const operation of ['batchSubscribe', 'patchMember'])
    app.sandbox.setFault({ kind: 'server_error', operation }, connected.mailchimpAccount)
  await app.call(redeemScan, { ...ask(connected), body: { qr_code: connected.codes[0]! } })
  app.sandbox.editMember(connected.list.list_id, 'guest0@example.com', { merge_fields: { QRMAX: 4 } })
  const seen = await status(connected)
  assert.deepEqual(seen.drift.contacts, [{ email: 'guest0@example.com', field: 'max', ours: '1', mailchimp: '4' }])

  app.sandbox.clearFaults(connected.mailchimpAccount)
  await nothingWaits(connected)
  const written = await status(connected)
  assert.deepEqual(written.drift.contacts, seen.drift.contacts)
  const { QRMAX: max, QRSCANS: scans } = app.sandbox.readMember(connected.list.list_id, 'guest0@example.com')![
    'merge_fields'
  ] as Record<string, unknown>
  assert.deepEqual([max, scans], [4, 1])
})

test('a field that a rule names and that was deleted in Mailchimp is named', async () => {
  const connected = await prepareList(app, { members: guests(1) })
  const rules = [
    { if_field: 'EMAIL', if_value: 'a@example.com', then_field: 'COMPANY', then_value: 'arrived' },
    { if_field: 'QRSCANS', if_value: '1', then_field: 'LNAME', then_value: 'Smith' },
  ]
  await app.call(setLogicRules, { ...ask(connected), body: { rules } })
  assert.deepEqual((await status(connected)).lost_rule_fields, [])
  const path = `/lists/${connected.list.list_id}/merge-fields`
  const { merge_fields: fields } = (await callMailchimp(app, connected, 'GET', path)) as {
    merge_fields: { merge_id: number; tag: string }[]
  }
  const { merge_id: id } = fields.find(({ tag }) => tag === 'COMPANY')!
  await callMailchimp(app, connected, 'DELETE', `${path}/${id}`)
  assert.deepEqual((await status(connected)).lost_rule_fields, ['COMPANY'])
})

test('a field that was made public in Mailchimp is named', async () => {
  const connected = await prepareList(app, { members: guests(1) })
  const path = `/lists/${connected.list.list_id}/merge-fields`
  const { merge_fields: fields } = (await callMailchimp(app, connected, 'GET', path)) as {
    merge_fields: { merge_id: number; tag: string }[]
  }
  const { merge_id: id } = fields.find(({ tag }) => tag === 'QRMAX')!
  await callMailchimp(app, connected, 'PATCH', `${path}/${id}`, { public: true })
  assert.deepEqual((await status(connected)).public_fields, ['QRMAX'])
})

test('a renamed tag is followed, and nothing differs', async () => {
  const connected = await prepareList(app, { members: guests(2) })
  const path = `/lists/${connected.list.list_id}/merge-fields`
  const { merge_fields: fields } = (await callMailchimp(app, connected, 'GET', path)) as {
    merge_fields: { merge_id: number; tag: string }[]
  }
  const { merge_id: id } = fields.find(({ tag }) => tag === 'QRCODE')!
  await callMailchimp(app, connected, 'PATCH', `${path}/${id}`, { tag: 'TICKET' })
  const seen = await status(connected)
  assert.deepEqual([seen.members_with_qr, seen.drift.count], [2, 0])
  const { data } = await app.call(syncFromMailchimp, ask(connected))
  const params = { listId: connected.list.id, batchId: data.batch_id! }
  const done = await until(
    () => app.call(syncStatus, { token: connected.token, params }),
    (progress) => progress.data.is_finished,
  )
  assert.equal(done.data.notice, null)
})

test('a list too long to read in time is answered from Mailchimp’s last known values', async () => {
  const connected = await prepareList(app, { members: guests(3500) })
  app.sandbox.editMember(connected.list.list_id, 'guest7@example.com', { merge_fields: { QRSCANS: 3 } })
  await app.services.database.as({ team: connected.personId, list: connected.list.id }, (tx) =>
    tx.updateTable('contacts').set({ held_max: 5 }).where('email', '=', 'guest8@example.com').execute(),
  )
  const held = { email: 'guest8@example.com', field: 'max', ours: '1', mailchimp: '5' }
  // Mailchimp is slow from the first page on, or from a later one.
  for (const { slow, longestMs } of [
    { slow: { ms: 300 }, longestMs: 200 },
    { slow: { ms: 4000, skip: 2 }, longestMs: 3000 },
  ]) {
    app.sandbox.setFault({ kind: 'slow', operation: 'getMembers', ...slow }, connected.mailchimpAccount)
    const seen = await checkListStatus(app.services, { id: connected.personId }, connected.list.id, longestMs)
    app.sandbox.clearFaults(connected.mailchimpAccount)
    assert.deepEqual([seen.fromMemory, seen.members, seen.covered], ['too long', 3500, 3500])
    assert.deepEqual([seen.differences, seen.differingContacts], [[held], 1])
  }
  const live = await status(connected)
  assert.deepEqual([live.message, live.from_memory], ['List status checked successfully', null])
  assert.deepEqual(
    live.drift.contacts.map(({ email }) => email),
    ['guest7@example.com'],
  )
})

test('a total that is too low hides no contact and no difference', async () => {
  const connected = await prepareList(app, { members: guests(1100) })
  app.sandbox.editMember(connected.list.list_id, 'guest1050@example.com', { merge_fields: { QRSCANS: 3 } })
  for (const totalShift of [-100, -1100]) {
    app.sandbox.changeSettings({ totalShift }, connected.mailchimpAccount)
    const seen = await status(connected)
    assert.deepEqual([seen.total_members, seen.members_with_qr, seen.drift.count], [1100, 1100, 1])
    assert.deepEqual([seen.message, seen.from_memory], ['List status checked successfully', null])
  }
})

test('a listing that does not show the whole list is not believed, and the answer says so', async () => {
  const connected = await prepareList(app, { members: guests(60) })
  const account = connected.mailchimpAccount
  const notWhole = async () => {
    const seen = await status(connected)
    assert.deepEqual([seen.total_members, seen.members_with_qr], [60, 60])
    assert.match(seen.from_memory!, /Mailchimp may not have shown the whole list, so these are the last known values/)
  }
  const inGerman = async () => (await app.call(checkStatus, { ...ask(connected), language: 'de' })).from_memory
  for (const answer of ['empty', 'empty_with_total', 'lacks_rows', 'doubled_rows'] as const) {
    app.sandbox.setFault({ kind: 'wrong_answer', answer, operation: 'getMembers' }, account)
    await notWhole()
    assert.match((await inGerman())!, /^Mailchimp hat vielleicht nicht die ganze Liste gezeigt\./)
    app.sandbox.clearFaults(account)
  }
  app.sandbox.changeSettings({ pageRows: 25 }, account)
  await notWhole()
})

test('the fields of a list are shown with their choices, and ours are marked', async () => {
  const fields = [
    { tag: 'DRINK', name: 'Drink', type: 'dropdown' as const, options: { choices: ['wine', 'water'] } },
    { tag: 'HOME', name: 'Home', type: 'address' as const },
  ]
  const connected = await connectAudience(app, { members: guests(1), fields })
  await app.call(createFields, ask(connected))
  const { merge_fields: seen } = await app.call(mergeFields, ask(connected))
  assert.deepEqual(
    seen.map(({ tag, type, is_ours: isOurs, choices }) => [tag, type, isOurs, choices]),
    [
      ['DRINK', 'dropdown', false, ['wine', 'water']],
      ['HOME', 'address', false, []],
      ['QRCODE', 'text', true, []],
      ['QRMAX', 'number', true, []],
      ['QRSCANS', 'number', true, []],
    ],
  )
})

test('the door shows the chosen field, until the choice is reversed', async () => {
  const fields = [
    { tag: 'FNAME', name: 'First name', type: 'text' as const },
    { tag: 'TABLE', name: 'Table', type: 'number' as const },
    { tag: 'HOME', name: 'Home', type: 'address' as const },
  ]
  const members = [{ email: 'a@example.com', merge_fields: { FNAME: 'Ann', TABLE: 12, QRMAX: 9 } }]
  const connected = await prepareList(app, { members, fields })
  app.sandbox.editMember(connected.list.list_id, 'a@example.com', { merge_fields: { QRMAX: 9 } })
  const { data } = await app.call(syncFromMailchimp, ask(connected))
  const params = { listId: connected.list.id, batchId: data.batch_id! }
  await until(
    () => app.call(syncStatus, { token: connected.token, params }),
    (progress) => progress.data.is_finished,
  )
  const shown = async () =>
    (await app.call(redeemScan, { ...ask(connected), body: { qr_code: connected.codes[0]! } })).data!
      .display_field_value
  const choose = (tag: string | null) => app.call(setDisplayField, { ...ask(connected), body: { display_field: tag } })

  assert.equal(await shown(), 'Ann')
  assert.deepEqual(await choose('TABLE'), { message: 'Display field updated successfully', display_field: 'TABLE' })
  assert.equal((await choose('')).display_field, null)
  await choose('TABLE')
  assert.equal((await app.call(oneList, ask(connected))).list.display_field, 'TABLE')
  assert.equal(await shown(), '12')
  await choose(null)
  assert.equal(await shown(), 'Ann')

  for (const [tag, sentence] of [
    ['NOTHING', /no field NOTHING/],
    ['QRCODE', /belongs to Listpass/],
    ['HOME', /is an address/],
  ] as const) {
    const refused = await app.refused(setDisplayField, { ...ask(connected), body: { display_field: tag } })
    assert.equal(refused.status, 422)
    assert.match(refused.errors['display_field']![0]!, sentence)
  }
})

test('an organiser who checks without end is throttled, and others are not', async () => {
  const [busy, other] = [await prepareList(app, { members: guests(1) }), await prepareList(app, { members: guests(1) })]
  await Promise.all(Array.from({ length: 30 }, () => status(busy).catch(() => {})))
  const refused = await until(
    () => app.refused(checkStatus, ask(busy)).catch(() => undefined),
    (answer) => answer?.status === 429,
  )
  assert.match(refused!.message, /You have checked this many times just now/)
  assert.equal((await status(other)).pending, 0)
})
