import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { compressAnswers } from './compress-answers.ts'

const app = Fastify()
compressAnswers(app)
const long = { names: Array.from({ length: 200 }, (_, place) => `Žofie ${place}`) }
app.get('/long', () => long)
app.get('/short', () => ({ ok: true }))
app.get('/text', (_request, reply) => reply.type('text/plain').send('x'.repeat(5000)))

const get = (url: string, accepted = 'gzip, br', method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url, method, headers: { 'accept-encoding': accepted } })

test('a long answer is sent in the smallest form that the browser takes', async () => {
  for (const [accepted, encoding, open] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, *', 'gzip', gunzipSync],
  ] as const) {
    const answer = await get('/long', accepted)
    assert.equal(answer.headers['content-encoding'], encoding)
    assert.equal(answer.headers['vary'], 'accept-encoding')
    assert.equal(Number(answer.headers['content-length']), answer.rawPayload.length)
    assert.ok(answer.rawPayload.length < 1000)
    assert.deepEqual(JSON.parse(open(answer.rawPayload).toString()), long)
  }
})

test('a client without compression gets the plain answer', async () => {
  const answer = await get('/long', 'identity')
  assert.equal(answer.headers['content-encoding'], undefined)
  assert.equal(answer.headers['vary'], 'accept-encoding')
  assert.deepEqual(answer.json(), long)
})

test('short answers and those that are not JSON are sent plain', async () => {
  for (const url of ['/short', '/text']) assert.equal((await get(url)).headers['content-encoding'], undefined)
})

test('a HEAD request gets the same headers', async () => {
  const [head, whole] = [await get('/long', 'br', 'HEAD'), await get('/long', 'br')]
  assert.equal(head.rawPayload.length, 0)
  for (const name of ['content-encoding', 'content-length', 'content-type', 'vary'])
    assert.equal(head.headers[name], whole.headers[name], name)
})
