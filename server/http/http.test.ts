import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWellFormedCode } from '#domain/code.ts'
import { addOrganiser } from '../testing/factories.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { newCode } from '../features/contacts/new-code.ts'

const app = await startTestApp({ works: false })
const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers })

test('a body that is not JSON, too large or of another type gets a sentence and no stack', async () => {
  const { token } = await addOrganiser(app)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = (payload: string, more = {}) =>
    app.app.inject({ method: 'POST', url: '/api/mailchimp-accounts', headers: { ...headers, ...more }, payload })
  for (const [answer, status] of [
    [await post('{"qr_code":'), 400],
    [await post('{"__proto__":{"a":1}}'), 400],
    [await post(`{"api_key":"${'x'.repeat(40_000)}"}`), 413],
    [await post('qr_code=1', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    [await post('[]'), 422],
    [await post('null'), 422],
  ] as const) {
    assert.equal(answer.statusCode, status)
    assert.match(answer.json<{ message: string }>().message, /^[A-Z].*[.]$/)
    assert.doesNotMatch(answer.body, /\bat \w+.*:\d+|node_modules|Error:/)
  }
})

test('a call that does not exist is not found, in JSON', async () => {
  const answer = await get('/api/nothing')
  assert.deepEqual([answer.statusCode, answer.json<{ message: string }>().message], [404, 'Not found.'])
})

test('every answer carries the security headers', async () => {
  for (const url of ['/healthz', '/api/user', '/api/nothing', '/qr-code/x']) {
    const { headers } = await get(url)
    if (url === '/qr-code/x') assert.equal(headers['content-security-policy'], undefined)
    else assert.match(String(headers['content-security-policy']), /default-src 'none'/)
    assert.doesNotMatch(String(headers['content-security-policy']), /'unsafe-/)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.match(String(headers['strict-transport-security']), /max-age/)
  }
})

test('the image of a code is the same for ever and is not sent twice', async () => {
  const code = newCode()
  const first = await get(`/qr-code/${code}`)
  assert.deepEqual([first.statusCode, first.headers['content-type']], [200, 'image/png'])
  assert.equal(first.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(first.headers['cross-origin-resource-policy'], 'cross-origin')
  assert.ok(first.rawPayload.length <= 600)
  assert.deepEqual((await get(`/QR-CODE/${code}.png`)).rawPayload, first.rawPayload)
  const again = await get(`/qr-code/${code}`, { 'if-none-match': String(first.headers['etag']) })
  assert.deepEqual([again.statusCode, again.body], [304, ''])
  const print = await get(`/qr-code/${code}?scale=16`)
  assert.notEqual(print.headers['etag'], first.headers['etag'])
  const svg = await get(`/qr-code/${code}.svg`)
  assert.match(String(svg.headers['content-type']), /^image\/svg\+xml/)
})

test('blanks around a code in an image address are ignored', async () => {
  const code = '23456789ABCDEFGHJKMNPQRS'
  const { rawPayload } = await get(`/qr-code/${code}`)
  for (const name of [`%20${code}`, `${code}%20`, `%20${code}%0A`, `%20${code}%20.png`]) {
    const answer = await get(`/qr-code/${name}`)
    assert.deepEqual(answer.rawPayload, rawPayload, name)
  }
  assert.match(String((await get(`/qr-code/${code}%20.svg`)).headers['content-type']), /^image\/svg/)
})

test('a merge tag that was not replaced, in any writing, gets a picture that says SAMPLE and is not kept', async () => {
  const tags = [
    '*|QRCODE|*',
    '*%7CQRCODE%7C*',
    '%2A%7CQRCODE%7C%2A',
    '',
    'x',
    '__test_email__',
    '..%2f..%2fetc%2fpasswd',
    'A'.repeat(23),
    '%00',
    '<script>',
  ]
  for (const tag of tags) {
    assert.ok(!isWellFormedCode(tag))
    const answer = await get(`/qr-code/${tag}`)
    assert.equal(answer.statusCode, 200, tag)
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.equal(answer.headers['content-type'], 'image/png')
  }
  assert.equal((await get('/qr-code')).statusCode, 200)
})

test('the description of the API names every call, and is itself one', async () => {
  const document = (await get('/api/openapi.json')).json<{
    openapi: string
    paths: Record<string, Record<string, unknown>>
  }>()
  assert.equal(document.openapi, '3.1.0')
  assert.ok(document.paths['/api/lists/{listId}/scan']!['post'])
  for (const [path, calls] of Object.entries(document.paths)) {
    for (const method of Object.keys(calls)) {
      assert.ok(
        app.app.hasRoute({ method: method.toUpperCase(), url: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
        `${method} ${path}`,
      )
    }
  }
})

test('a long answer is compressed for clients that accept it', async () => {
  const answer = await get('/api/openapi.json', { 'accept-encoding': 'br' })
  assert.equal(answer.headers['content-encoding'], 'br')
  assert.ok(answer.rawPayload.length < (await get('/api/openapi.json')).rawPayload.length / 3)
})

test('the node is healthy as a process and ready when its database answers', async () => {
  assert.equal((await get('/healthz')).statusCode, 200)
  assert.deepEqual((await get('/readyz')).json(), { ok: true })
})
