// We have a webhook's secret, but its deliveries come unsigned.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createFields } from '#contract/codes.ts'
import { setUpWebhook, webhookStatus } from '#contract/webhooks.ts'
import { openAsOwner } from '../../database/open.ts'
import { connectAudience, generateAll } from '../../testing/factories.ts'
import { type Listened, prepareListening, startListeningApp } from '../../testing/start-listening-app.ts'
import { until } from '../../testing/until.ts'

const app = await startListeningApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Place = Pick<Listened, 'token' | 'list' | 'mailchimpAccount'>
const ask = ({ token, list }: Place) => ({ token, params: { listId: list.id } })
const stopSigning = (stopsSigning: boolean, { mailchimpAccount }: Place) =>
  app.sandbox.changeSettings({ stopsSigning }, mailchimpAccount)

const listOf = ({ list }: Place) =>
  owner
    .selectFrom('lists')
    .select(['webhook_secret as secret', 'unsigned_at as unsignedAt', 'polled_at as polledAt'])
    .where('id', '=', list.id)
    .executeTakeFirstOrThrow()

async function deliver(place: Place, payload: string): Promise<number> {
  const { webhook_url: url } = await app.call(webhookStatus, ask(place))
  const { pathname } = new URL(url!)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await app.app.inject({ method: 'POST', url: pathname, headers, payload })).statusCode
}

const unsigned = 'type=profile&data[email]=anna%40example.com'

/** Moves the clock forward by 10 minutes. */
async function poll(place: Place): Promise<void> {
  await owner.updateTable('lists').set({ polled_at: null }).where('id', '=', place.list.id).execute()
  await until(
    () => listOf(place),
    ({ polledAt }) => polledAt !== null,
  )
}

test('a webhook that Mailchimp gives a secret and does not sign is kept without the secret', async () => {
  const connected = await connectAudience(app, { members: 1 })
  stopSigning(true, connected)
  await app.call(createFields, ask(connected))
  await generateAll(app, connected)
  await app.call(setUpWebhook, ask(connected))
  assert.equal((await listOf(connected)).secret, null)
  assert.equal(await deliver(connected, unsigned), 200)
})

test('a webhook that Mailchimp signs no more is believed for its address after the next poll', async () => {
  const listening = await prepareListening(app, { members: 1 })
  await poll(listening)
  stopSigning(true, listening)
  assert.equal(await deliver(listening, unsigned), 401)
  await poll(listening)
  const { secret, unsignedAt } = await listOf(listening)
  assert.deepEqual([secret, unsignedAt], [null, null])
  assert.equal(await deliver(listening, unsigned), 200)
})

test('unsigned deliveries stay refused while Mailchimp signs, and Mailchimp is asked once a poll', async () => {
  const listening = await prepareListening(app, { members: 1 })
  await poll(listening)
  for (let times = 0; times < 5; times++) assert.equal(await deliver(listening, unsigned), 401)
  app.sandbox.calls.forget()
  await poll(listening)
  await poll(listening)
  assert.equal(app.sandbox.calls.byOperation()['getWebhooks'], 1)
  assert.notEqual((await listOf(listening)).secret, null)
  assert.equal(await deliver(listening, unsigned), 401)
})

test('setting up the webhook again drops the secret of one that is no longer signed', async () => {
  const listening = await prepareListening(app, { members: 1 })
  stopSigning(true, listening)
  await app.call(setUpWebhook, ask(listening))
  assert.equal((await listOf(listening)).secret, null)
})
