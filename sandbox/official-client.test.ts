import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { after, test } from 'node:test'
import { serve } from './serve.ts'
import { startSandbox } from './testing/start-sandbox.ts'
import { validating } from './testing/validate.ts'

type Call = (...values: unknown[]) => Promise<Record<string, unknown> | null>
type Client = {
  basePath: string
  config: { apiKey: string }
  ping: { get: Call }
  root: { getRoot: Call }
  lists: Record<string, Call>
}

// One client per tenant, because the package's default client is shared by the whole process.
const Client = createRequire(import.meta.url)('@mailchimp/mailchimp_marketing/src/ApiClient.js') as new () => Client

const { sandbox, account } = startSandbox({ callOut: async () => new Response(null) })
const { id } = await sandbox.addAudience({ members: 40, status: 'subscribed' })
const served = await serve(
  validating((input, init) => sandbox.answer(new Request(input, init)), { mayAskWrongly: true }),
  0,
)
after(() => served.close())

const client = new Client()
client.basePath = `${served.origin}/3.0`
client.config = { apiKey: account.apiKey }

function lists(name: string, ...values: unknown[]) {
  const call = client.lists[name]
  assert.ok(call, `the client has no ${name}`)
  return call.apply(client.lists, values)
}

test('the official client pings and reads the account’s owner', async () => {
  assert.deepEqual(await client.ping.get(), { health_status: "Everything's Chimpy!" })
  assert.equal((await client.root.getRoot({ fields: ['account_id'] }))?.['account_id'], account.id)
})

test('the official client reads audiences and contacts', async () => {
  const all = await lists('getAllLists', { count: 5, fields: ['lists.id', 'total_items'] })
  assert.deepEqual(all, { lists: [{ id }], total_items: 1 })
  const page = await lists('getListMembersInfo', id, { count: 25, offset: 20, status: 'subscribed' })
  assert.equal((page as { members: object[] }).members.length, 20)
  assert.equal((await lists('getList', id))?.['id'], id)
})

test('the official client adds, sets, changes, archives and deletes a contact', async () => {
  const hash = createHash('md5').update('new@example.com').digest('hex')
  await lists('addListMember', id, { email_address: 'new@example.com', status: 'pending' })
  const set = { email_address: 'new@example.com', status_if_new: 'subscribed', merge_fields: { FNAME: 'New' } }
  assert.equal((await lists('setListMember', id, hash, set))?.['status'], 'pending')
  const opts = { skipMergeValidation: true }
  const changed = await lists('updateListMember', id, hash, { merge_fields: { TABLE: 5 } }, opts)
  assert.deepEqual(changed?.['merge_fields'], { FNAME: 'New', LNAME: '', COMPANY: '', TABLE: 5 })
  await lists('updateListMemberTags', id, hash, { tags: [{ name: 'VIP', status: 'active' }] })
  assert.equal((await lists('getListMemberTags', id, hash))?.['total_items'], 1)
  assert.equal(await lists('deleteListMember', id, hash), null)
  assert.equal((await lists('getListMember', id, hash))?.['status'], 'archived')
  assert.equal(await lists('deleteListMemberPermanent', id, hash), null)
})

test('the official client writes a batch', async () => {
  const members = [{ email_address: 'batch@example.com', status_if_new: 'unsubscribed' }]
  const result = await lists('batchListMembers', id, { members, update_existing: true }, { skipMergeValidation: true })
  assert.equal(result?.['total_created'], 1)
})

test('the official client makes, reads, changes and deletes merge fields', async () => {
  const made = await lists('addListMergeField', id, { tag: 'QRCODE', name: 'Code', type: 'text' })
  const mergeId = made?.['merge_id']
  await lists('updateListMergeField', id, mergeId, { name: 'QR code' })
  assert.equal((await lists('getListMergeField', id, mergeId))?.['name'], 'QR code')
  assert.equal((await lists('getListMergeFields', id, { count: 1000 }))?.['total_items'], 5)
  await lists('deleteListMergeField', id, mergeId)
  assert.equal((await lists('getListMergeFields', id))?.['total_items'], 4)
})

test('the official client makes, reads, changes and deletes webhooks', async () => {
  const made = await lists('createListWebhook', id, { url: 'http://127.0.0.1:1/hook', events: { profile: true } })
  const hookId = made?.['id']
  await lists('updateListWebhook', id, hookId, { sources: { api: false } })
  assert.equal((await lists('getListWebhook', id, hookId))?.['url'], 'http://127.0.0.1:1/hook')
  assert.equal((await lists('getListWebhooks', id))?.['total_items'], 1)
  assert.equal(await lists('deleteListWebhook', id, hookId), null)
})

test('the official client sees refusals, throttling and lost connections as it would the real ones', async () => {
  const status = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => assert.fail('it went well'),
      (reason: unknown) => reason as { status?: number; code?: string; response?: { body: { title?: string } } },
    )
    return error.status ?? error.code
  }
  assert.equal(await status(lists('getList', 'nonsense')), 404)
  assert.equal(await status(lists('addListMember', id, { email_address: 'x', status: 'subscribed' })), 400)
  sandbox.setFault({ kind: 'bare_403', next: 1 })
  assert.equal(await status(client.ping.get()), 403)
  sandbox.setFault({ kind: 'lost_answer', next: 1 })
  assert.equal(await status(client.ping.get()), 'ECONNRESET')
  sandbox.revokeKey()
  assert.equal(await status(client.ping.get()), 401)
  sandbox.revokeKey(undefined, false)
})
