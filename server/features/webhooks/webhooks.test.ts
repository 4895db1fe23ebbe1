import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, test } from 'node:test'
import { createFields, deleteField, readFields } from '#contract/codes.ts'
import { oneList } from '#contract/lists.ts'
import { setUpWebhook, webhookStatus } from '#contract/webhooks.ts'
import { addAccount } from '#contract/accounts.ts'
import { openAsOwner } from '../../database/open.ts'
import { addOrganiser, type Connected, connectAudience, generateAll, prepareList } from '../../testing/factories.ts'
import { callMailchimp, prepareListening, startListeningApp } from '../../testing/start-listening-app.ts'
import { testPublicUrl } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const app = await startListeningApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Hook = {
  id: string
  url: string
  events: Record<string, boolean>
  sources: Record<string, boolean>
  signing_enabled: boolean
}

const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })
const hooksOf = async (connected: Connected) =>
  (await callMailchimp(app, connected, 'GET', `/lists/${connected.list.list_id}/webhooks`))['webhooks'] as Hook[]
const pathOf = (url: string) => url.replace(testPublicUrl, '')

const profile = new URLSearchParams({ type: 'profile', 'data[email]': 'anna@example.com' }).toString()
const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: pathOf(url),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  })
const waiting = async ({ list }: Connected) =>
  owner.selectFrom('webhook_deliveries').select('email_key').where('list_id', '=', list.id).execute()

test('a webhook is set up after fields and codes, and not before', async () => {
  const connected = await connectAudience(app, { members: 2 })
  assert.deepEqual(await app.call(webhookStatus, ask(connected)), {
    webhook_enabled: false,
    webhook_url: null,
    protection_code: null,
    qr_codes_generated: false,
    mode: null,
    last_heard_at: null,
  })
  assert.equal((await app.refused(setUpWebhook, ask(connected))).message, 'Complete step 1 first')
  await app.call(createFields, ask(connected))
  const refused = await app.refused(setUpWebhook, ask(connected))
  assert.deepEqual([refused.status, refused.message], [409, 'Complete step 2 first'])
  await generateAll(app, connected)
  await app.call(setUpWebhook, ask(connected))
})

test('it listens to members and the owner, not to the API, at an unguessable address', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const answer = await app.call(setUpWebhook, ask(prepared))
  assert.match(answer.protection_code!, /^[\w-]{27,}$/)
  assert.equal(answer.webhook_url, `${testPublicUrl}/webhooks/mailchimp/${answer.protection_code}`)
  const [hook, ...others] = await hooksOf(prepared)
  assert.deepEqual(others, [])
  assert.equal(hook!.url, answer.webhook_url)
  assert.deepEqual(hook!.sources, { user: true, admin: true, api: false })
  assert.deepEqual(hook!.events, {
    subscribe: true,
    unsubscribe: true,
    profile: true,
    cleaned: true,
    upemail: true,
    campaign: false,
  })
  const status = await app.call(webhookStatus, ask(prepared))
  assert.deepEqual(
    [status.webhook_enabled, status.mode, status.webhook_url, status.qr_codes_generated],
    [true, 'webhook', answer.webhook_url, true],
  )
  assert.equal((await app.call(oneList, ask(prepared))).list.webhook_setup, true)
})

test('neither the address nor the signing secret is in the database in clear', async () => {
  const listening = await prepareListening(app, { members: 1 })
  const { protection_code: code } = await app.call(webhookStatus, ask(listening))
  const row = await owner.selectFrom('lists').selectAll().where('id', '=', listening.list.id).executeTakeFirstOrThrow()
  assert.ok(row.webhook_secret && row.webhook_code && row.webhook_code_hash)
  assert.ok(!JSON.stringify(row).includes(code!))
  assert.ok(!row.webhook_code_hash.toString('base64url').includes(code!))
})

test('setting up again keeps the webhook, or creates it again if Mailchimp lost it', async () => {
  const listening = await prepareListening(app, { members: 1 })
  const [first] = await hooksOf(listening)
  await app.call(setUpWebhook, ask(listening))
  assert.deepEqual(await hooksOf(listening), [first])

  const path = `/lists/${listening.list.list_id}/webhooks`
  await callMailchimp(app, listening, 'DELETE', `${path}/${first!.id}`)
  await app.call(setUpWebhook, ask(listening))
  const [second, ...others] = await hooksOf(listening)
  assert.deepEqual(others, [])
  assert.notEqual(second!.id, first!.id)
  assert.equal((await app.call(webhookStatus, ask(listening))).webhook_url, second!.url)
})

