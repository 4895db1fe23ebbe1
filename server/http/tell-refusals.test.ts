import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { openLog } from '../log.ts'
import { openHttp } from './open-http.ts'

test('refused calls are logged as counts when the minute or the server ends, without addresses', async () => {
  const lines: string[] = []
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString())
      done()
    },
  })
  const app = openHttp({ log: openLog('warn', destination), publicUrl: 'https://listpass.test', trustProxy: false })
  const config = { policy: 'everyone' } as const
  app.post('/api/login', { config }, (_request, reply) => reply.code(422).send({}))
  app.get('/api/lists/by-slug/:slug', { config }, (_request, reply) => reply.code(404).send({}))
  app.get('/fine', { config }, (_request, reply) => reply.send({}))
  for (const remoteAddress of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
    await app.inject({ method: 'POST', url: '/api/login', remoteAddress, payload: { email: 'noor@example.com' } })
    await app.inject({ url: '/api/lists/by-slug/a-secret', remoteAddress })
    await app.inject({ url: '/fine', remoteAddress })
  }
  assert.deepEqual(lines, [])
  await app.close()
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>).map(({ time: _time, ...rest }) => rest)
  const both = { level: 'warn', count: 3, addresses: 2, msg: 'calls were refused' }
  assert.deepEqual(told, [
    { ...both, method: 'POST', route: '/api/login', status: 422 },
    { ...both, method: 'GET', route: '/api/lists/by-slug/:slug', status: 404 },
  ])
  assert.doesNotMatch(lines.join(''), /192\.0\.2|a-secret|noor/)
})
