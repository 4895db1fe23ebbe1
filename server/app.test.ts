import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorkerApp } from './app.ts'
import { openLog } from './log.ts'

test('a server that only works says whether it lives and is ready, and answers nothing else', async () => {
  let why: string | undefined
  const app = openWorkerApp({
    log: openLog('silent'),
    publicUrl: 'https://listpass.test',
    trustProxy: false,
    whyUnready: () => Promise.resolve(why),
  })
  const statusOf = async (url: string) => (await app.inject({ url, headers: { host: 'listpass.test' } })).statusCode
  assert.deepEqual([await statusOf('/healthz'), await statusOf('/readyz')], [200, 200])
  why = 'writes wait for 600 s'
  const unready = await app.inject({ url: '/readyz', headers: { host: 'listpass.test' } })
  assert.deepEqual([unready.statusCode, unready.json()], [503, { ok: false, why }])
  for (const url of ['/', '/api/user', '/qr-code/ABCD', '/scanner']) assert.equal(await statusOf(url), 404, url)
  await app.close()
})
