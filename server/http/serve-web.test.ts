// The answers for web files, from a folder like a build's, without a database.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { publishedPages } from '#contract/published-pages.ts'
import { openLog } from '../log.ts'
import { type App, openHttp } from './open-http.ts'
import { serveWeb } from './serve-web.ts'
import { script, style, writeSmallWeb } from './testing/small-web.ts'

const around = await mkdtemp(join(tmpdir(), 'listpass-web-pages-'))
after(() => rm(around, { recursive: true, force: true }))
const folder = join(around, 'web')
await writeSmallWeb(folder)

const apps: App[] = []
after(() => Promise.all(apps.map((app) => app.close())))
const app = await open()

test('a published screen is its own page, found by search engines, with its styles allowed by their hash', async () => {
  for (const { path, file } of publishedPages) {
    const answer = await app.inject(path)
    assert.equal(answer.statusCode, 200)
    assert.match(answer.body, new RegExp(`<h1>${file}, plain</h1>`))
    assert.equal(answer.headers['x-robots-tag'], undefined)
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = String(answer.headers['content-security-policy'])
    assert.ok(policy.includes(`style-src 'self' 'sha256-${hash}';`), policy)
    assert.doesNotMatch(policy, /'unsafe-/)
  }
})

test('the other screens are drawn by the browser, in a page that search engines leave', async () => {
  const parts = ['', '/guests', '/doors', '/email', '/results', '/settings', '/occasions', '/Guests/']
  const lists = parts.map((part) => `/app/qr-manager/7${part}`)
  for (const path of [...lists, '/scanner/abc', '/Scanner/']) {
    const answer = await app.inject(path)
    assert.deepEqual([answer.statusCode, answer.headers['x-robots-tag']], [200, 'noindex'], path)
    assert.match(answer.body, /<div id="root"><\/div>/)
    assert.match(String(answer.headers['content-security-policy']), /style-src 'self';/)
  }
})

test('a screen that the browser draws has a page that names its files, and the style of its first moment', async () => {
  const answer = await app.inject('/app/')
  assert.match(answer.body, /<link rel="modulepreload" href="\/assets\/MailchimpDashboard-1a2b\.js">/)
  assert.equal(answer.headers['x-robots-tag'], 'noindex')
  const hash = createHash('sha256').update(style).digest('base64')
  assert.ok(String(answer.headers['content-security-policy']).includes(`style-src 'self' 'sha256-${hash}';`))
})

test('every screen exists once more for each team: drawn by the browser, and left by search engines', async () => {
  const team = '/t/019a8f00-0000-7000-8000-000000000001'
  for (const path of ['/app', '/login', '/scanner/abc', '', '/', '/ACCOUNT/team']) {
    const answer = await app.inject(team + path)
    assert.deepEqual([answer.statusCode, answer.headers['x-robots-tag']], [200, 'noindex'], path)
    assert.match(answer.body, /<div id="root"/, path)
  }
  for (const path of [`${team}/nothing`, '/t/7/app', `/t${team}/app`, `${team}x/app`]) {
    const answer = await app.inject(path)
    assert.deepEqual([answer.statusCode, answer.headers['x-robots-tag']], [404, 'noindex'], path)
  }
})

test('a page of the guide is found in any case, and no other is', async () => {
  assert.match((await app.inject('/Guide/Doors/')).body, /<h1>GuidePage-doors, plain<\/h1>/)
  for (const path of ['/guide/nothing', '/guide/doors/more', '/guide/doorsx', '/guide/xdoors']) {
    assert.equal((await app.inject(path)).statusCode, 404, path)
  }
})

test('where no screen is, the answer is 404 with a page that says so', async () => {
  for (const path of [
    '/app/qr-manager/7/nothing',
    '/nothing',
    '/app/nothing',
    '/q/abc',
    '/scanner/a/b',
    '/guest-list/x',
    '//',
    '/index.html',
    '/%',
  ]) {
    const answer = await app.inject(path)
    assert.equal(answer.statusCode, path === '/%' ? 400 : 404, path)
  }
  const answer = await app.inject('/nothing')
  assert.match(answer.body, /<h1>NotFound, plain<\/h1>/)
  assert.equal(answer.headers['x-robots-tag'], 'noindex')
})

test('calls, deliveries and files that do not exist are not pages', async () => {
  for (const path of ['/api/nothing', '/webhooks/nothing/at/all', '/assets/gone-1a2b.js']) {
    const answer = await app.inject(path)
    assert.deepEqual([answer.statusCode, answer.json<{ message: string }>().message], [404, 'Not found.'], path)
  }
  assert.equal((await app.inject({ method: 'POST', url: '/login' })).json<{ message: string }>().message, 'Not found.')
})

test('no path reaches a file outside the folder', async () => {
  await writeFile(join(around, 'secret.txt'), 'secret')
  for (const path of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..\\secret.txt',
    '/pages/plain/Homepage.html',
    '/assets/main-1a2b.js.br',
  ]) {
    const answer = await app.inject(path)
    assert.notEqual(answer.statusCode, 200, path)
    assert.doesNotMatch(answer.body, /secret/, path)
  }
})

test('a page is sent in the smallest form that the browser takes', async () => {
  const plain = (await app.inject('/')).body
  for (const [header, encoding, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['gzip;q=0', undefined, (bytes: Buffer) => bytes],
  ] as const) {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': header } })
    assert.equal(answer.headers['content-encoding'], encoding, header)
    assert.equal(answer.headers['vary'], 'accept-encoding')
    assert.equal(unpack(answer.rawPayload).toString(), plain)
  }
})

