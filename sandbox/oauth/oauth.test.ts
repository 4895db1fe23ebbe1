import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oauthClient } from '../seed/first-account.ts'
import { startSandbox } from '../testing/start-sandbox.ts'

const back = 'http://127.0.0.1:3000/mailchimp/callback'
const login = 'https://login.mailchimp.com/oauth2'

function start() {
  const started = startSandbox()
  const { sandbox, account } = started
  const asked = { response_type: 'code', client_id: oauthClient.id, redirect_uri: back, state: 'abc' }
  const answer = async (what: string) => {
    const body = new URLSearchParams({ ...asked, account: account.id, answer: what })
    const { headers } = await sandbox.fetch(`${login}/authorize`, { method: 'POST', body })
    return new URL(headers.get('Location') ?? '').searchParams
  }
  const token = async (code: string, more: Record<string, string> = {}) => {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: oauthClient.id,
      client_secret: oauthClient.secret,
      redirect_uri: back,
      code,
      ...more,
    })
    const response = await sandbox.fetch(`${login}/token`, { method: 'POST', body })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const metadata = async (accessToken: string) => {
    const headers = { Authorization: `OAuth ${accessToken}` }
    const response = await sandbox.fetch(`${login}/metadata`, { headers })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return { ...started, asked, answer, token, metadata }
}

test('consent gives a code, the code a token, and the token opens the API', async () => {
  const { sandbox, account, answer, token, metadata } = start()
  const params = await answer('allow')
  assert.equal(params.get('state'), 'abc')
  const { body } = await token(params.get('code') ?? '')
  assert.equal(body['expires_in'], 0)
  const accessToken = String(body['access_token'])
  const known = await metadata(accessToken)
  assert.equal(known.body['dc'], 'us14')
  assert.equal(known.body['api_endpoint'], 'https://us14.api.mailchimp.com')
  const headers = { Authorization: `Bearer ${accessToken}` }
  const root = await sandbox.fetch('https://us14.api.mailchimp.com/3.0/', { headers })
  assert.equal(((await root.json()) as { account_id: string }).account_id, account.id)
})

test('a code is good once, for thirty seconds, and for its own address', async () => {
  const { answer, token, now } = start()
  const code = async () => (await answer('allow')).get('code') ?? ''
  const spent = await code()
  await token(spent)
  assert.equal((await token(spent)).body['error'], 'invalid_grant')
  const old = await code()
  now.ms += 30_000
  assert.equal((await token(old)).status, 400)
  assert.equal((await token(await code(), { redirect_uri: `${back}/` })).body['error'], 'invalid_grant')
  assert.equal((await token(await code(), { client_secret: 'wrong' })).body['error'], 'invalid_client')
})

test('a denied consent comes back with an error', async () => {
  const { answer } = start()
  assert.equal((await answer('deny')).get('error'), 'access_denied')
})

test('a token that is no good is answered with 200 and an error', async () => {
  const { metadata } = start()
  const { status, body } = await metadata('nonsense')
  assert.equal(status, 200)
  assert.equal(body['error'], 'invalid_token')
})

test('the consent page names the client and address, and refuses unknown ones', async () => {
  const { sandbox, asked } = start()
  const open = (more: object = {}) =>
    sandbox.fetch(`${login}/authorize?${new URLSearchParams({ ...asked, ...more }).toString()}`)
  const page = await open()
  assert.equal(page.status, 200)
  assert.match(await page.text(), /name="state" value="abc"/)
  assert.equal((await open({ client_id: '1' })).status, 400)
  assert.equal((await open({ redirect_uri: 'https://example.com/' })).status, 400)
})
