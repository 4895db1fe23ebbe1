import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from '../testing/start-sandbox.ts'

const { sandbox, account, call } = startSandbox()
const list = await sandbox.addAudience({ members: 30 })
const basic = (token: string) => `Basic ${Buffer.from(`anyone:${token}`).toString('base64')}`
const ask = (url: string, headers: Record<string, string>) => sandbox.fetch(url, { headers })

test('a key opens the door as Basic with any user name and as Bearer, on the one host and on its own', async () => {
  for (const host of ['api.mailchimp.com', 'us14.api.mailchimp.com', '127.0.0.1:4010']) {
    for (const Authorization of [basic(account.apiKey), `Bearer ${account.apiKey}`]) {
      const answer = await ask(`https://${host}/3.0/ping`, { Authorization })
      assert.deepEqual(await answer.json(), { health_status: "Everything's Chimpy!" })
    }
  }
})

test('an unknown key and a wrong data centre are one and the same 401', async () => {
  const wrong = [
    ask('https://api.mailchimp.com/3.0/ping', { Authorization: 'Bearer nobody-us14' }),
    ask('https://us3.api.mailchimp.com/3.0/ping', { Authorization: `Bearer ${account.apiKey}` }),
    ask('http://127.0.0.1:4010/us3/3.0/ping', { Authorization: `Bearer ${account.apiKey}` }),
  ]
  for (const answer of await Promise.all(wrong)) {
    assert.equal(answer.status, 401)
    assert.equal(answer.headers.get('Content-Type'), 'application/problem+json; charset=utf-8')
    const { title, detail } = (await answer.json()) as { title: string; detail: string }
    assert.equal(title, 'API Key Invalid')
    assert.equal(detail, "Your API key may be invalid, or you've attempted to access the wrong datacenter.")
  }
})

test('the root names the owner of the credential', async () => {
  const { body } = await call('GET', '/')
  assert.equal(body['account_id'], account.id)
  assert.equal(body['role'], 'owner')
})

test('an unknown path is 404, a wrong method 405, and another account’s audience is not there', async () => {
  assert.equal((await call('GET', '/nonsense')).status, 404)
  assert.equal((await call('DELETE', '/ping')).status, 405)
  const other = sandbox.addAccount()
  const theirs = await sandbox.addAudience({ account: other.id })
  const { status, body } = await call('GET', `/lists/${theirs.id}`)
  assert.equal(status, 404)
  assert.equal(body['detail'], 'The requested resource could not be found.')
})

test('only a POST may carry another method', async () => {
  const url = `https://us14.api.mailchimp.com/3.0/lists/${list.id}`
  const headers = { Authorization: `Bearer ${account.apiKey}`, 'X-HTTP-Method-Override': 'GET' }
  assert.equal((await sandbox.fetch(url, { method: 'POST', headers })).status, 200)
  assert.equal((await sandbox.fetch(url, { method: 'PUT', headers })).status, 422)
})

test('a body that is no JSON is refused', async () => {
  const { status, body } = await call('POST', `/lists/${list.id}/members`, '{"email_address":')
  assert.equal(status, 400)
  assert.equal(body['title'], 'JSON Parse Exception')
})

test('fields picks, exclude_fields leaves out, and an unknown field is refused', async () => {
  const picked = await call('GET', `/lists/${list.id}/members?count=1&fields=members.merge_fields.FNAME,total_items`)
  assert.deepEqual(Object.keys(picked.body), ['members', 'total_items'])
  const [member] = picked.body['members'] as { merge_fields: object }[]
  assert.deepEqual(Object.keys(member ?? {}), ['merge_fields'])
  assert.deepEqual(Object.keys(member?.merge_fields ?? {}), ['FNAME'])

  const left = await call('GET', `/lists/${list.id}/members?exclude_fields=members,_links`)
  assert.deepEqual(Object.keys(left.body), ['list_id', 'total_items'])
  const lean = await call('GET', `/lists/${list.id}/members?count=1&exclude_fields=members._links,members.contact_id`)
  const [lighter] = lean.body['members'] as object[]
  assert.ok(lighter && !('_links' in lighter) && !('contact_id' in lighter) && 'unique_email_id' in lighter)
  assert.equal((await call('GET', `/lists/${list.id}/members?fields=members.shoe_size`)).status, 400)
  assert.equal((await call('GET', `/lists?fields=total_items&exclude_fields=lists`)).status, 400)
})

test('ten calls of one login at a time, and the eleventh is refused at once', async () => {
  sandbox.calls.forget()
  const answers = await Promise.all(Array.from({ length: 14 }, () => call('GET', '/ping')))
  const refused = answers.filter(({ status }) => status === 429)
  assert.equal(refused.length, 4)
  assert.equal(refused[0]?.body['detail'], 'You have exceeded the limit of 10 simultaneous connections.')
  assert.equal(sandbox.calls.mostAtOnce(), 11)
  assert.equal(sandbox.calls.count('ping'), 14)
  assert.equal((await call('GET', '/ping')).status, 200)
})

test('the figures of an audience are counted at most every five minutes', async () => {
  const { sandbox, now, call } = startSandbox()
  const { id } = await sandbox.addAudience({ members: [] })
  const count = async () =>
    (await call<{ stats: { member_count: number } }>('GET', `/lists/${id}`)).body.stats.member_count
  assert.equal(await count(), 0)
  await call('POST', `/lists/${id}/members`, { email_address: 'anna@example.com', status: 'subscribed' })
  now.ms += 299_000
  assert.equal(await count(), 0)
  now.ms += 1000
  assert.equal(await count(), 1)
})

test('audiences come in pages, by date, and with the contact asked for', async () => {
  const { sandbox, now, call } = startSandbox()
  const first = await sandbox.addAudience({ members: [{ email: 'anna@example.com' }] })
  now.ms += 5000
  const second = await sandbox.addAudience()
  type Page = { lists: { id: string }[]; total_items: number }
  const ids = async (query: string) => (await call<Page>('GET', `/lists${query}`)).body.lists.map(({ id }) => id)
  assert.deepEqual(await ids(''), [first.id, second.id])
  assert.deepEqual(await ids('?sort_field=date_created&sort_dir=DESC'), [second.id, first.id])
  assert.deepEqual(await ids('?count=1&offset=1'), [second.id])
  assert.deepEqual(await ids('?email=anna@example.com'), [first.id])
  assert.deepEqual(await ids('?since_date_created=2026-11-01T00:00:01Z'), [second.id])
})
