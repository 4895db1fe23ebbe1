// One denial by Mailchimp is not believed; a second one is checked again later.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditLog, byItself } from '#contract/audit.ts'
import { batchStatus, cancelBatch, createFields, generate, syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import { oneList, syncLists } from '#contract/lists.ts'
import type { Fault } from '../../../../sandbox/faults.ts'
import { openAsOwner } from '../../../database/open.ts'
import { codesOf, type Connected, connectAudience, prepareList } from '../../../testing/factories.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'
import { findDifferences } from '../../../verify/compare-lists.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

type Lie = Pick<Fault, 'answer' | 'operation' | 'next' | 'skip'>

const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })
const listNow = async (connected: Connected) => (await app.call(oneList, ask(connected))).list
const longAgo = new Date(Date.now() - 11 * 60_000)

function lie({ mailchimpAccount }: Connected, ...lies: Lie[]): void {
  for (const each of lies) app.sandbox.setFault({ kind: 'wrong_answer', ...each }, mailchimpAccount)
}

const beHonest = ({ mailchimpAccount }: Connected) => app.sandbox.clearFaults(mailchimpAccount)

async function connect(members = 20): Promise<Connected> {
  const connected = await connectAudience(app, { members, status: 'subscribed' })
  await app.call(createFields, ask(connected))
  return connected
}

async function begin(connected: Connected, kind: 'generate' | 'sync' = 'generate') {
  const id =
    kind === 'sync'
      ? (await app.call(syncFromMailchimp, ask(connected))).data.batch_id!
      : (await app.call(generate, ask(connected))).batch_id!
  const status = async () =>
    kind === 'sync'
      ? (await app.call(syncStatus, { token: connected.token, params: { listId: connected.list.id, batchId: id } }))
          .data
      : app.call(batchStatus, { ...ask(connected), query: { batch_id: id } })
  return { id, status, end: () => until(status, (seen) => seen.is_finished || seen.is_cancelled) }
}

const deletedTwice: Lie[] = [
  { answer: 'not_found', operation: 'getMembers' },
  { answer: 'not_found', operation: 'batchSubscribe' },
  { answer: 'not_found', operation: 'getList' },
]
const fieldsGoneTwice: Lie[] = [
  { answer: 'empty', operation: 'getMergeFields' },
  { answer: 'not_found', operation: 'getMergeField' },
]

for (const [answer, operation] of [
  ['html_404', 'getMembers'],
  ['html_404', 'batchSubscribe'],
  ['html_404', 'getMergeFields'],
  ['not_found', 'getMembers'],
  ['not_found', 'batchSubscribe'],
  ['not_found', 'getMergeFields'],
  ['unauthorized', 'getMembers'],
  ['unauthorized', 'batchSubscribe'],
  ['empty', 'getMergeFields'],
  ['empty_with_total', 'getMergeFields'],
  ['other_list', 'getMergeFields'],
] as const) {
  test(`one wrong answer (${answer}) to ${operation} ends no generation`, async () => {
    const connected = await connect()
    // The first listing of members is only for the count.
    const skip = operation === 'getMembers' ? 1 : 0
    app.sandbox.setFault({ kind: 'wrong_answer', answer, operation, next: 1, skip }, connected.mailchimpAccount)
    const ended = await (await begin(connected)).end()
    assert.deepEqual([ended.is_finished, ended.processed_jobs], [true, 20])
    assert.equal(app.sandbox.faults(connected.mailchimpAccount)[0]!.struck, 1)
    const list = await listNow(connected)
    assert.deepEqual([list.is_gone, list.qr_fields_created, list.account.needs_reconnect], [false, true, false])
  })
}

test('one wrong answer of each kind ends no sync', async () => {
  const prepared = await prepareList(app, { members: 20, status: 'subscribed' })
  for (const answer of ['html_404', 'not_found', 'unauthorized'] as const) {
    lie(
      prepared,
      { answer, operation: 'getMembers', next: 1 },
      { answer: 'empty', operation: 'getMergeFields', next: 1 },
    )
    assert.equal((await (await begin(prepared, 'sync')).end()).is_finished, true, answer)
    beHonest(prepared)
  }
  const list = await listNow(prepared)
  assert.deepEqual([list.is_gone, list.active_members, list.account.needs_reconnect], [false, 20, false])
})

test('an empty or short listing of lists takes no list off the dashboard, and a deleted list is still noticed', async () => {
  const connected = await connect()
  const sync = async () =>
    (await app.call(syncLists, { token: connected.token, params: { accountId: connected.accountId } })).account
  for (const answer of ['empty', 'empty_with_total', 'unauthorized', 'html_404'] as const) {
    lie(connected, { answer, operation: 'getLists', next: 1 })
    const { lists, needs_reconnect: needsReconnect } = await sync()
    assert.deepEqual([lists.map(({ is_gone: isGone }) => isGone), needsReconnect], [[false], false], answer)
    beHonest(connected)
  }
  app.sandbox.deleteList(connected.list.list_id)
  assert.equal((await sync()).lists[0]!.is_gone, true)
})