test('if the answer of Mailchimp is lost, there is still one webhook with a known secret', async () => {
  const prepared = await prepareList(app, { members: [{ email: 'anna@example.com' }] })
  app.sandbox.setFault({ kind: 'lost_answer', operation: 'addWebhook', next: 1 }, prepared.mailchimpAccount)
  await app.call(setUpWebhook, ask(prepared))
  const hooks = await hooksOf(prepared)
  assert.equal(hooks.length, 1)
  app.sandbox.editMember(prepared.list.list_id, 'anna@example.com', { merge_fields: { FNAME: 'Anna' } })
  await app.sandbox.deliveries.settle()
  assert.equal(app.sandbox.deliveries.list().at(-1)!.last_status, 200)
})

test('two clicks at once make one webhook', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const clicks = await Promise.allSettled(Array.from({ length: 3 }, () => app.call(setUpWebhook, ask(prepared))))
  assert.ok(clicks.some(({ status }) => status === 'fulfilled'))
  assert.equal((await hooksOf(prepared)).length, 1)
})

test('where Mailchimp cannot reach us, it says so in its own words, and asking every 10 minutes is offered', async () => {
  const prepared = await prepareList(app, { members: 1 })
  app.interpose(() => Promise.resolve(new Response(null, { status: 502 })))
  const refused = await app.refused(setUpWebhook, ask(prepared))
  app.interpose(undefined)
  assert.equal(refused.status, 409)
  assert.match(refused.message, /cannot reach Listpass at https:\/\/listpass\.test\. .*every 10 minutes/)
  assert.match(refused.details!, /couldn't verify the URL is working.*HTTP Code: 502/)
  assert.ok(refused.errors['url'])
  assert.equal((await app.call(webhookStatus, ask(prepared))).webhook_enabled, false)

  const chosen = await app.call(setUpWebhook, { ...ask(prepared), body: { mode: 'polling' } })
  assert.deepEqual([chosen.webhook_url, chosen.protection_code, chosen.mode], [null, null, 'polling'])
  const status = await app.call(webhookStatus, ask(prepared))
  assert.deepEqual([status.webhook_enabled, status.webhook_url, status.mode], [true, null, 'polling'])
  assert.deepEqual(await hooksOf(prepared), [])
  await until(
    () => app.call(webhookStatus, ask(prepared)),
    ({ last_heard_at: at }) => at !== null,
  )
})

test('a list changes from webhook to asking and back', async () => {
  const listening = await prepareListening(app, { members: 1 })
  await app.call(setUpWebhook, { ...ask(listening), body: { mode: 'polling' } })
  assert.deepEqual(await hooksOf(listening), [])
  await app.call(setUpWebhook, { ...ask(listening), body: { mode: 'webhook' } })
  assert.equal((await hooksOf(listening)).length, 1)
})

test('with the last field the webhook goes, at Mailchimp and here; after a failure it can be done again', async () => {
  const listening = await prepareListening(app, { members: 1 })
  const { webhook_url: url } = await app.call(webhookStatus, ask(listening))
  const { qr_codes: fields } = await app.call(readFields, ask(listening))
  const remove = (id: string) => ({ token: listening.token, params: { listId: listening.list.id, qrId: id } })
  await app.call(deleteField, remove(fields[0]!.id))
  await app.call(deleteField, remove(fields[1]!.id))
  assert.equal((await hooksOf(listening)).length, 1)

  app.sandbox.setFault({ kind: 'server_error', operation: 'deleteWebhook' }, listening.mailchimpAccount)
  assert.equal((await app.refused(deleteField, remove(fields[2]!.id))).status, 503)
  assert.equal((await app.call(readFields, ask(listening))).qr_codes.length, 1)
  app.sandbox.clearFaults(listening.mailchimpAccount)
  await app.call(deleteField, remove(fields[2]!.id))
  assert.deepEqual(await hooksOf(listening), [])
  assert.equal((await app.call(webhookStatus, ask(listening))).webhook_enabled, false)
  assert.equal((await app.app.inject({ url: pathOf(url!) })).statusCode, 404)
  assert.equal((await post(url!, profile)).statusCode, 404)
})

test('the same audience, set up by two organisers, has a webhook for each', async () => {
  const first = await prepareListening(app, { members: 3 })
  // Mailchimp refuses the first one's login, so that the second may set the audience up.
  const login = owner.updateTable('accounts').where('id', '=', first.accountId)
  await login.set({ reconnect_since: new Date() }).execute()
  const { token } = await addOrganiser(app, 'Ada')
  const body = { account_name: 'Shared', api_key: first.apiKey }
  const { account } = await app.call(addAccount, { token, body })
  const second = { ...first, token, list: account.lists[0]! }
  await app.call(createFields, ask(second))
  await login.set({ reconnect_since: null }).execute()
  await generateAll(app, second)
  await app.call(setUpWebhook, ask(second))
  assert.equal((await hooksOf(first)).length, 2)
})

test("Mailchimp's look at an address says nothing about other addresses", async () => {
  const listening = await prepareListening(app, { members: 1 })
  const { webhook_url: url } = await app.call(webhookStatus, ask(listening))
  const known = await app.app.inject({ url: pathOf(url!) })
  assert.deepEqual([known.statusCode, known.body], [200, ''])
  const unknown = await app.app.inject({ url: `${pathOf(url!)}x` })
  const otherCase = await app.app.inject({
    url: `/webhooks/mailchimp/${pathOf(url!).split('/').at(-1)!.toUpperCase()}`,
  })
  const never = await app.app.inject({ url: '/api/nothing' })
  assert.deepEqual([unknown.statusCode, unknown.body], [404, never.body])
  assert.deepEqual([otherCase.statusCode, otherCase.body], [404, never.body])
  assert.equal((await post(`${url!}x`, profile)).statusCode, 404)
})

test('a delivery without the right signature is refused and not kept', async () => {
  const listening = await prepareListening(app, { members: 1 })
  const { webhook_url: url } = await app.call(webhookStatus, ask(listening))
  const seconds = Math.floor(Date.now() / 1000)
  const forged = createHmac('sha256', 'a guess').update(`${seconds}.${profile}`).digest('hex')
  // Hints are kept while Mailchimp is unreachable.
  app.sandbox.stop()
  for (const headers of [
    {},
    { 'x-mailchimp-signature': '' },
    { 'x-mailchimp-signature': `t=${seconds},v1=${forged}` },
    { 'x-mailchimp-signature': 'nonsense' },
  ]) {
    const answer = await post(url!, profile, headers)
    assert.equal(answer.statusCode, 401)
  }
  assert.deepEqual(await waiting(listening), [])
  app.sandbox.start()
})

test('a webhook that Mailchimp does not sign is believed for its address', async () => {
  const connected = await connectAudience(app, { members: 1 })
  app.sandbox.changeSettings({ signsWebhooks: false }, connected.mailchimpAccount)
  await app.call(createFields, ask(connected))
  await generateAll(app, connected)
  const { webhook_url: url } = await app.call(setUpWebhook, ask(connected))
  app.sandbox.stop()
  assert.equal((await post(url!, profile)).statusCode, 200)
  assert.deepEqual(await waiting(connected), [{ email_key: 'anna@example.com' }])
  // Deliveries without a contact, or unreadable ones: there is nothing to store, and a retry would not help.
  for (const payload of ['type=campaign&data[id]=1', '', 'nonsense', 'type=profile&data[email]=%00']) {
    assert.equal((await post(url!, payload)).statusCode, 200, payload)
  }
  assert.equal((await waiting(connected)).length, 1)
  app.sandbox.start()
  await until(
    () => waiting(connected),
    (rows) => rows.length === 0,
  )
})

test('only forms are taken there, only so large, and only there', async () => {
  const listening = await prepareListening(app, { members: 1 })
  const { webhook_url: url } = await app.call(webhookStatus, ask(listening))
  const large = 'x'.repeat(300_000)
  assert.equal((await post(url!, '{}', { 'content-type': 'application/json' })).statusCode, 415)
  assert.equal((await post(url!, '<a/>', { 'content-type': 'text/xml' })).statusCode, 415)
  assert.equal((await post(url!, large)).statusCode, 413)
  assert.equal((await post('/api/login', 'email=a')).statusCode, 415)
})
