// Images take a shorter path than other answers. A client must not notice the difference.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { test } from 'node:test'
import { newCode } from '../features/contacts/new-code.ts'
import { startTestApp } from '../testing/start-test-app.ts'

const { app, listen } = await startTestApp({ works: false })
const address = await listen()
const code = newCode()

type Method = 'GET' | 'HEAD' | 'POST' | 'OPTIONS' | 'DELETE'
type Seen = { status: number; headers: Record<string, unknown>; body: Buffer }

/** Headers that differ between connections or moments. */
const passing = new Set(['date', 'connection', 'keep-alive'])

function seen(status: number, headers: Record<string, unknown>, body: Buffer): Seen {
  const lasting = Object.entries(headers).filter(([name]) => !passing.has(name))
  return { status, headers: Object.fromEntries(lasting.toSorted(([a], [b]) => a.localeCompare(b))), body }
}

async function overTheNetwork(method: string, path: string, headers: Record<string, string>): Promise<Seen> {
  const asked = request(address + path, { method, headers })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return seen(answer.statusCode!, answer.headers, Buffer.concat(chunks))
}

async function byTheFramework(method: Method, url: string, headers: Record<string, string>) {
  const answer = await app.inject({ method, url, headers })
  return seen(answer.statusCode, answer.headers, answer.rawPayload)
}

test('an image is the same to the byte, and says the same of itself, whichever way its answer takes', async () => {
  const small = code.slice(0, 12) + code.slice(12).toLowerCase()
  const tagOf = async (url: string) => String((await byTheFramework('GET', url, {})).headers['etag'])
  const [plain, print] = [`/qr-code/${code}`, `/qr-code/${code}?scale=16`]
  const [tag, printTag] = [await tagOf(plain), await tagOf(print)]
  const cases: [Method, string, Record<string, string>, number][] = [
    ['GET', plain, {}, 200],
    ['HEAD', plain, {}, 200],
    ['GET', `/qr-code/${code}.png`, {}, 200],
    ['GET', `/qr-code/${small}`, {}, 200],
    ['GET', print, {}, 200],
    ['GET', plain, { 'if-none-match': tag }, 304],
    ['HEAD', plain, { 'if-none-match': tag }, 304],
    ['GET', print, { 'if-none-match': printTag }, 304],
    ['GET', print, { 'if-none-match': tag }, 200],
    ['GET', `/qr-code/${code}?scale=8`, {}, 200],
    ['GET', `/qr-code/${code}.svg`, {}, 200],
    ['GET', `/QR-CODE/${code}.PNG/`, {}, 200],
    ['GET', `/qr-code/${code}x`, {}, 200],
    ['GET', plain, { 'if-none-match': `W/${tag}` }, 304],
    ['GET', plain, { 'if-none-match': `"other", W/${tag}` }, 304],
    ['GET', plain, { 'if-none-match': '*' }, 304],
    ['GET', `/qr-code/${code}?scale=8`, { 'if-none-match': `W/${tag}` }, 304],
    ['GET', plain, { 'if-none-match': '"other", "another"' }, 200],
    ['POST', plain, {}, 405],
    ['OPTIONS', plain, {}, 405],
    ['DELETE', '/qr-code/x', {}, 405],
    ['POST', `/qr-code/${code}/scan`, {}, 404],
  ]
  for (const [method, path, headers, status] of cases) {
    const answer = await overTheNetwork(method, path, headers)
    assert.equal(answer.status, status, `${method} ${path}`)
    assert.deepEqual(answer, await byTheFramework(method, path, headers), `${method} ${path}`)
    if (status === 405) assert.equal(answer.headers['allow'], 'GET, HEAD')
  }
})