test('a page that the browser has is not sent again, and one that changed is', async () => {
  const headers = { 'accept-encoding': 'br' }
  const first = await app.inject({ url: '/guest-list', headers })
  assert.equal(first.headers['cache-control'], 'no-cache')
  const tag = String(first.headers['etag'])
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await app.inject({ url: '/guest-list', headers: { ...headers, 'if-none-match': known } })
    assert.deepEqual([again.statusCode, again.body, again.headers['etag']], [304, '', tag], known)
  }
  for (const stale of ['"other"', String((await app.inject({ url: '/', headers })).headers['etag'])]) {
    const again = await app.inject({ url: '/guest-list', headers: { ...headers, 'if-none-match': stale } })
    assert.equal(again.statusCode, 200)
  }
  const elsewhere = await app.inject({ url: '/guest-list', headers: { 'if-none-match': tag } })
  assert.equal(elsewhere.statusCode, 200, 'another form of the page has another tag')
})

test('HEAD says the same as GET, without the page', async () => {
  for (const url of ['/', '/app', '/nothing', '/assets/main-1a2b.js', '/robots.txt']) {
    const [get, head] = [await app.inject(url), await app.inject({ method: 'HEAD', url })]
    assert.equal(head.statusCode, get.statusCode, url)
    assert.equal(head.body, '')
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
      assert.equal(head.headers[name], get.headers[name], `${url} ${name}`)
    }
  }
})

test('files with a hash in their name are kept for ever, and sent as the build compressed them', async () => {
  const url = '/assets/main-1a2b.js'
  const plain = await app.inject(url)
  assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable')
  assert.equal(plain.body, script)
  for (const [accepted, encoding, unpack] of [
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const answer = await app.inject({ url, headers: { 'accept-encoding': accepted } })
    assert.equal(answer.headers['content-encoding'], encoding)
    assert.match(String(answer.headers['vary']), /accept-encoding/i)
    assert.match(String(answer.headers['content-type']), /javascript/)
    assert.equal(unpack(answer.rawPayload).toString(), script)
  }
  const icon = await app.inject({ url: '/favicon.svg', headers: { 'accept-encoding': 'br' } })
  assert.deepEqual([icon.statusCode, icon.headers['content-encoding']], [200, undefined])
  assert.equal(icon.headers['cache-control'], 'no-cache')
  // Browsers must notice a newer scanner.
  const worker = await app.inject('/sw.js')
  assert.deepEqual([worker.statusCode, worker.headers['cache-control']], [200, 'no-cache'])
  assert.match(String(worker.headers['content-type']), /javascript/)
  const part = await app.inject({ url, headers: { range: 'bytes=0-9' } })
  assert.deepEqual([part.statusCode, part.body], [206, script.slice(0, 10)])
})

test('pages, sitemap and robots file name the installation’s address', async () => {
  const page = (await app.inject('/')).body
  assert.match(page, /<link rel="canonical" href="https:\/\/listpass\.test\/">/)
  assert.doesNotMatch(page, /__PUBLIC_URL__/)
  const map = await app.inject('/sitemap.xml')
  assert.match(String(map.headers['content-type']), /^application\/xml/)
  const listed = [...map.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc)
  assert.deepEqual(
    listed,
    publishedPages.map(({ path }) => `https://listpass.test${path}`),
  )
  const robots = (await app.inject('/robots.txt')).body
  assert.match(robots, /^Sitemap: https:\/\/listpass\.test\/sitemap\.xml$/m)
  assert.match(robots, /^Disallow: \/app$/m)
  for (const { path } of publishedPages) assert.ok(!robots.includes(`Disallow: ${path}\n`), path)
})

test('the support address is escaped, and its sentence is left out without one', async () => {
  const supported = await open("o'neil&sons?@listpass.test")
  const page = (await supported.inject('/')).body
  assert.match(page, /<h1>Homepage, with-support<\/h1>/)
  assert.ok(
    page.includes('<a href="mailto:o\'neil%26sons%3F@listpass.test">o&#39;neil&amp;sons?@listpass.test</a>'),
    page,
  )
  const data = JSON.parse(/id="page-data">([^<]*)</.exec(page)![1]!) as unknown
  assert.deepEqual(data, { support_email: "o'neil&sons?@listpass.test" })
  assert.match((await supported.inject('/app')).body, /"support_email"/, 'screens that are drawn know it too')
  assert.doesNotMatch((await app.inject('/')).body, /mailto:|support_email/)
})

test('a server whose web is not built says how to build it', async () => {
  const bare = openHttp({ log: openLog('silent'), publicUrl: 'https://listpass.test', trustProxy: false })
  apps.push(bare)
  await serveWeb(bare, { webFolder: join(folder, 'nowhere'), publicUrl: 'https://listpass.test' })
  const answer = await bare.inject('/')
  assert.equal(answer.statusCode, 404)
  assert.match(answer.json<{ message: string }>().message, /npm run build/)
})

async function open(supportEmail?: string): Promise<App> {
  const publicUrl = 'https://listpass.test'
  const opened = openHttp({ log: openLog('silent'), publicUrl, trustProxy: false })
  apps.push(opened)
  await serveWeb(opened, { webFolder: folder, publicUrl, supportEmail })
  return opened
}
