import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from '../../testing/start-sandbox.ts'

type Campaign = {
  id: string
  web_id: number
  status: string
  content_type: string
  recipients: { list_id: string; recipient_count: number; segment_opts?: object }
  settings: { title: string; subject_line: string; template_id: number }
}
type Campaigns = { campaigns: Campaign[]; total_items: number }
type Content = { html: string; plain_text: string }

async function start() {
  const started = startSandbox()
  const { sandbox, call } = started
  const { id } = await sandbox.addAudience({
    members: [
      { email: 'anna@example.com', merge_fields: { TABLE: 3 } },
      { email: 'bob@example.com', tags: ['VIP'] },
      { email: 'left@example.com', status: 'unsubscribed' },
    ],
  })
  const draft = (more: object = {}) =>
    call<Campaign>('POST', '/campaigns', {
      type: 'regular',
      recipients: { list_id: id },
      settings: { subject_line: 'Come!', title: 'Invitation', from_name: 'Gala', reply_to: 'gala@example.com' },
      ...more,
    })
  return { ...started, id, draft }
}

test('a draft is made, listed, changed and deleted', async () => {
  const { call, draft, id, now, sandbox } = await start()
  const { status, body } = await draft()
  assert.deepEqual([status, body.status, body.content_type], [200, 'save', 'template'])
  assert.deepEqual([body.recipients.list_id, body.recipients.recipient_count], [id, 2])
  now.ms += 1000
  const other = await sandbox.addAudience()
  await draft({ recipients: { list_id: other.id } })
  const titles = async (query: string) => (await call<Campaigns>('GET', `/campaigns${query}`)).body.total_items
  assert.deepEqual(
    [await titles(''), await titles(`?list_id=${id}`), await titles('?status=sent'), await titles('?type=plaintext')],
    [2, 1, 0, 0],
  )
  const newest = await call<Campaigns>('GET', '/campaigns?sort_field=create_time&sort_dir=DESC&count=1')
  assert.equal(newest.body.campaigns[0]!.recipients.list_id, other.id)
  const settings = { subject_line: 'Tonight', from_name: 'Gala', reply_to: 'gala@example.com' }
  const changed = await call<Campaign>('PATCH', `/campaigns/${body.id}`, { settings })
  assert.deepEqual([changed.body.settings.subject_line, changed.body.settings.title], ['Tonight', 'Invitation'])
  assert.equal((await call('PATCH', `/campaigns/${body.id}`, { recipients: { list_id: id } })).status, 400)
  assert.equal((await call('DELETE', `/campaigns/${body.id}`)).status, 204)
  assert.equal((await call('GET', `/campaigns/${body.id}`)).status, 404)
})

test('recipients are a whole audience, a tag, a saved segment, or conditions of their own', async () => {
  const { draft, id, sandbox } = await start()
  const count = async (options: object) =>
    (await draft({ recipients: { list_id: id, segment_opts: options } })).body.recipients.recipient_count
  const [vip] = sandbox.segments(id)
  const saved = sandbox.addSegment(id, {
    name: 'Table 3',
    conditions: [{ condition_type: 'TextMerge', field: 'TABLE', op: 'is', value: '3' }],
  })
  assert.equal(await count({ saved_segment_id: vip!.id }), 1)
  assert.equal(await count({ saved_segment_id: saved.id }), 1)
  const notVip = { condition_type: 'StaticSegment', field: 'static_segment', op: 'static_not', value: vip!.id }
  const noTable = { condition_type: 'TextMerge', field: 'TABLE', op: 'blank' }
  assert.equal(await count({ match: 'all', conditions: [notVip, noTable] }), 0)
  assert.equal(await count({ match: 'any', conditions: [notVip, noTable] }), 2)
  for (const wrong of [
    { saved_segment_id: 99 },
    { match: 'all', conditions: [{ condition_type: 'VIP', field: 'gmonkey', op: 'member' }] },
    { match: 'all', conditions: [{ ...notVip, value: 'VIP' }] },
    { match: 'all', conditions: Array.from({ length: 11 }, () => noTable) },
  ]) {
    assert.equal((await draft({ recipients: { list_id: id, segment_opts: wrong } })).status, 400)
  }
  assert.equal((await draft({ recipients: { list_id: 'nonsense' } })).status, 400)
  assert.equal((await draft({ type: 'absplit' })).status, 400)
  assert.equal((await draft({ type: 'rss' })).status, 400)
  const rss_opts = { feed_url: 'https://news.example/feed', frequency: 'weekly' }
  const feed = await draft({ type: 'rss', rss_opts })
  assert.deepEqual([feed.status, feed.body.status], [200, 'save'])
})

