import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchStatus, createFields, deleteField, generate, readFields, syncFromMailchimp } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { oneList, syncLists } from '#contract/lists.ts'
import { openAsOwner } from '../../database/open.ts'
import { codesOf, type Connected, connectAudience, generateAll, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findDifferences } from '../../verify/compare-lists.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'

const app = await startTestApp()

const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })

function fieldsIn({ list }: Connected, email: string): Record<string, unknown> {
  return app.sandbox.readMember(list.list_id, email)!['merge_fields'] as Record<string, unknown>
}

async function assertNothingBroken(): Promise<void> {
  const owner = openAsOwner({ connectionString: app.connectionString })
  assert.deepEqual(await findBrokenInvariants(owner), [])
  assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
  await owner.destroy()
}

test('the three fields are created once, hidden from sign-up forms, and found again', async () => {
  const connected = await connectAudience(app)
  const made = await app.call(createFields, ask(connected))
  assert.deepEqual(
    made.qr_codes.map(({ tag, type }) => [tag, type]),
    [
      ['QRCODE', 'text'],
      ['QRMAX', 'number'],
      ['QRSCANS', 'number'],
    ],
  )
  const again = await app.call(createFields, ask(connected))
  assert.deepEqual(again.qr_codes, made.qr_codes)
  assert.deepEqual((await app.call(readFields, ask(connected))).qr_codes, made.qr_codes)
  assert.equal((await app.call(oneList, ask(connected))).list.qr_fields_created, true)
})

test('new fields are named in the language of the organiser who sets the list up', async () => {
  const connected = await connectAudience(app)
  const { statusCode } = await app.app.inject({
    method: createFields.method,
    url: createFields.path.replace(':listId', connected.list.id),
    headers: { authorization: `Bearer ${connected.token}`, 'accept-language': 'de-AT' },
    payload: {},
  })
  assert.equal(statusCode, 200)
  const { qr_codes: made } = await app.call(createFields, ask(connected))
  assert.deepEqual(
    made.map(({ name }) => name),
    ['QR-Code', 'Erlaubte QR-Scans', 'QR-Scans bisher'],
  )
})

test('fields that an earlier tool made are adopted when their types fit', async () => {
  const fields = [{ tag: 'QRCODE', name: 'Old code', type: 'text' as const }]
  const connected = await connectAudience(app, { members: 1, fields })
  const made = await app.call(createFields, ask(connected))
  assert.equal(made.qr_codes[0]!.name, 'Old code')
})

test('a field with our tag and another type is named, and nothing is created', async () => {
  const connected = await connectAudience(app, {
    members: 1,
    fields: [{ tag: 'QRMAX', name: 'Maximum', type: 'text' }],
  })
  const refused = await app.refused(createFields, ask(connected))
  assert.equal(refused.status, 409)
  assert.match(refused.message, /QRMAX of the type text/)
  assert.equal((await app.call(readFields, ask(connected))).qr_codes.length, 0)
})

test('a list that has no room for all three fields keeps none of them, and the sentence says why', async () => {
  const fields = Array.from({ length: 28 }, (_, place) => ({
    tag: `F${place}`,
    name: `Field ${place}`,
    type: 'text' as const,
  }))
  const connected = await connectAudience(app, { members: 1, fields })
  const refused = await app.refused(createFields, ask(connected))
  assert.equal(refused.status, 409)
  assert.match(refused.message, /allows no more fields in this list/)
  assert.ok(refused.details)
  const audience = app.services.openLogin({ token: connected.apiKey, dataCentre: 'us14', loginKey: 'test' }, 'person')
  assert.equal((await audience.audience(connected.list.list_id).listFields()).rows.length, 28)
})

test('fields are removed one by one; created again, every contact has the same code', async () => {
  const prepared = await prepareList(app, { members: 5 })
  const { qr_codes: fields } = await app.call(readFields, ask(prepared))
  for (const { id } of fields)
    await app.call(deleteField, { ...ask(prepared), params: { listId: prepared.list.id, qrId: id } })
  assert.equal((await app.call(readFields, ask(prepared))).qr_codes.length, 0)
  assert.equal((await app.refused(generate, ask(prepared))).message, 'Create the QR fields of this list first.')
  const disabled = (await app.call(oneList, ask(prepared))).list
  assert.deepEqual([disabled.qr_values_set, disabled.is_active], [false, false])

  await app.call(createFields, ask(prepared))
  await generateAll(app, prepared)
  assert.deepEqual(await codesOf(app, prepared), prepared.codes)
  await assertNothingBroken()
})

