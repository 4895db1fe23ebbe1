// Every answer has the headers of DESIGN §7, including errors at any level.
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { setUpWebhook } from '#contract/webhooks.ts'
import { openAsOwner } from '../database/open.ts'
import { openLog } from '../log.ts'
import { prepareList } from '../testing/factories.ts'
import { atEnd } from '../testing/postgres.ts'
import { startListeningApp } from '../testing/start-listening-app.ts'
import { openHttp } from './open-http.ts'
import { serveArrival } from './serve-arrival.ts'
import { password } from '../testing/samples.ts'

const webFolder = await mkdtemp(join(tmpdir(), 'listpass-web-'))
atEnd(() => rm(webFolder, { recursive: true, force: true }))
await mkdir(join(webFolder, 'assets'))
await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Listpass</title>')
await writeFile(join(webFolder, 'assets', 'app-1a2b3c.js'), 'export {}')

const app = await startListeningApp({ webFolder })
const { token, list, codes } = await prepareList(app, { members: 2 })
const { webhook_url: hook } = await app.call(setUpWebhook, { token, params: { listId: list.id } })
const signedIn = { authorization: `Bearer ${token}` }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

type Asked = Omit<InjectOptions, 'url'> & { url: string }
const ask = (asked: Asked) => app.app.inject(asked)
type Answer = Awaited<ReturnType<typeof ask>>

const expected: Record<string, RegExp> = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; .*frame-ancestors 'none'; .*require-trusted-types-for 'script'; trusted-types \S+/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /^camera=\(self\), /,
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
}

function assertHeaders({ headers }: Answer, what: string, but: Record<string, RegExp> = {}): void {
  for (const [name, value] of Object.entries({ ...expected, ...but })) {
    assert.match(String(headers[name]), value, `${what}: ${name}`)
  }
  assert.doesNotMatch(String(headers['content-security-policy']), /'unsafe-/)
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) assert.ok(!(name in headers), name)
}

const calls: [status: number, asked: Asked][] = [
  [200, { url: '/api/lists', headers: signedIn }],
  [200, { url: '/api/openapi.json' }],
  [200, { url: '/healthz' }],
  [200, { method: 'HEAD', url: '/api/lists', headers: signedIn }],
  [200, { method: 'POST', url: '/api/user/export', headers: signedIn, payload: { password } }],
  [200, { url: new URL(hook!).pathname }],
  [400, { method: 'POST', url: '/api/login', headers: { 'content-type': 'application/json' }, payload: '{' }],
  [400, { url: '/api/lists/%zz' }],
  [401, { url: '/api/user' }],
  [401, { url: '/API/USER' }],
  [401, { method: 'POST', url: new URL(hook!).pathname, headers: form, payload: 'type=subscribe' }],
  [403, { method: 'POST', url: '/mailchimp/connect', headers: signedIn, payload: {} }],
  [404, { url: '/api/nothing' }],
  [404, { method: 'PATCH', url: '/api/user' }],
  [404, { url: '/api/lists/none', headers: signedIn }],
  [404, { url: '/webhooks/mailchimp/none' }],
  [413, { method: 'POST', url: '/api/login', payload: { email: 'x'.repeat(40_000) } }],
  [414, { url: `/api/lists/${'x'.repeat(600)}` }],
  [415, { method: 'POST', url: '/api/login', headers: { 'content-type': 'text/plain' }, payload: 'x' }],
  [422, { method: 'POST', url: '/api/login', payload: {} }],
]

test('every answer of the API carries them and is never cached', async () => {
  for (const [status, asked] of calls) {
    const answer = await ask(asked)
    const what = `${asked.method ?? 'GET'} ${asked.url}`
    assert.equal(answer.statusCode, status, `${what}: ${answer.body}`)
    assertHeaders(answer, what)
    assert.equal(answer.headers['cache-control'], 'no-store', what)
  }
})

/** An image needs no page policy, but an SVG opened on its own is a page. */
const ofPictures = { 'cross-origin-resource-policy': /^cross-origin$/, 'content-security-policy': /^undefined$/ }
const ofSvg = { ...ofPictures, 'content-security-policy': /^default-src 'none'$/ }

test('so do pages, files and images, each kept as it may be', async () => {
  for (const [url, kept, but] of [
    ['/', /^no-cache$/, {}],
    ['/app/qr-manager/x', /^no-cache$/, {}],
    ['/robots.txt', /^public, max-age=3600$/, {}],
    ['/assets/app-1a2b3c.js', /^public, max-age=31536000, immutable$/, {}],
    ['/mailchimp/notice.css', /^public, max-age=3600$/, {}],
    ['/mailchimp/callback?state=x', /^no-store$/, {}],
    [`/qr-code/${codes[0]!}`, /^public, max-age=31536000, immutable$/, ofPictures],
    [`/qr-code/${codes[0]!}.svg`, /^public, max-age=31536000, immutable$/, ofSvg],
    ['/qr-code/*|QRCODE|*', /^no-store$/, ofPictures],
  ] as const) {
    const answer = await ask({ url })
    assertHeaders(answer, url, but)
    assert.match(String(answer.headers['cache-control']), kept, url)
  }
  const missing = await ask({ url: '/assets/none.js' })
  assert.equal(missing.statusCode, 404)
  assertHeaders(missing, 'a file that is not there')
})