test('HTML is written and read with its tags, and its text follows', async () => {
  const { call, draft } = await start()
  const path = `/campaigns/${(await draft()).body.id}`
  assert.equal((await call<Content>('GET', `${path}/content`)).body.html, '')
  const html =
    '<p>Hello *|FNAME|*</p><img src="https://a.example/qr-code/*|QRCODE|*"><a href="https://a.example">Map</a>'
  await call('PUT', `${path}/content`, { html })
  const { body } = await call<Content>('GET', `${path}/content`)
  assert.deepEqual([body.html, body.plain_text], [html, 'Hello *|FNAME|*\nMap (https://a.example)'])
  assert.equal((await call<Campaign>('GET', path)).body.content_type, 'html')
  await call('PUT', `${path}/content`, { plain_text: 'Your code: *|QRCODE|*' })
  assert.equal((await call<Content>('GET', `${path}/content`)).body.plain_text, 'Your code: *|QRCODE|*')
  assert.equal((await call('PUT', `${path}/content`, { url: 'https://a.example' })).status, 400)
})

test('a campaign of several versions has the content of each, with its label', async () => {
  const { call, sandbox, id } = await start()
  const variants = [
    { content_label: 'Green', html: '<p>*|QRCODE|*</p>', plain_text: '*|QRCODE|*' },
    { content_label: 'Blue', html: '<p>Hello</p>', plain_text: '' },
  ]
  const made = sandbox.addCampaign({ list_id: id, type: 'variate', variants })
  const path = `/campaigns/${made.id}`
  assert.equal((await call<{ type: string }>('GET', path)).body.type, 'variate')
  const shown = await call<{ variate_contents: object[] }>('GET', `${path}/content?fields=html,variate_contents`)
  assert.deepEqual(shown.body, { html: '', variate_contents: variants })
  const copy = await call<Campaign>('POST', `${path}/actions/replicate`)
  const copied = await call<{ variate_contents: object[] }>('GET', `/campaigns/${copy.body.id}/content`)
  assert.deepEqual(copied.body.variate_contents, variants)
})

test('HTML written to a campaign from a template is passed over with 200', async () => {
  const { call, draft } = await start()
  const html = '<div mc:edit="body"><div>Old</div></div><p>Footer</p>'
  const template = (await call<{ id: number }>('POST', '/templates', { name: 'Code', html })).body
  const path = `/campaigns/${(await draft()).body.id}/content`
  const filled = await call<Content>('PUT', path, { template: { id: template.id, sections: { body: '<b>New</b>' } } })
  assert.equal(filled.body.html, '<div mc:edit="body"><b>New</b></div><p>Footer</p>')
  const ignored = await call<Content>('PUT', path, { html: '<p>Mine</p>' })
  assert.deepEqual([ignored.status, ignored.body.html], [200, filled.body.html])
  assert.equal((await call('PUT', path, { template: { id: 99 } })).status, 400)
})

test('an email of the New Builder is empty before its first save, and takes no content by the API', async () => {
  const { call, draft, sandbox } = await start()
  const path = `/campaigns/${(await draft({ content_type: 'multichannel' })).body.id}/content`
  const html = '<p>Mine</p>'
  assert.equal((await call('PUT', path, { html })).status, 400)
  sandbox.changeSettings({ ignoresNewBuilderWrites: true })
  const ignored = await call<Content>('PUT', path, { html })
  assert.deepEqual([ignored.status, ignored.body.html, ignored.body.plain_text], [200, '', ''])
})

test('the checklist names what Mailchimp itself misses', async () => {
  const { call, draft } = await start()
  type Checklist = { is_ready: boolean; items: { type: string; heading: string }[] }
  const { id } = (await draft({ settings: {} })).body
  const errors = async () => {
    const { body } = await call<Checklist>('GET', `/campaigns/${id}/send-checklist`)
    const bad = body.items.filter(({ type }) => type === 'error').map(({ heading }) => heading)
    assert.equal(body.is_ready, bad.length === 0)
    return bad
  }
  assert.deepEqual(await errors(), ['Subject line', 'From', 'Content'])
  await call('PUT', `/campaigns/${id}/content`, { html: '<p>Hello</p>' })
  const settings = { subject_line: 'Come!', from_name: 'Gala', reply_to: 'gala@example.com' }
  await call('PATCH', `/campaigns/${id}`, { settings })
  assert.deepEqual(await errors(), [])
})

