// Input that no browser sends: bytes that are not a request, requests that never end, and silent sockets.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as z from 'zod/mini'
import { declined } from '#contract/refusal.ts'
import { addOrganiser } from '../testing/factories.ts'
import { openRawSocket, type RawAnswer, readAnswers, sendRaw } from '../testing/malformed-request.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'
import { securityHeaders } from './security-headers.ts'

const app = await startTestApp({ works: false })
const port = Number(new URL(await app.listen()).port)
const { token } = await addOrganiser(app)

const host = 'host: listpass.test\r\n'
const signedIn = `${host}authorization: Bearer ${token}\r\n`
const scan = `POST /api/lists/x/scan HTTP/1.1\r\n${signedIn}content-type: application/json\r\n`

function assertDeclined(answer: RawAnswer | undefined, status: number): void {
  assert.ok(answer)
  assert.equal(answer.status, status, answer.body)
  const { message } = z.parse(declined, JSON.parse(answer.body))
  assert.match(message, /^[A-Z].*\.$/)
  for (const [name, value] of Object.entries(securityHeaders('https://listpass.test'))) {
    assert.equal(answer.headers[name], value)
  }
  assert.equal(answer.headers['cache-control'], 'no-store')
}

const unreadable: [what: string, bytes: string | Buffer, status: number][] = [
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a greeting of TLS', Buffer.from('1603010200010001fc0303', 'hex'), 400],
  ['a method that there is not', `FETCH /healthz HTTP/1.1\r\n${host}\r\n`, 400],
  ['a version that there is not', `GET /healthz HTTP/9.9\r\n${host}\r\n`, 400],
  ['a header without a name', `GET /healthz HTTP/1.1\r\n${host}: x\r\n\r\n`, 400],
  ['a NUL in a header', `GET /healthz HTTP/1.1\r\n${host}x: a\0b\r\n\r\n`, 400],
  ['a line feed alone in the headers', `GET /healthz HTTP/1.1\r\n${host}x: a\rb: c\r\n\r\n`, 400],
  ['two lengths', `${scan}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400],
  ['a length and chunks', `${scan}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['a length that is no number', `${scan}content-length: -5\r\n\r\n{}`, 400],
  ['chunks without a size', `${scan}transfer-encoding: chunked\r\n\r\nzz\r\n`, 400],
  ['an encoding of transfer that there is not', `${scan}transfer-encoding: x, chunked, y\r\n\r\n`, 400],
  ['no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['an expectation', `${scan}expect: tea\r\ncontent-length: 2\r\n\r\n{}`, 417],
  ['headers of 20 kB', `GET /healthz HTTP/1.1\r\n${host}x: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['3,000 headers', `GET /healthz HTTP/1.1\r\n${host}${'a: bcd\r\n'.repeat(3000)}\r\n`, 431],
  ['an address of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 431],
  ['an address that cannot be decoded', `GET /api/lists/%zz HTTP/1.1\r\n${host}connection: close\r\n\r\n`, 400],
  ['a part that is too long', `GET /api/lists/${'a'.repeat(600)} HTTP/1.1\r\n${host}connection: close\r\n\r\n`, 414],
]

for (const [what, bytes, status] of unreadable) {
  test(`${what}: ${status} in our shape, with our headers, and the connection is closed`, async () => {
    const answers = readAnswers(await sendRaw(port, bytes))
    assert.equal(answers.length, 1)
    assertDeclined(answers[0], status)
    assert.equal(answers[0]!.headers['connection'], 'close')
  })
}

test('a body larger than allowed is refused before it is sent, and one that lies about it while it is', async () => {
  const announced = readAnswers(await sendRaw(port, `${scan}content-length: 999999\r\nconnection: close\r\n\r\n{}`))
  assertDeclined(announced[0], 413)
  const chunk = `2000\r\n${'x'.repeat(0x2000)}\r\n`
  const dripped = await sendRaw(
    port,
    `${scan}transfer-encoding: chunked\r\nconnection: close\r\n\r\n${chunk.repeat(8)}`,
  )
  assertDeclined(readAnswers(dripped)[0], 413)
})

test('requests that are sent together are answered in their order', async () => {
  const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${signedIn}${more}\r\n`
  const text = await sendRaw(port, get('/api/user') + get('/healthz') + get('/api/nothing', 'connection: close\r\n'))
  assert.deepEqual(
    readAnswers(text).map(({ status }) => status),
    [200, 200, 404],
  )
})

test('bytes that follow a whole request are not taken for a part of it', async () => {
  const text = await sendRaw(port, `${scan}content-length: 2\r\n\r\n{}GARBAGE\r\n\r\n`)
  const answers = readAnswers(text)
  assert.ok(answers.length <= 2)
  assertDeclined(answers.at(-1), 400)
})

test('a hundred headers are fine', async () => {
  const headers = Array.from({ length: 100 }, (_, place) => `x-${place}: ${place}\r\n`).join('')
  const text = await sendRaw(port, `GET /healthz HTTP/1.1\r\n${host}${headers}connection: close\r\n\r\n`)
  assert.equal(readAnswers(text)[0]!.status, 200)
})

describe('slow senders', { concurrency: true }, () => {
  // The margin is a second, because Node checks for late requests every second here.
  const isAbout = (ms: number, seconds: number) =>
    assert.ok(ms > seconds * 1000 - 50 && ms < seconds * 1000 + 30_000, `${ms}`)

  test('a body that drips is cut after 10 s, with a sentence', async () => {
    const socket = await openRawSocket(port)
    socket.send(`${scan}content-length: 1000\r\n\r\n`)
    void socket.drip(`{"qr_code":"${'x'.repeat(900)}`, 100)
    const { text, ms } = await socket.ended
    assertDeclined(readAnswers(text)[0], 408)
    isAbout(ms, 10)
  })

  test('headers that drip are cut after 8 s, with a sentence', async () => {
    const socket = await openRawSocket(port)
    socket.send(`GET /healthz HTTP/1.1\r\n${host}x: `)
    void socket.drip('x'.repeat(1000), 100)
    const { text, ms } = await socket.ended
    assertDeclined(readAnswers(text)[0], 408)
    isAbout(ms, 8)
  })

  test('a socket that says nothing is closed after 8 s', async () => {
    const { text, ms } = await (await openRawSocket(port)).ended
    assertDeclined(readAnswers(text)[0], 408)
    isAbout(ms, 8)
  })

  test('200 slow senders disturb no other caller', async () => {
    const idle = await Promise.all(Array.from({ length: 200 }, () => openRawSocket(port)))
    for (const socket of idle) socket.send(`${scan}content-length: 1000\r\n\r\n{`)
    const answer = await fetch(`http://127.0.0.1:${port}/api/user`, { headers: { authorization: `Bearer ${token}` } })
    assert.equal(answer.status, 200)
    await answer.text()
    for (const { ended } of idle) assertDeclined(readAnswers((await ended).text)[0], 408)
    const open = () =>
      new Promise<number>((resolve) => app.app.server.getConnections((_error, count) => resolve(count)))
    // Fewer than 10 connections: some from other tests may remain, and fetch keeps one open.
    await until(open, (count) => count < 10)
  })

  test('a caller who hangs up in the middle leaves nothing behind', async () => {
    const socket = await openRawSocket(port)
    socket.send(`${scan}content-length: 1000\r\n\r\n{`)
    socket.close()
    await socket.ended
    assert.equal((await app.app.inject({ url: '/healthz' })).statusCode, 200)
  })
})
