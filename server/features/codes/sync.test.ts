import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  batchStatus,
  cancelBatch,
  checkStatus,
  createFields,
  generate,
  syncFromMailchimp,
  syncStatus,
} from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { updateAccount } from '#contract/accounts.ts'
import { oneList } from '#contract/lists.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { codesOf, type Connected, connectAudience, generateAll, prepareList } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { callMailchimp } from '../../testing/start-listening-app.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findDifferences } from '../../verify/compare-lists.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'

const app = await startTestApp()

const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })
const guests = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ email: `guest${place}@example.com`, status: 'subscribed' }))

async function sync(connected: Connected) {
  const { data } = await app.call(syncFromMailchimp, ask(connected))
  return end(connected, data.batch_id!)
}

function end(connected: Connected, batchId: string) {
  const { token, list } = connected
  const status = () => app.call(syncStatus, { token, params: { listId: list.id, batchId } })
  return until(status, ({ data }) => data.is_finished || data.is_cancelled, 60_000).then(({ data }) => data)
}

function inMailchimp({ list }: Connected, email: string): Record<string, unknown> {
  return app.sandbox.readMember(list.list_id, email)!['merge_fields'] as Record<string, unknown>
}

async function assertNothingBroken(): Promise<void> {
  const owner = openAsOwner({ connectionString: app.connectionString })
  assert.deepEqual(await findBrokenInvariants(owner), [])
  assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
  await owner.destroy()
}

/** All calls to Mailchimp except reads. */
const writes = () =>
  Object.entries(app.sandbox.calls.byOperation())
    .filter(([operation]) => !operation.startsWith('get'))
    .reduce((sum, [, calls]) => sum + calls, 0)

test('37 corrupted values: the drift report names exactly those, a sync repairs them, a second sync writes nothing', async () => {
  const connected = await prepareList(app, { members: guests(1100) })
  const wrong = {
    QRCODE: ['', 'x', 'abcdefghij0123456789ABCD', connected.codes[9]!, connected.codes[5]!.toLowerCase()],
    QRMAX: [0, 7, '', 3],
    QRSCANS: [5, '', 1],
  }
  const fields = { QRCODE: 'code', QRMAX: 'max', QRSCANS: 'scans' } as const
  const corrupted = Array.from({ length: 37 }, (_, place) => {
    const tag = (['QRCODE', 'QRMAX', 'QRSCANS'] as const)[place % 3]!
    const email = `guest${place * 29}@example.com`
    const before = inMailchimp(connected, email)[tag]
    const value = wrong[tag][place % wrong[tag].length]!
    app.sandbox.editMember(connected.list.list_id, email, { merge_fields: { [tag]: value } })
    return { email, field: fields[tag], ours: String(before), mailchimp: value === '' ? null : String(value), value }
  })

  const { drift } = await app.call(checkStatus, ask(connected))
  const byEmail = (a: { email: string }, b: { email: string }) => (a.email < b.email ? -1 : 1)
  assert.equal(drift.count, 37)
  assert.deepEqual(
    drift.contacts.toSorted(byEmail),
    corrupted.map(({ value: _value, ...named }) => named).toSorted(byEmail),
  )

  const first = await sync(connected)
  assert.deepEqual([first.processed_jobs, first.failed_jobs, first.total_jobs], [1100, 0, 1100])
  assert.equal(first.notice, '37 contacts differed from Mailchimp and were repaired.')
  for (const { email, field, ours, value } of corrupted) {
    const tag = { code: 'QRCODE', max: 'QRMAX', scans: 'QRSCANS' }[field]
    const isTheirs = field === 'max' && value !== ''
    assert.equal(String(inMailchimp(connected, email)[tag]), isTheirs ? String(value) : ours, `${email} ${field}`)
  }
  assert.deepEqual(await codesOf(app, connected), connected.codes)

  app.sandbox.calls.forget()
  const second = await sync(connected)
  assert.deepEqual([second.processed_jobs, second.notice, writes()], [1100, null, 0])
  assert.deepEqual((await app.call(checkStatus, ask(connected))).drift, { count: 0, contacts: [] })
  await assertNothingBroken()
})