test('a list that Mailchimp denied twice is found again within ten minutes, and its generation starts again', async () => {
  const connected = await connect()
  lie(connected, ...deletedTwice.map((each) => (each.operation === 'getMembers' ? { ...each, skip: 1 } : each)))
  const ended = await (await begin(connected)).end()
  assert.deepEqual([ended.is_cancelled, ended.notice], [true, 'This list no longer exists in Mailchimp.'])
  assert.equal((await listNow(connected)).is_gone, true)
  beHonest(connected)
  await owner.updateTable('lists').set({ gone_since: longAgo }).where('id', '=', connected.list.id).execute()
  await until(
    () => listNow(connected),
    (list) => !list.is_gone && list.qr_values_set,
  )
  assert.equal((await codesOf(app, connected)).length, 20)
  const { entries } = await app.call(auditLog, { token: connected.token })
  assert.deepEqual(
    entries.filter(({ action }) => action === 'generation_started').map(({ who }) => who),
    [byItself, 'organiser'],
  )
})

test('fields that Mailchimp denied twice are found again, and the sync that lacked them starts again', async () => {
  const prepared = await prepareList(app, { members: 20, status: 'subscribed' })
  lie(prepared, ...fieldsGoneTwice)
  const ended = await (await begin(prepared, 'sync')).end()
  assert.equal(ended.is_cancelled, true)
  assert.match(ended.notice!, /no longer has the QR fields/)
  assert.equal((await listNow(prepared)).qr_fields_created, false)
  beHonest(prepared)
  await owner.updateTable('fields').set({ gone_since: longAgo }).where('list_id', '=', prepared.list.id).execute()
  await until(
    () => listNow(prepared),
    (list) => list.qr_fields_created,
  )
  const batches = () =>
    owner
      .selectFrom('batches')
      .select(['kind', 'finished_at'])
      .where('list_id', '=', prepared.list.id)
      .orderBy('started_at')
      .execute()
  const [, , again] = await until(batches, (all) => all.length === 3 && all[2]!.finished_at !== null)
  assert.equal(again!.kind, 'sync')
})

test('a generation waits for a contact that Mailchimp denies under key and address, and its search finds', async () => {
  const connected = await connect()
  lie(
    connected,
    { answer: 'rows_unaccounted', operation: 'batchSubscribe' },
    { answer: 'not_found', operation: 'patchMember' },
  )
  const { status } = await begin(connected)
  const waiting = await until(status, (seen) => seen.notice !== null || seen.is_finished)
  assert.equal(waiting.is_finished, false)
  beHonest(connected)
  const ended = await until(status, (seen) => seen.is_finished, 60_000)
  assert.deepEqual([ended.processed_jobs, ended.failed_jobs], [20, 0])
  const { findings } = await findDifferences(app.services, owner)
  assert.deepEqual(findings, [])
})

test('an account that Mailchimp refused twice recovers, and waiting work continues', async () => {
  const connected = await connect()
  // The first listing of members is only for the count.
  lie(
    connected,
    { answer: 'unauthorized', operation: 'getMembers', skip: 1 },
    { answer: 'unauthorized', operation: 'ping' },
  )
  const { status } = await begin(connected)
  const waiting = await until(status, ({ notice }) => notice !== null)
  assert.match(waiting.notice!, /Reconnect the account to continue/)
  const needsReconnect = async () => (await listNow(connected)).account.needs_reconnect
  await until(needsReconnect, (needs) => needs)
  beHonest(connected)
  await owner.updateTable('accounts').set({ reconnect_since: longAgo }).where('id', '=', connected.accountId).execute()
  await until(needsReconnect, (needs) => !needs)
  assert.equal((await until(status, (seen) => seen.is_finished, 60_000)).processed_jobs, 20)
})

test('a forbidden generation waits, says what to do, and continues', async () => {
  const connected = await connect()
  app.sandbox.setFault(
    { kind: 'wrong_answer', answer: 'forbidden', operation: 'batchSubscribe' },
    connected.mailchimpAccount,
  )
  const { status } = await begin(connected)
  const waiting = await until(status, ({ notice }) => notice !== null)
  assert.deepEqual([waiting.is_cancelled, waiting.is_finished], [false, false])
  assert.match(waiting.notice!, /Give the user a higher role in Mailchimp to continue/)
  beHonest(connected)
  assert.equal((await until(status, (seen) => seen.is_finished, 60_000)).processed_jobs, 20)
})

test('a batch that the organiser cancelled never starts again', async () => {
  const connected = await connect()
  app.sandbox.changeSettings({ latencyMs: 300 }, connected.mailchimpAccount)
  const { id, end } = await begin(connected)
  await app.call(cancelBatch, { token: connected.token, params: { listId: connected.list.id, batchId: id } })
  await end()
  const stopped = await owner.selectFrom('batches').select('stopped_by').where('id', '=', id).executeTakeFirstOrThrow()
  assert.equal(stopped.stopped_by, null)
})

test('several servers take one look at an account between them, and one that finds nothing waits for the next', async () => {
  const connected = await connect()
  app.sandbox.deleteList(connected.list.list_id)
  await app.call(syncLists, { token: connected.token, params: { accountId: connected.accountId } })
  const nodes = [await app.addNode(), await app.addNode()]
  app.sandbox.calls.forget()
  await owner.updateTable('lists').set({ gone_since: longAgo }).where('id', '=', connected.list.id).execute()
  const lookedAt = () =>
    owner.selectFrom('accounts').select('looked_at').where('id', '=', connected.accountId).executeTakeFirstOrThrow()
  await until(lookedAt, ({ looked_at: at }) => at !== null)
  await until(
    () => app.sandbox.calls.count('getList'),
    (calls) => calls > 0,
  )
  for (const node of nodes) await node.stop()
  assert.equal(app.sandbox.calls.count('getList'), 1)
  assert.equal((await listNow(connected)).is_gone, true)
})