test('a generation says how far it is, never falls back, and counts every contact', async () => {
  const connected = await connectAudience(app, { members: 4321, status: 'subscribed' })
  await app.call(createFields, ask(connected))
  app.sandbox.setFault({ kind: 'slow', ms: 60 }, connected.mailchimpAccount)
  const { batch_id: id } = await app.call(generate, ask(connected))
  const running = await app.call(oneList, ask(connected))
  assert.deepEqual(running.list.running_batch, { id, kind: 'generate' })
  assert.equal((await app.call(generate, ask(connected))).batch_id, id)
  const seen: number[] = []
  const done = await until(
    async () => {
      const status = await app.call(batchStatus, { ...ask(connected), query: { batch_id: id! } })
      seen.push(status.progress_percentage)
      return status
    },
    ({ is_finished: isFinished }) => isFinished,
  )
  assert.deepEqual([done.processed_jobs, done.total_jobs, done.failed_jobs], [4321, 4321, 0])
  assert.deepEqual(
    seen,
    seen.toSorted((a, b) => a - b),
  )
  assert.ok(seen.some((percent) => percent > 0 && percent < 100))
  app.sandbox.clearFaults(connected.mailchimpAccount)
  await assertNothingBroken()
})

test('a code of an earlier tool stays, with its count; an invalid or taken one is replaced', async () => {
  const old = 'abcdefghij0123456789ABCD'
  const fields = ['QRCODE', 'FNAME'].map((tag) => ({ tag, name: tag, type: 'text' as const }))
  const numbers = ['QRMAX', 'QRSCANS'].map((tag) => ({ tag, name: tag, type: 'number' as const }))
  const member = (name: string, merge: Record<string, unknown>) => ({
    email: `${name}@example.com`,
    status: 'subscribed',
    merge_fields: merge,
  })
  const connected = await connectAudience(app, {
    fields: [...fields, ...numbers],
    members: [
      member('kept', { QRCODE: old, QRMAX: 5, QRSCANS: 2 }),
      member('twin', { QRCODE: old.toUpperCase() }),
      member('short', { QRCODE: 'TOO SHORT' }),
      member('none', {}),
    ],
  })
  await app.call(createFields, ask(connected))
  await generateAll(app, connected)
  assert.deepEqual(
    ['QRCODE', 'QRMAX', 'QRSCANS'].map((tag) => fieldsIn(connected, 'kept@example.com')[tag]),
    [old, 5, 2],
  )
  const codes = ['twin', 'short', 'none'].map((name) => String(fieldsIn(connected, `${name}@example.com`)['QRCODE']))
  for (const code of codes) assert.match(code, /^[2-9A-HJKMNP-Z]{24}$/)
  assert.equal(new Set(codes).size, 3)
  const { contacts } = await app.call(contactsOfList, ask(connected))
  const kept = contacts.find(({ email }) => email === 'kept@example.com')!
  assert.deepEqual([kept.qr_code, kept.max_scans, kept.scan_count], [old, 5, 2])
  await assertNothingBroken()
})

test('members that Mailchimp refuses are counted with its reason, and all others are done', async () => {
  const members = Array.from({ length: 700 }, (_, place) => ({
    email: `guest${place}@example.com`,
    status: 'subscribed',
  }))
  const connected = await connectAudience(app, { members })
  await app.call(createFields, ask(connected))
  const emails = ['guest3@example.com', 'guest600@example.com']
  for (const kind of ['refused_rows', 'refused_batch'] as const) {
    app.sandbox.setFault({ kind, emails, error: 'This address is in a compliance state.' }, connected.mailchimpAccount)
  }
  const done = await generateAll(app, connected)
  assert.deepEqual([done!.processed_jobs, done!.failed_jobs, done!.total_jobs], [698, 2, 700])
  assert.equal(fieldsIn(connected, 'guest4@example.com')['QRSCANS'], 0)
  const scope = { team: connected.personId, list: connected.list.id }
  const failures = await app.services.database.as(scope, (tx) =>
    tx.selectFrom('batch_failures').select(['email', 'reason']).orderBy('email').execute(),
  )
  assert.deepEqual(
    failures.map(({ email }) => email),
    emails,
  )
  assert.match(failures[0]!.reason, /compliance state/)
})

test('an empty audience gets a sentence and no batch, and can be scanned once people join', async () => {
  const connected = await connectAudience(app, { members: [] })
  await app.call(createFields, ask(connected))
  const started = await app.call(generate, ask(connected))
  assert.equal(started.batch_id, undefined)
  assert.match(started.message, /no contacts yet/)
})