test('contacts who left Mailchimp are refused after a sync, and get their code again on return', async () => {
  const connected = await prepareList(app, { members: guests(30) })
  const codeOf = (email: string) => String(inMailchimp(connected, email)['QRCODE'])
  const [gone, archived] = [codeOf('guest3@example.com'), codeOf('guest4@example.com')]
  const members = `/lists/${connected.list.list_id}/members`
  await callMailchimp(app, connected, 'POST', `${members}/guest3@example.com/actions/delete-permanent`)
  await callMailchimp(app, connected, 'DELETE', `${members}/guest4@example.com`)

  const done = await sync(connected)
  assert.deepEqual([done.processed_jobs, done.notice], [28, '2 contacts are no longer in this list in Mailchimp.'])
  const scan = async (code: string) =>
    (await app.call(redeemScan, { ...ask(connected), body: { qr_code: code } })).reason
  assert.deepEqual([await scan(gone), await scan(archived)], ['removed', 'removed'])
  assert.equal((await app.call(oneList, ask(connected))).list.active_members, 28)

  await callMailchimp(app, connected, 'PUT', `${members}/guest4@example.com`, {
    email_address: 'guest4@example.com',
    status_if_new: 'subscribed',
    merge_fields: { QRCODE: '' },
  })
  await sync(connected)
  assert.equal(codeOf('guest4@example.com'), archived)
  assert.equal(await scan(archived), 'ok')
  assert.equal((await app.call(oneList, ask(connected))).list.active_members, 29)
})

test('a sync notices that every contact has left', async () => {
  const connected = await prepareList(app, { members: guests(3) })
  for (const { email } of guests(3)) {
    const member = `/lists/${connected.list.list_id}/members/${email}`
    await callMailchimp(app, connected, 'POST', `${member}/actions/delete-permanent`)
  }
  const done = await sync(connected)
  assert.deepEqual([done.is_finished, done.total_jobs], [true, 0])
  assert.equal((await app.call(oneList, ask(connected))).list.active_members, 0)
  const again = await app.call(syncFromMailchimp, ask(connected))
  assert.deepEqual(again.data, { batch_id: null, total_members: 0, total_batches: 0 })
})

test('a sync gives missing codes, separates two codes that differ only in case, and reports both', async () => {
  const text = (tag: string) => ({ tag, name: tag, type: 'text' as const })
  const old = 'abcdefghij0123456789ABCD'
  const member = (name: string, code: string) => ({
    email: `${name}@example.com`,
    status: 'subscribed',
    merge_fields: { QRCODE: code },
  })
  const connected = await connectAudience(app, {
    fields: [text('QRCODE')],
    members: [member('first', old), member('second', old.toUpperCase()), member('nobody', '')],
  })
  await app.call(createFields, ask(connected))
  const done = await sync(connected)
  assert.match(done.notice!, /^1 contact differed .* 1 contact had an invalid or taken code, and got a new one\.$/)
  const { contacts } = await app.call(contactsOfList, ask(connected))
  const codes = Object.fromEntries(contacts.map(({ email, qr_code: code }) => [email.split('@')[0]!, code]))
  assert.equal(codes['first'], old)
  assert.notEqual(codes['second']!.toUpperCase(), old.toUpperCase())
  assert.equal((await app.call(oneList, ask(connected))).list.is_active, true)
  await assertNothingBroken()
})

test('a generation can be cancelled, and nothing is synced beside it', async () => {
  const connected = await connectAudience(app, { members: guests(1200) })
  await app.call(createFields, ask(connected))
  app.sandbox.setFault({ kind: 'held', operation: 'batchSubscribe' }, connected.mailchimpAccount)
  const { batch_id: batchId } = await app.call(generate, ask(connected))
  const refused = await app.refused(syncFromMailchimp, ask(connected))
  assert.deepEqual([refused.status, refused.message.startsWith('QR codes are being generated.')], [409, true])
  const batch = { token: connected.token, params: { listId: connected.list.id, batchId: batchId! } }
  assert.equal((await app.call(cancelBatch, batch)).message, 'QR code generation was cancelled')
  app.sandbox.clearFaults(connected.mailchimpAccount)
  const done = await generateAll(app, connected)
  assert.deepEqual([done!.is_finished, done!.processed_jobs], [true, 1200])
  await assertNothingBroken()
})

