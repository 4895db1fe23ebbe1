import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from '../testing/start-sandbox.ts'
import { replaceTags } from '../replace-tags.ts'

const home = 'http://127.0.0.1:4010'

async function start() {
  const started = startSandbox()
  const { sandbox } = started
  const { id } = await sandbox.addAudience({
    name: 'Guests <&>',
    members: [
      { email: 'anna@example.com', merge_fields: { FNAME: '<script>alert(1)</script>', TABLE: 3 } },
      { email: 'bob@example.com', status: 'archived' },
    ],
  })
  const open = async (path: string) => {
    const answer = await sandbox.fetch(home + path)
    return { status: answer.status, text: await answer.text() }
  }
  const press = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    sandbox.fetch(home + path, { method: 'POST', body: new URLSearchParams(form), headers })
  return { ...started, id, open, press }
}

test('the pages show accounts, audiences, contacts and calls, all escaped', async () => {
  const { open, id, account, call } = await start()
  await call('GET', '/ping')
  assert.ok((await open('/')).text.includes(account.apiKey))
  assert.ok((await open('/')).text.includes('Guests &lt;&amp;&gt;'))
  for (const path of [`/lists/${id}`, `/lists/${id}/members/anna@example.com`]) {
    const { status, text } = await open(path)
    assert.equal(status, 200)
    assert.ok(text.includes('&lt;script&gt;alert(1)'))
    assert.ok(!text.includes('<script>'))
  }
  assert.ok((await open('/calls')).text.includes('GET /ping'))
  assert.equal((await open('/nonsense')).status, 404)
  assert.equal((await open('/lists/nonsense')).status, 400)
})

test('contacts are found by address, by part of a value, and by status', async () => {
  const { open, id } = await start()
  const found = async (query: string) => (await open(`/lists/${id}?${query}`)).text.match(/\w+@example\.com(?=<)/g)
  assert.deepEqual(await found('q=anna@example.com'), ['anna@example.com'])
  assert.deepEqual(await found('q=alert'), ['anna@example.com'])
  assert.deepEqual(await found('status=archived'), ['bob@example.com'])
  assert.equal(await found('q=%25'), null)
})

test('a contact is edited as the owner would', async () => {
  const { sandbox, press, id } = await start()
  const form = { email_address: 'ann@example.com', status: 'pending', 'field FNAME': 'Ann', source: 'admin' }
  const { status, headers } = await press(`/lists/${id}/members/anna@example.com`, form)
  assert.equal(status, 303)
  assert.match(headers.get('Location') ?? '', /^\/lists\/\w+\/members\/[0-9a-f]{32}$/)
  const member = sandbox.readMember(id, 'ann@example.com')
  assert.equal(member?.['status'], 'pending')
  assert.deepEqual(member['merge_fields'], { FNAME: 'Ann', LNAME: '', COMPANY: '', TABLE: 3 })
})

test('faults are switched by hand', async () => {
  const { sandbox, press, open, account } = await start()
  await press('/faults', { what: 'add', account: account.id, kind: 'too_many', next: '2', operation: 'ping' })
  assert.deepEqual(sandbox.faults(), [{ kind: 'too_many', next: 2, operation: 'ping', id: 1, struck: 0 }])
  assert.ok((await open('/faults')).text.includes('kind too_many'))
  await press('/faults', { what: 'clear', account: account.id, id: '1' })
  assert.deepEqual(sandbox.faults(), [])
  await press('/faults', { what: 'settings', account: account.id, fieldLimit: '80', frozenStatuses: 'cleaned' })
  assert.equal(sandbox.accounts()[0]?.settings.fieldLimit, 80)
  assert.deepEqual(sandbox.accounts()[0]?.settings.frozenStatuses, ['cleaned'])
})

test('no other site presses our buttons, and no other host shows our pages', async () => {
  const { sandbox, press } = await start()
  assert.equal((await press('/faults', { what: 'stop' }, { Origin: 'https://example.com' })).status, 403)
  assert.equal((await sandbox.fetch('http://example.com/')).status, 403)
  assert.equal((await sandbox.fetch('http://example.com/admin/state')).status, 403)
})

test('no page of another site makes admin calls', async () => {
  const { sandbox } = await start()
  const admin = (method: string, path: string, Origin: string) =>
    sandbox.fetch(`http://127.0.0.1:4010/admin${path}`, {
      method,
      headers: { Origin, 'Content-Type': 'text/plain' },
      body: '{}',
    })
  for (const origin of ['https://example.com', 'null', 'http://localhost:4010', 'http://127.0.0.1:3000']) {
    assert.equal((await admin('POST', '/accounts', origin)).status, 403, origin)
    assert.equal((await admin('DELETE', '/calls', origin)).status, 403, origin)
  }
  assert.equal(sandbox.accounts().length, 1)
  assert.equal((await admin('POST', '/accounts', 'http://127.0.0.1:4010')).status, 200)
})

test('a campaign is shown as a contact gets it, in a frame that runs nothing', async () => {
  const { press, id } = await start()
  const mail = '<img src="http://127.0.0.1:3000/qr-code/*|TABLE|*"> *|FNAME|* *|EMAIL|* *|NOPE|*'
  const page = await (await press(`/lists/${id}/preview`, { mail, n: '1' })).text()
  const frame = /<iframe class="mail" title="The email" sandbox srcdoc="([^"]+)">/.exec(page)?.[1]
  assert.equal(
    frame,
    '&lt;img src=&quot;http://127.0.0.1:3000/qr-code/3&quot;&gt; ' +
      '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt; anna@example.com *|NOPE|*',
  )
  assert.equal(
    replaceTags('*|URL:FNAME|*', () => 'a&b'),
    'a%26b',
  )
})

test('admin calls do the same from outside', async () => {
  const { sandbox, id, account } = await start()
  const admin = async (method: string, path: string, body?: object) => {
    const answer = await sandbox.fetch(`${home}/admin${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    return { status: answer.status, body: answer.status === 204 ? undefined : await answer.json() }
  }
  const { body } = await admin('POST', `/accounts/${account.id}/faults`, { kind: 'slow', ms: 1 })
  assert.deepEqual(body, { id: 1 })
  assert.equal((await admin('POST', `/accounts/${account.id}/faults`, { kind: 'nonsense' })).status, 400)
  await admin('DELETE', `/accounts/${account.id}/faults/1`)
  assert.deepEqual(sandbox.faults(), [])
  await admin('PUT', `/accounts/${account.id}/revoked`, { is_revoked: true })
  await admin('PUT', '/down', { is_down: true })
  await admin('PATCH', `/accounts/${account.id}/settings`, { latencyMs: 50 })
  await admin('PATCH', `/lists/${id}/members/anna@example.com`, { status: 'cleaned', source: 'user' })
  const added = await admin('POST', '/audiences', { name: 'More', members: 5 })
  assert.ok((added.body as { id: string }).id)
  type State = {
    is_down: boolean
    accounts: { is_revoked: boolean; settings: { latencyMs: number }; lists: object[] }[]
  }
  const state = (await admin('GET', '/state')).body as State
  assert.deepEqual(
    [state.is_down, state.accounts[0]?.is_revoked, state.accounts[0]?.settings.latencyMs],
    [true, true, 50],
  )
  assert.equal(state.accounts[0]?.lists.length, 2)
  assert.equal(sandbox.readMember(id, 'anna@example.com')?.['status'], 'cleaned')
  await admin('PUT', `/lists/${id}/deleted`, { is_deleted: true })
  assert.equal(sandbox.audiences().length, 1)
})
