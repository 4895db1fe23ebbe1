import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openWorkerApp } from './app.ts'
import { openLog } from './log.ts'

test('a server that only works says whether it lives and is ready, and answers nothing else', async () => {
  let isReady = true
  const app = openWorkerApp({
    log: openLog('silent'),
    publicUrl: 'https://listpass.test',
    trustProxy: false,
    isReady: () => Promise.resolve(isReady),
  })
  const statusOf = async (url: string) => (await app.inject({ url, headers: { host: 'listpass.test' } })).statusCode
  assert.deepEqual([await statusOf('/healthz'), await statusOf('/readyz')], [200, 200])
  isReady = false
  assert.equal(await statusOf('/readyz'), 503)
  for (const url of ['/', '/api/user', '/qr-code/ABCD', '/scanner']) assert.equal(await statusOf(url), 404, url)
  await app.close()
})