test('a generation begins after the pages of a cancelled one that were under way', async () => {
  const connected = await connectAudience(app, { members: guests(600) })
  const { mailchimpAccount: account } = connected
  await app.call(createFields, ask(connected))
  app.sandbox.setFault({ kind: 'held', operation: 'batchSubscribe', next: 1 }, account)
  const { batch_id: batchId } = await app.call(generate, ask(connected))
  await until(
    () => app.sandbox.faults(account)[0]!.struck,
    (struck) => struck > 0,
  )
  await app.call(cancelBatch, { token: connected.token, params: { listId: connected.list.id, batchId: batchId! } })
  await app.call(generate, ask(connected))
  app.sandbox.clearFaults(account)
  await generateAll(app, connected)
  const writes = app.sandbox.calls
    .list()
    .filter((call) => call.account === account && call.operation === 'batchSubscribe')
  assert.equal(writes.length, 2, 'of 500 and of 100 members, once')
  await assertNothingBroken()
})

test('a batch waits while its account is off, says so, and continues when it is on', async () => {
  const connected = await connectAudience(app, { members: guests(2500) })
  await app.call(createFields, ask(connected))
  app.sandbox.setFault({ kind: 'slow', ms: 200 }, connected.mailchimpAccount)
  const { batch_id: batchId } = await app.call(generate, ask(connected))
  const switchAccount = (isActive: boolean) =>
    app.call(updateAccount, {
      token: connected.token,
      params: { accountId: connected.accountId },
      body: { account_name: 'Supper club', is_active: isActive },
    })
  await switchAccount(false)
  const status = () => app.call(batchStatus, { ...ask(connected), query: { batch_id: batchId! } })
  const waiting = await until(status, ({ notice }) => notice !== null)
  assert.match(waiting.notice!, /account of this list is inactive.*Switch it on to continue/)
  app.sandbox.clearFaults(connected.mailchimpAccount)
  await switchAccount(true)
  const done = await until(status, ({ is_finished: isFinished }) => isFinished, 60_000)
  assert.deepEqual([done.processed_jobs, done.notice], [2500, null])
})

test('Sync pressed while one is under way looks a second time at what came after', async () => {
  const connected = await prepareList(app, { members: 3 })
  const { token, list } = connected
  // The first call counts the members.
  app.sandbox.setFault({ kind: 'held', operation: 'getMembers', skip: 1, next: 1 }, connected.mailchimpAccount)
  const owner = openAsOwner({ connectionString: app.connectionString })
  atEnd(() => owner.destroy())
  const press = () => app.call(syncFromMailchimp, { token, params: { listId: list.id }, body: {} })
  const first = await press()
  await until(
    () => app.sandbox.faults(connected.mailchimpAccount)[0]!.struck,
    (struck) => struck === 1,
  )
  const second = await press()
  assert.equal(second.data.batch_id, first.data.batch_id)
  assert.equal(second.message, 'A sync is under way already. Another one starts after it.')
  app.sandbox.clearFaults(connected.mailchimpAccount)
  const batches = () =>
    owner
      .selectFrom('batches')
      .select(['id', 'finished_at as at'])
      .where('list_id', '=', list.id)
      .where('kind', '=', 'sync')
      .execute()
  const done = await until(batches, (all) => all.length > 1 && all.every(({ at }) => at !== null))
  assert.equal(done.length, 2)
  const { at } = await owner
    .selectFrom('lists')
    .select('look_again_at as at')
    .where('id', '=', list.id)
    .executeTakeFirstOrThrow()
  assert.equal(at, null)
})
