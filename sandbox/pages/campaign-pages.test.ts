import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seedFirstAccount } from '../seed/first-account.ts'
import { createSandbox } from '../sandbox.ts'
import { startSandbox } from '../testing/start-sandbox.ts'

const home = 'http://127.0.0.1:4010'

async function start() {
  const started = startSandbox()
  const { sandbox, account } = started
  const { id } = await sandbox.addAudience({
    name: 'Guests <&>',
    members: [{ email: 'anna@example.com', merge_fields: { FNAME: '<b>Anna</b>' } }, { email: 'bob@example.com' }],
  })
  const open = async (path: string) => {
    const answer = await sandbox.fetch(home + path)
    return { status: answer.status, text: await answer.text() }
  }
  const press = (path: string, form: Record<string, string>) =>
    sandbox.fetch(home + path, { method: 'POST', body: new URLSearchParams(form) })
  const admin = async (method: string, path: string, body?: object) => {
    const answer = await sandbox.fetch(`${home}/admin${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    return answer.json() as Promise<Record<string, unknown>>
  }
  return { ...started, id, open, press, admin, account }
}

const frameOf = (text: string) => /<iframe class="mail" title="The email" sandbox srcdoc="([^"]*)">/.exec(text)?.[1]

test('a draft is made, edited, shown as the nth recipient gets it, and sent on its page', async () => {
  const { press, open, id, account, sandbox } = await start()
  const made = await press('/campaigns', { account: account.id, list: id, title: 'Come <now>', content_type: 'html' })
  const path = made.headers.get('Location') ?? ''
  assert.match(path, /^\/campaigns\/\w+$/)
  assert.ok((await open('/campaigns')).text.includes('Come &lt;now&gt;'))
  assert.equal(frameOf((await open(path)).text), 'This email has no content yet.')
  const form = { title: 'Come', subject_line: 'Come!', content_type: 'drag_and_drop', html: '<p>*|FNAME|*</p>' }
  assert.equal((await press(path, { what: 'edit', ...form, plain_text: '' })).status, 303)
  const [campaign] = sandbox.campaigns()
  assert.deepEqual([campaign!.content_type, campaign!.settings.subject_line], ['drag_and_drop', 'Come!'])
  assert.equal(frameOf((await open(path)).text), '&lt;p&gt;&amp;lt;b&amp;gt;Anna&amp;lt;/b&amp;gt;&lt;/p&gt;')
  assert.equal(frameOf((await open(`${path}?n=2`)).text), '&lt;p&gt;&lt;/p&gt;')
  assert.equal(frameOf((await open(`${path}?n=3`)).text), 'There is no such recipient.')
  await press(path, { what: 'send', hard: '0', soft: '0', opened: '100' })
  assert.ok((await open(path)).text.includes('2 arrived, 0 bounced for good, 0 bounced for now, 2 opened it.'))
  assert.equal((await press(path, { what: 'send' })).status, 400)
  assert.equal((await open('/campaigns/nonsense')).status, 400)
})

test('test mails are shown in a frame that runs nothing, and as text', async () => {
  const { sandbox, call, open, id } = await start()
  const { id: campaign } = sandbox.addCampaign({ list_id: id, html: '<script>1</script>*|FNAME|*' })
  for (const type of ['html', 'plaintext']) {
    await call('POST', `/campaigns/${campaign}/actions/test`, { test_emails: ['me@example.com'], send_type: type })
  }
  assert.equal((await open('/outbox')).text.match(/me@example\.com/g)?.length, 2)
  assert.equal(frameOf((await open('/outbox/1')).text), '&lt;script&gt;1&lt;/script&gt;*|FNAME|*')
  assert.ok((await open('/outbox/2')).text.includes('*|FNAME|*'))
  assert.equal((await open('/outbox/99')).status, 400)
})

test('a contact’s page lists its events', async () => {
  const { call, open, id } = await start()
  const path = `/lists/${id}/members/anna@example.com`
  assert.ok((await open(path)).text.includes('No event yet.'))
  await call('POST', `${path}/events`, { name: 'checked_in', properties: { door: '<North>' }, is_syncing: true })
  const { text } = await open(path)
  assert.ok(text.includes('checked_in') && text.includes('door: &lt;North&gt;'))
})

test('admin calls make, change and send campaigns, and read what the API wrote', async () => {
  const { admin, account, id, call } = await start()
  const made = await admin('POST', `/accounts/${account.id}/campaigns`, { list_id: id, content_type: 'multichannel' })
  const campaign = String(made['id'])
  const edited = await admin('PATCH', `/campaigns/${campaign}`, { html: '<p>Saved</p>' })
  assert.deepEqual([edited['content_type'], edited['html']], ['multichannel', '<p>Saved</p>'])
  const sent = await admin('POST', `/campaigns/${campaign}/sent`, { to: { 'bob@example.com': 'hard' } })
  assert.deepEqual([sent['sent'], sent['hard']], [1, 1])
  assert.match(String((await admin('POST', `/campaigns/${campaign}/sent`))['message']), /sent already/)
  await call('POST', `/campaigns/${campaign}/actions/test`, { test_emails: ['me@example.com'], send_type: 'html' })
  await call('POST', `/lists/${id}/members/anna@example.com/events`, { name: 'checked_in' })
  const template = await admin('POST', `/accounts/${account.id}/templates`, { name: 'Code', html: '<p></p>' })
  assert.equal(template['name'], 'Code')
  const lengths = ['campaigns', 'test-mails'].map((what) => admin('GET', `/accounts/${account.id}/${what}`))
  assert.deepEqual(
    (await Promise.all(lengths)).map((all) => all['length']),
    [1, 1],
  )
  assert.equal((await admin('GET', `/lists/${id}/members/anna@example.com/events`))['length'], 1)
})

test('the first account has drafts: a good one, and one with each classic mistake', async () => {
  const sandbox = createSandbox()
  await seedFirstAccount(sandbox, 'http://localhost:3000')
  const drafts = sandbox.campaigns()
  assert.deepEqual(
    drafts.map(({ settings, content_type: kind }) => [settings.title, kind]),
    [
      ['Summer gala: invitation', 'html'],
      ['Summer gala: with the picture of the sample', 'drag_and_drop'],
      ['Summer gala: with a tag of another audience', 'html'],
      ['Summer gala: with a link and no picture', 'template'],
      ['Summer gala: begun in the New Builder', 'multichannel'],
    ],
  )
  assert.ok(drafts[0]!.html.includes('src="http://localhost:3000/qr-code/*|QRCODE|*"'))
  assert.ok(drafts[0]!.plain_text.includes('\nYour code: *|QRCODE|*'))
  await seedFirstAccount(sandbox, 'http://localhost:3000')
  assert.equal(sandbox.campaigns().length, 5)
  await sandbox.close()
})
