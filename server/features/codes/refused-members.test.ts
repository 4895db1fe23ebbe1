import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchFailures, checkStatus, createFields } from '#contract/codes.ts'
import { openAsOwner } from '../../database/open.ts'
import { type Connected, connectAudience, generateAll } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { findDifferences } from '../../verify/compare-lists.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'

const app = await startTestApp()

const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })
const guests = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    email: `guest${String(place).padStart(3, '0')}@example.com`,
    status: 'subscribed',
  }))

const words = {
  'guest007@example.com':
    'guest007@example.com is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.',
  'guest300@example.com':
    'guest300@example.com was permanently deleted and cannot be re-imported. The contact must re-subscribe to get back on the list.',
  'guest499@example.com': 'Your merge fields were invalid. QRMAX: Please enter a number',
}

function refuse({ mailchimpAccount }: Connected): void {
  for (const [email, error] of Object.entries(words)) {
    app.sandbox.setFault({ kind: 'refused_rows', emails: [email], error }, mailchimpAccount)
  }
}

const failuresOf = (connected: Connected, batchId: string, after?: string) =>
  app.call(batchFailures, {
    token: connected.token,
    params: { listId: connected.list.id, batchId },
    ...(after !== undefined && { query: { after } }),
  })

test('three rejected contacts of a page of 500 are listed with Mailchimp’s words, and 497 are done', async () => {
  const connected = await connectAudience(app, { members: guests(500) })
  await app.call(createFields, ask(connected))
  refuse(connected)
  const done = (await generateAll(app, connected))!
  assert.deepEqual([done.is_finished, done.processed_jobs, done.failed_jobs, done.total_jobs], [true, 497, 3, 500])
  const expected = Object.entries(words).map(([email, reason]) => ({ email, reason }))
  assert.deepEqual(await failuresOf(connected, done.batch_id), { failures: expected, next: null })
  for (const { email } of guests(500)) {
    const { QRCODE: code } = app.sandbox.readMember(connected.list.list_id, email)!['merge_fields'] as {
      QRCODE: string
    }
    assert.equal(/^\w{24}$/.test(code), !(email in words), email)
  }

  const status = await app.call(checkStatus, ask(connected))
  assert.deepEqual(
    [status.total_members, status.members_with_qr, status.members_without_qr, status.refused_count, status.drift.count],
    [497, 497, 0, 3, 0],
  )
  assert.deepEqual(
    status.refused.toSorted((a, b) => (a.email < b.email ? -1 : 1)),
    expected,
  )

  app.sandbox.clearFaults(connected.mailchimpAccount)
  const again = (await generateAll(app, connected))!
  assert.deepEqual([again.processed_jobs, again.failed_jobs], [500, 0])
  assert.equal((await app.call(checkStatus, ask(connected))).refused_count, 0)
  const owner = openAsOwner({ connectionString: app.connectionString })
  assert.deepEqual(await findBrokenInvariants(owner), [])
  assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
  await owner.destroy()
})

test('a member who lacks a required field gets a code too', async () => {
  const fields = [{ tag: 'COMPANY', name: 'Company', type: 'text' as const, required: true }]
  const connected = await connectAudience(app, { members: guests(3), fields })
  await app.call(createFields, ask(connected))
  const done = (await generateAll(app, connected))!
  assert.deepEqual([done.processed_jobs, done.failed_jobs], [3, 0])
})

test('members that Mailchimp has frozen are refused one by one, whatever their number, and listed 100 a page', async () => {
  const members = [...guests(60), ...guests(150).map(({ email }) => ({ email: `x${email}`, status: 'cleaned' }))]
  const connected = await connectAudience(app, { members })
  app.sandbox.changeSettings({ frozenStatuses: ['cleaned'] }, connected.mailchimpAccount)
  await app.call(createFields, ask(connected))
  const done = (await generateAll(app, connected))!
  assert.deepEqual([done.processed_jobs, done.failed_jobs, done.total_jobs], [60, 150, 210])
  const first = await failuresOf(connected, done.batch_id)
  assert.deepEqual([first.failures.length, first.next], [100, first.failures[99]!.email])
  const second = await failuresOf(connected, done.batch_id, first.next!)
  assert.deepEqual([second.failures.length, second.next], [50, null])
  assert.match(second.failures[0]!.reason, /is cleaned and cannot be changed/)
})
