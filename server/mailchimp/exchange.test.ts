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
