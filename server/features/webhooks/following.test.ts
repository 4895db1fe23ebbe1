import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { webhookStatus } from '#contract/webhooks.ts'
import { openAsOwner } from '../../database/open.ts'
import { callMailchimp, type Listened, prepareListening, startListeningApp } from '../../testing/start-listening-app.ts'
import { until } from '../../testing/until.ts'

const app = await startListeningApp()
const { sandbox } = app
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const waiting = async ({ list }: Listened) =>
  (await owner.selectFrom('webhook_deliveries').select('id').where('list_id', '=', list.id).execute()).length
const polledAt = ({ list }: Listened) =>
  owner
    .selectFrom('lists')
    .select(['polled_at as at', 'poll_from as from'])
    .where('id', '=', list.id)
    .executeTakeFirstOrThrow()
const untilHeard = (listening: Listened) =>
  until(
    async () => [await waiting(listening), (await polledAt(listening)).at] as const,
    ([hints, at]) => hints === 0 && at !== null,
  )
const emailsOf = async ({ list }: Listened, count: number) =>
  (
    await owner
      .selectFrom('contacts')
      .select('email')
      .where('list_id', '=', list.id)
      .where('removed_at', 'is', null)
      .limit(count)
      .execute()
  ).map(({ email }) => email)

async function leaveHints({ list }: Listened, emails: string[]): Promise<void> {
  const rows = emails.map((email) => ({
    list_id: list.id,
    id: randomUUID(),
    kind: 'profile',
    email_key: email.toLowerCase(),
    old_email_key: null,
  }))
  await owner.insertInto('webhook_deliveries').values(rows).execute()
}

test('a burst is read by pages, a few members one by one, and a repeated one once', async () => {
  const listening = await prepareListening(app, { members: 700, status: 'subscribed' })
  await untilHeard(listening)
  const emails = await emailsOf(listening, 300)
  sandbox.calls.forget()
  await leaveHints(listening, [...emails, ...emails])
  await untilHeard(listening)
  const burst = sandbox.calls.byOperation()
  assert.ok((burst['getMembers'] ?? 0) <= 4, JSON.stringify(burst))
  assert.equal(burst['getMember'], undefined)

  sandbox.calls.forget()
  await leaveHints(listening, [...emails.slice(0, 5), ...emails.slice(0, 5)])
  await untilHeard(listening)
  // The turn that read the burst may process these hints too. Then it has read the fields before.
  const { getMergeFields: looks = 0, ...few } = sandbox.calls.byOperation()
  assert.ok(looks <= 1, `${looks} looks at the fields`)
  assert.deepEqual(few, { getMember: 5 })
})

test('a member missing from the changed ones is read anyway', async () => {
  const listening = await prepareListening(app, { members: 40, status: 'subscribed' })
  await untilHeard(listening)
  const emails = await emailsOf(listening, 30)
  const [gone, ...others] = emails
  await callMailchimp(
    app,
    listening,
    'POST',
    `/lists/${listening.list.list_id}/members/${gone}/actions/delete-permanent`,
  )
  await leaveHints(listening, [...others, gone!, 'never@example.com'])
  await untilHeard(listening)
  assert.equal((await emailsOf(listening, 100)).length, 39)
})

test('while Mailchimp does not answer, no hint is lost, and no contact counts as gone', async () => {
  const listening = await prepareListening(app, { members: 3, status: 'subscribed' })
  await untilHeard(listening)
  const [email] = await emailsOf(listening, 1)
  sandbox.setFault({ kind: 'server_error' }, listening.mailchimpAccount)
  sandbox.editMember(listening.list.list_id, email!, { merge_fields: { FNAME: 'Later' } })
  await sandbox.deliveries.settle()
  await until(
    () => Promise.resolve(sandbox.faults(listening.mailchimpAccount)[0]!.struck),
    (struck) => struck > 0,
  )
  assert.equal(await waiting(listening), 1)
  sandbox.clearFaults(listening.mailchimpAccount)
  await untilHeard(listening)
  const contact = await owner
    .selectFrom('contacts')
    .selectAll()
    .where('list_id', '=', listening.list.id)
    .where('email', '=', email!)
    .executeTakeFirstOrThrow()
  assert.equal(contact.merge_fields['FNAME'], 'Later')
  assert.equal((await emailsOf(listening, 10)).length, 3)
})

test('an interrupted poll restarts from its start; a finished one continues from its end', async () => {
  const listening = await prepareListening(app, { members: 3, status: 'subscribed' })
  await untilHeard(listening)
  const before = await polledAt(listening)
  sandbox.setFault({ kind: 'server_error', operation: 'getMembers' }, listening.mailchimpAccount)
  await owner.updateTable('lists').set({ polled_at: null }).where('id', '=', listening.list.id).execute()
  await until(
    () => Promise.resolve(sandbox.faults(listening.mailchimpAccount)[0]!.struck),
    (struck) => struck > 0,
  )
  assert.deepEqual(await polledAt(listening), { at: null, from: before.from })
  sandbox.clearFaults(listening.mailchimpAccount)
  await untilHeard(listening)
  assert.ok((await polledAt(listening)).from! > before.from!)
})

test('one of several nodes polls a list', async () => {
  const listening = await prepareListening(app, { members: 3, status: 'subscribed' })
  await untilHeard(listening)
  const nodes = [await app.addNode(), await app.addNode()]
  sandbox.changeSettings({ latencyMs: 300 }, listening.mailchimpAccount)
  sandbox.calls.forget()
  await owner.updateTable('lists').set({ polled_at: null }).where('id', '=', listening.list.id).execute()
  await untilHeard(listening)
  for (const node of nodes) await node.stop()
  // One listing of changed members, one of archived members, and one for the count.
  assert.equal(sandbox.calls.byOperation()['getMembers'], 3)
})

test('the status shows when Mailchimp was last heard', async () => {
  const listening = await prepareListening(app, { members: 1, status: 'subscribed' })
  const ask = { token: listening.token, params: { listId: listening.list.id } }
  assert.equal((await app.call(webhookStatus, ask)).last_heard_at, null)
  const [email] = await emailsOf(listening, 1)
  sandbox.editMember(listening.list.list_id, email!, { merge_fields: { FNAME: 'Now' } })
  const { last_heard_at: at } = await until(
    () => app.call(webhookStatus, ask),
    (status) => status.last_heard_at !== null,
  )
  assert.ok(Math.abs(Date.now() - Date.parse(at!)) < 20_000)
})