test('test mails come to the outbox without any contact’s values, up to the cap of a day', async () => {
  const { call, draft, sandbox, now } = await start()
  sandbox.changeSettings({ testMailsADay: 3 })
  const path = `/campaigns/${(await draft()).body.id}`
  const send = (emails: string[], type = 'html') =>
    call('POST', `${path}/actions/test`, { test_emails: emails, send_type: type })
  assert.equal((await send(['me@example.com'])).status, 400)
  await call('PUT', `${path}/content`, { html: '<p>Code *|QRCODE|*</p>' })
  assert.equal((await send(['me@example.com', 'you@example.com'])).status, 204)
  assert.equal((await send(['me@example.com'], 'plaintext')).status, 204)
  assert.deepEqual(
    sandbox.testMails().map(({ email, body, subject }) => [email, body, subject]),
    [
      ['me@example.com', 'Code *|QRCODE|*', '[Test] Come!'],
      ['you@example.com', '<p>Code *|QRCODE|*</p>', '[Test] Come!'],
      ['me@example.com', '<p>Code *|QRCODE|*</p>', '[Test] Come!'],
    ],
  )
  assert.equal((await send(['me@example.com'])).status, 400)
  now.ms += 24 * 60 * 60 * 1000
  assert.equal((await send(['me@example.com'])).status, 204)
  assert.equal((await send(['nonsense'])).status, 400)
  assert.equal((await send([])).status, 400)
})

test('test mails may have the defaults of fields in place of tags', async () => {
  const { call, draft, sandbox, id } = await start()
  await call('POST', `/lists/${id}/merge-fields`, {
    tag: 'NICK',
    name: 'Nickname',
    type: 'text',
    default_value: 'friend',
  })
  sandbox.changeSettings({ fillsTestMails: true })
  const { id: campaign } = (await draft()).body
  await call('PUT', `/campaigns/${campaign}/content`, { html: '*|NICK|*, *|TABLE|*, *|NOPE|*' })
  await call('POST', `/campaigns/${campaign}/actions/test`, { test_emails: ['me@example.com'], send_type: 'html' })
  assert.equal(sandbox.testMails()[0]!.body, 'friend, , *|NOPE|*')
})

test('a copy is a draft with the content and recipients of the first', async () => {
  const { call, draft, sandbox, id } = await start()
  const [vip] = sandbox.segments(id)
  const recipients = { list_id: id, segment_opts: { saved_segment_id: vip!.id } }
  const first = (await draft({ recipients })).body
  await call('PUT', `/campaigns/${first.id}/content`, { html: '<p>*|QRCODE|*</p>' })
  sandbox.sendCampaign(first.id)
  const { body } = await call<Campaign>('POST', `/campaigns/${first.id}/actions/replicate`)
  assert.notEqual(body.id, first.id)
  assert.deepEqual([body.status, body.settings.title], ['save', 'Invitation (copy 01)'])
  assert.deepEqual(body.recipients.segment_opts, { saved_segment_id: vip!.id, match: 'all' })
  assert.equal((await call<Content>('GET', `/campaigns/${body.id}/content`)).body.html, '<p>*|QRCODE|*</p>')
})

test('another account sees none of these campaigns', async () => {
  const { draft, sandbox } = await start()
  const { id } = (await draft()).body
  const { apiKey } = sandbox.addAccount()
  const answer = await sandbox.fetch(`https://us14.api.mailchimp.com/3.0/campaigns/${id}`, {
    headers: { Authorization: `Bearer ${apiKey}` },
  })
  assert.equal(answer.status, 404)
})

test('the faults of other calls strike campaigns too', async () => {
  const { call, draft, sandbox } = await start()
  const { id } = (await draft()).body
  const html = '<p>Hello</p>'
  sandbox.setFault({ kind: 'wrong_answer', answer: 'keeps_nothing', operation: 'putCampaignContent', next: 1 })
  assert.equal((await call<Content>('PUT', `/campaigns/${id}/content`, { html })).body.html, html)
  assert.equal((await call<Content>('GET', `/campaigns/${id}/content`)).body.html, '')
  sandbox.setFault({ kind: 'wrong_answer', answer: 'keeps_nothing', operation: 'addCampaign', next: 1 })
  const claimed = (await draft()).body.id
  assert.equal((await call('GET', `/campaigns/${claimed}`)).status, 404)
  await call('PUT', `/campaigns/${id}/content`, { html })
  sandbox.setFault({ kind: 'wrong_answer', answer: 'empty', operation: 'getCampaignContent', next: 1 })
  assert.equal((await call<Content>('GET', `/campaigns/${id}/content`)).body.html, '')
  assert.equal((await call<Content>('GET', `/campaigns/${id}/content`)).body.html, html)
  sandbox.setFault({ kind: 'lost_answer', operation: 'replicateCampaign', next: 1 })
  await assert.rejects(call('POST', `/campaigns/${id}/actions/replicate`), new TypeError('fetch failed'))
  assert.equal((await call<Campaigns>('GET', '/campaigns')).body.total_items, 2)
  sandbox.setFault({ kind: 'wrong_answer', answer: 'other_list', operation: 'getCampaigns', next: 1 })
  assert.equal((await call<Campaigns>('GET', '/campaigns')).body.campaigns[0]!.recipients.list_id, '0123456789')
  sandbox.setFault({ kind: 'wrong_answer', answer: 'empty', operation: 'getCampaigns', next: 1 })
  assert.equal((await call<Campaigns>('GET', '/campaigns')).body.total_items, 0)
})
