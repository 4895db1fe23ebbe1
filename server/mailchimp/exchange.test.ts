import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exchange, troubleOf } from './exchange.ts'

const bounds = { timeoutMs: 1000, bytes: 10_000 }

async function kindOf(status: number, text: string, type: string): Promise<string> {
  const fetch = () => Promise.resolve(new Response(text, { status, headers: { 'content-type': type } }))
  return troubleOf(await exchange(fetch, new URL('https://us1.api.mailchimp.com/3.0/'), {}, bounds)).kind
}

const page = '<html><body><h1>Not here</h1></body></html>'
const problem = (status: number) => JSON.stringify({ type: 'about:blank', title: 'No', status, detail: 'No.' })

test('an error without a problem document decides nothing for good', async () => {
  for (const status of [400, 401, 404, 405, 410, 422, 451]) {
    assert.equal(await kindOf(status, page, 'text/html'), 'unreachable', `${status}`)
    assert.equal(await kindOf(status, '', 'text/plain'), 'unreachable', `${status} with nothing`)
    assert.equal(await kindOf(status, '{"message":"no Route matched"}', 'application/json'), 'unreachable', `${status}`)
  }
  assert.equal(await kindOf(403, page, 'text/html'), 'busy')
})

test('a problem document is believed, with its type or with its title and status', async () => {
  const kinds = { 400: 'refused', 401: 'unauthorized', 403: 'forbidden', 404: 'not_found', 405: 'refused' }
  for (const [status, kind] of Object.entries(kinds)) {
    assert.equal(await kindOf(Number(status), problem(Number(status)), 'application/json'), kind)
    assert.equal(await kindOf(Number(status), '{"title":"No"}', 'application/problem+json; charset=utf-8'), kind)
  }
})

test('a too-large answer from any host in between counts as such, since a smaller call may pass', async () => {
  assert.equal(await kindOf(413, page, 'text/html'), 'refused')
})

test('a time until which Mailchimp asks us to wait is counted from its own clock', async () => {
  const answered = 'Sat, 28 Nov 2026 10:00:00 GMT'
  const headers = { 'retry-after': 'Sat, 28 Nov 2026 10:00:20 GMT', date: answered }
  const fetch = () => Promise.resolve(new Response(null, { status: 429, headers }))
  const answer = await exchange(fetch, new URL('https://us1.api.mailchimp.com/3.0/'), {}, bounds)
  assert.equal(answer.restMs, 20_000)
  assert.equal(answer.date?.toUTCString(), answered)
})

test('an account or user that Mailchimp has switched off is told apart from a role that is too low', async () => {
  const body = (title: string | undefined, detail: string | undefined) =>
    JSON.stringify({ type: 'about:blank', status: 403, title, detail })
  const troubleFor = async (text: string) => {
    const headers = { 'content-type': 'application/problem+json' }
    const fetch = () => Promise.resolve(new Response(text, { status: 403, headers }))
    return troubleOf(await exchange(fetch, new URL('https://us1.api.mailchimp.com/3.0/'), {}, bounds))
  }
  const off = await troubleFor(body('User Disabled', 'This account has been deactivated.'))
  assert.deepEqual([off.kind, off.theirWords], ['disabled', 'User Disabled: This account has been deactivated.'])
  for (const detail of ['API Access has been disabled for this account.', 'This account is paused.', 'Account closed'])
    assert.equal((await troubleFor(body('Forbidden', detail))).kind, 'disabled', detail)
  assert.equal((await troubleFor(body('User Disabled', undefined))).theirWords, 'User Disabled')
  assert.equal((await troubleFor(body('Forbidden', 'You may not do this.'))).kind, 'forbidden')
})