test('archived members get no code; a maximum of 0 in Mailchimp is kept', async () => {
  const members = [
    { email: 'gone@example.com', status: 'archived' },
    { email: 'here@example.com', status: 'subscribed' },
  ]
  const connected = await connectAudience(app, { members })
  await app.call(createFields, ask(connected))
  app.sandbox.editMember(connected.list.list_id, 'here@example.com', { merge_fields: { QRMAX: 0 } })
  await generateAll(app, connected)
  const { contacts } = await app.call(contactsOfList, ask(connected))
  assert.deepEqual(
    contacts.map(({ email, max_scans: max }) => [email, max]),
    [['here@example.com', 0]],
  )
})

test('a generation waits while Mailchimp is down, says so, and continues automatically', async () => {
  const connected = await connectAudience(app, { members: 1200, status: 'subscribed' })
  await app.call(createFields, ask(connected))
  app.sandbox.setFault({ kind: 'server_error', skip: 3 }, connected.mailchimpAccount)
  const { batch_id: id } = await app.call(generate, ask(connected))
  const status = () => app.call(batchStatus, { ...ask(connected), query: { batch_id: id! } })
  const waiting = await until(status, ({ notice }) => notice !== null, 40_000)
  assert.match(waiting.notice!, /Mailchimp can’t be reached.*continues automatically/)
  app.sandbox.clearFaults(connected.mailchimpAccount)
  const done = await until(status, ({ is_finished: isFinished }) => isFinished, 60_000)
  assert.equal(done.processed_jobs, 1200)
  await assertNothingBroken()
})

test('when the list is deleted in Mailchimp, the batch ends with a sentence and the list says that it is gone', async () => {
  const connected = await connectAudience(app, { members: 1200 })
  await app.call(createFields, ask(connected))
  app.sandbox.setFault({ kind: 'held', operation: 'batchSubscribe' }, connected.mailchimpAccount)
  const { batch_id: id } = await app.call(generate, ask(connected))
  app.sandbox.deleteList(connected.list.list_id)
  app.sandbox.clearFaults(connected.mailchimpAccount)
  const status = () => app.call(batchStatus, { ...ask(connected), query: { batch_id: id! } })
  const ended = await until(status, ({ is_cancelled: isCancelled }) => isCancelled)
  assert.equal(ended.notice, 'This list no longer exists in Mailchimp.')
  assert.equal((await app.call(oneList, ask(connected))).list.is_gone, true)
  assert.equal((await app.refused(generate, ask(connected))).status, 404)
})

test('a revoked key makes a generation wait; after reconnecting it continues', async () => {
  const connected = await connectAudience(app, { members: 1200, status: 'subscribed' })
  await app.call(createFields, ask(connected))
  app.sandbox.setFault({ kind: 'held', operation: 'batchSubscribe' }, connected.mailchimpAccount)
  const { batch_id: id } = await app.call(generate, ask(connected))
  app.sandbox.revokeKey(connected.mailchimpAccount)
  app.sandbox.clearFaults(connected.mailchimpAccount)
  const status = () => app.call(batchStatus, { ...ask(connected), query: { batch_id: id! } })
  const waiting = await until(status, ({ notice }) => notice !== null)
  assert.equal(
    waiting.notice,
    'Mailchimp no longer accepts the key of this account. Reconnect the account to continue.',
  )
  assert.equal(waiting.is_cancelled, false)
  const { account } = (await app.call(oneList, ask(connected))).list
  assert.equal(account.needs_reconnect, true)

  const calls = app.sandbox.calls.count()
  await app.refused(syncLists, { token: connected.token, params: { accountId: account.id } })
  // The listing, and the second check of the credential.
  assert.equal(app.sandbox.calls.count(), calls + 2, 'nothing else is asked of Mailchimp meanwhile')
  app.sandbox.clearFaults(connected.mailchimpAccount)
  app.sandbox.revokeKey(connected.mailchimpAccount, false)
  await app.call(syncLists, { token: connected.token, params: { accountId: account.id } })
  const done = await until(status, ({ is_finished: isFinished }) => isFinished, 40_000)
  assert.deepEqual([done.processed_jobs, done.notice], [1200, null])
  await assertNothingBroken()
})

test('an unknown batch, an unknown field and an unknown list are not found', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const other = await prepareList(app, { members: 1 })
  const batch = (await app.call(syncFromMailchimp, ask(other))).data.batch_id!
  assert.equal((await app.refused(batchStatus, { ...ask(prepared), query: { batch_id: batch } })).status, 404)
  const [field] = (await app.call(readFields, ask(other))).qr_codes
  const theirs = { ...ask(prepared), params: { listId: prepared.list.id, qrId: field!.id } }
  assert.equal((await app.refused(deleteField, theirs)).status, 404)
  assert.equal((await app.refused(generate, { token: prepared.token, params: { listId: other.list.id } })).status, 404)
})
