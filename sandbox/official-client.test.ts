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
  campaigns: Record<string, Call>
  templates: Record<string, Call>
  reports: Record<string, Call>
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

type Part = 'lists' | 'campaigns' | 'templates' | 'reports'
const callsOf =
  (part: Part) =>
  (name: string, ...values: unknown[]) => {
    const call = client[part][name]
    assert.ok(call, `the client has no ${part}.${name}`)
    return call.apply(client[part], values)
  }
const [lists, campaigns, templates, reports] = [
  callsOf('lists'),
  callsOf('campaigns'),
  callsOf('templates'),
  callsOf('reports'),
]

type Person = { id: string; email_address: string }
const people = (page: Record<string, unknown> | null) => (page?.['members'] ?? []) as Person[]

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

test('the official client makes tags and saved segments, and gives a tag to many', async () => {
  const tag = (await lists('createSegment', id, { name: 'Attended: Gala', static_segment: [] }))?.['id']
  const [first] = people(await lists('getListMembersInfo', id))
  const change = { members_to_add: [first!.email_address, 'nobody@example.com'] }
  assert.equal((await lists('batchSegmentMembers', change, id, tag))?.['total_added'], 1)
  assert.deepEqual((await lists('tagSearch', id, { name: 'attended' }))?.['tags'], [
    { id: tag, name: 'Attended: Gala' },
  ])
  const conditions = [{ condition_type: 'StaticSegment', field: 'static_segment', op: 'static_is', value: tag }]
  const saved = await lists('createSegment', id, { name: 'Came', options: { match: 'all', conditions } })
  assert.equal(saved?.['member_count'], 1)
  const page = await lists('getSegmentMembersList', id, saved?.['id'])
  assert.deepEqual(
    people(page).map((member) => member.id),
    [first!.id],
  )
  await lists('updateSegment', id, saved?.['id'], { name: 'Came along' })
  assert.equal((await lists('getSegment', id, saved?.['id']))?.['name'], 'Came along')
  assert.equal(await lists('deleteSegment', id, tag), null)
})

test('the official client adds and reads the events of a contact', async () => {
  const [first] = people(await lists('getListMembersInfo', id))
  const event = { name: 'checked_in', properties: { door: 'North' }, is_syncing: false }
  assert.equal(await lists('createListMemberEvent', id, first!.id, event), null)
  const { events } = (await lists('getListMemberEvents', id, first!.id, { count: 5 })) as { events: { name: string }[] }
  assert.deepEqual(
    events.map(({ name }) => name),
    ['checked_in'],
  )
})

test('the official client makes, fills, tests, copies, reads and deletes a campaign, and its report', async () => {
  const made = await templates('create', { name: 'Code', html: '<div mc:edit="body">*|QRCODE|*</div>' })
  const sections = await templates('getDefaultContentForTemplate', String(made?.['id']))
  assert.deepEqual(sections?.['sections'], { body: '*|QRCODE|*' })
  const settings = { subject_line: 'Come!', title: 'Invitation', from_name: 'Gala', reply_to: 'gala@example.com' }
  const draft = await campaigns('create', { type: 'regular', recipients: { list_id: id }, settings })
  const of = String(draft?.['id'])
  await campaigns('setContent', of, { template: { id: made?.['id'], sections: { body: 'Hello' } } })
  assert.equal((await campaigns('getContent', of))?.['html'], '<div mc:edit="body">Hello</div>')
  assert.equal((await campaigns('getSendChecklist', of))?.['is_ready'], true)
  assert.equal(await campaigns('sendTestEmail', of, { test_emails: ['me@example.com'], send_type: 'html' }), null)
  await campaigns('update', of, { settings: { ...settings, title: 'Reminder' } })
  const copy = await campaigns('replicate', of)
  assert.equal((await campaigns('get', String(copy?.['id'])))?.['status'], 'save')
  const listed = await campaigns('list', { listId: id, status: 'save', sortField: 'create_time', sortDir: 'DESC' })
  assert.equal(listed?.['total_items'], 2)
  sandbox.sendCampaign(of, { opened: 0.5 })
  const report = await reports('getCampaignReport', of)
  const sentTo = await reports('getCampaignRecipients', of, { count: 100 })
  assert.deepEqual([report?.['emails_sent'], sentTo?.['total_items']], [40, 40])
  assert.equal(await campaigns('remove', String(copy?.['id'])), null)
  await templates('updateTemplate', String(made?.['id']), { name: 'Code 2', html: '<p></p>' })
  assert.equal((await templates('list', { count: 5 }))?.['total_items'], 1)
  assert.equal((await templates('getTemplate', String(made?.['id'])))?.['name'], 'Code 2')
  assert.equal(await templates('deleteTemplate', String(made?.['id'])), null)
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