test('an image address never answers with an error, whatever it contains', async () => {
  for (const name of ['%%CODE%%', '%', '%ff', 'x'.repeat(3000), `%00${'%20'.repeat(300)}`, '{{code}}']) {
    const answer = await ask({ url: `/qr-code/${name}` })
    assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'image/png'], name)
  }
})

test('an answer that another site is sent on with, and a fault of ours, carry them as well', async () => {
  const { app: server } = app
  const owner = openAsOwner({ connectionString: app.connectionString })
  await sql`alter table fields rename to felds`.execute(owner)
  const fault = await server.inject({ url: `/api/lists/${list.id}/qr-codes`, headers: signedIn })
  await sql`alter table felds rename to fields`.execute(owner)
  await owner.destroy()
  assert.equal(fault.statusCode, 500)
  assertHeaders(fault, 'a fault')
  assert.equal(fault.headers['cache-control'], 'no-store')
  assert.doesNotMatch(fault.body, /felds|fields|relation/)

  const other = openHttp({ log: openLog('silent'), publicUrl: 'https://listpass.test', trustProxy: false })
  serveArrival(other, { path: '/arrive', links: [], receive: () => Promise.resolve('/app') })
  const sentOn = await other.inject({ url: '/arrive' })
  assert.deepEqual([sentOn.statusCode, sentOn.headers['location']], [303, '/app'])
  assertHeaders(sentOn, 'sent on')
  await other.close()
})

test('a caller over http gets no strict-transport-security header', async () => {
  const plain = openHttp({ log: openLog('silent'), publicUrl: 'http://localhost:3000', trustProxy: false })
  const { headers } = await plain.inject({ url: '/healthz' })
  assert.ok(!('strict-transport-security' in headers))
  assert.equal(headers['x-content-type-options'], 'nosniff')
  await plain.close()
})

test('a text with control characters is refused with its field, but a scan with them counts', async () => {
  for (const name of ['a\0b', '\ud800x']) {
    const answer = await ask({
      method: 'POST',
      url: `/api/lists/${list.id}/scanner-links`,
      headers: signedIn,
      payload: { label: name, may_check_in_by_name: true, expires_at: null },
    })
    assert.equal(answer.statusCode, 422)
    assert.deepEqual(answer.json<{ errors: object }>().errors, {
      label: ['Please leave out control characters.'],
    })
    const searched = await ask({ url: `/api/lists/${list.id}/contacts?q=%00`, headers: signedIn })
    assert.equal(searched.statusCode, 422)
    const payload = { qr_code: `${name}/q/` }
    const scanned = await ask({ method: 'POST', url: `/api/lists/${list.id}/scan`, headers: signedIn, payload })
    assert.equal(scanned.json<{ reason: string }>().reason, 'malformed', scanned.body)
  }
  for (const name of ['toString', '__proto__x', 'constructor']) {
    const answer = await ask({ method: 'POST', url: '/api/login', payload: { [name]: 1 } })
    assert.deepEqual([answer.statusCode, Object.hasOwn(answer.json<{ errors: object }>().errors, name)], [422, true])
  }
})

test('JSON of 32 levels is read, and deeper JSON is refused for every caller, however deep', async () => {
  const nested = (levels: number) => '['.repeat(levels) + '"\\u0000"' + ']'.repeat(levels)
  const post = (url: string, payload: string) =>
    ask({ method: 'POST', url, headers: { ...signedIn, 'content-type': 'application/json' }, payload })
  const tooDeep = 'The request is nested too deeply. At most 32 levels are allowed.'
  for (const url of ['/api/login', `/api/lists/${list.id}/scanner-links`, `/api/lists/${list.id}/scan`]) {
    const read = await post(url, nested(32))
    assert.equal(read.statusCode, 422, url)
    assert.notEqual(read.json<{ message: string }>().message, tooDeep, url)
    for (const payload of [
      nested(33),
      nested(16_000),
      `{"a":${nested(15_000)}}`,
      '{"a":'.repeat(5000) + '1' + '}'.repeat(5000),
    ]) {
      const refused = await post(url, payload)
      assert.deepEqual([refused.statusCode, refused.json<{ message: string }>().message], [422, tooDeep], url)
    }
  }
})
