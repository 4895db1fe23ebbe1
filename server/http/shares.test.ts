// One network has a limited share, and another network is still answered.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openLog } from '../log.ts'
import { until } from '../testing/until.ts'
import { openHttp } from './open-http.ts'
import { type Limits, usualLimits } from './overload.ts'

function open(limits: Partial<Limits>) {
  const app = openHttp({
    log: openLog('silent'),
    publicUrl: 'https://listpass.test',
    trustProxy: false,
    limits: { ...usualLimits, ...limits },
  })
  app.get('/page', { config: { policy: 'everyone' } }, (_request, reply) => reply.send({ ok: true }))
  after(() => app.close())
  const get = (url: string, remoteAddress: string, signal?: AbortSignal) =>
    app.inject({ url, remoteAddress, ...(signal && { signal }) })
  return { app, get }
}

const [flood, guest] = ['10.0.0.1', '10.0.0.2']

test('while the process is late, the network that calls most is refused and another one is answered', async () => {
  const { get } = open({ page: { delayMs: 1, atOnce: 2000 }, lateForAll: Infinity })
  const busy = setInterval(() => {
    for (const end = performance.now() + 50; performance.now() < end;);
  }, 5)
  try {
    await get('/page', guest)
    await until(
      () => get('/page', flood),
      ({ statusCode }) => statusCode === 503,
    )
    const floods = await Promise.all(Array.from({ length: 1000 }, () => get('/page', flood)))
    assert.ok(floods.every(({ statusCode }) => statusCode === 503))
    assert.equal((await get('/page', guest)).statusCode, 200)
  } finally {
    clearInterval(busy)
  }
})

test('a process that is far too late refuses every network', async () => {
  const { get } = open({ page: { delayMs: 1, atOnce: 2000 }, lateForAll: 2 })
  const busy = setInterval(() => {
    for (const end = performance.now() + 50; performance.now() < end;);
  }, 5)
  try {
    await until(
      () => get('/page', flood),
      ({ statusCode }) => statusCode === 503,
    )
    for (let times = 0; times < 200; times++) await get('/page', flood)
    await until(
      () => get('/page', guest),
      ({ statusCode }) => statusCode === 503,
    )
  } finally {
    clearInterval(busy)
  }
})

const hourMs = 3_600_000

test('a network that is declined again and again waits for its answers, and another network does not', async () => {
  const { app, get } = open({ declined: { atOnce: 3, waitsMs: hourMs, mostWaiting: 2000 } })
  let answered = 0
  const floods = Array.from({ length: 1000 }, () =>
    get('/none', flood).then(({ statusCode }) => {
      assert.equal(statusCode, 404)
      answered += 1
    }),
  )
  assert.equal((await get('/none', guest)).statusCode, 404)
  // An accepted request is answered at once.
  assert.equal((await get('/page', flood)).statusCode, 200)
  assert.ok(answered < 1000, `${answered}`)
  await app.close()
  await Promise.all(floods)
})

test('no more declined answers wait than may, and a caller that hangs up makes room', async () => {
  const { get } = open({ declined: { atOnce: 0, waitsMs: hourMs, mostWaiting: 2 } })
  const hangUp = new AbortController()
  const held = [1, 2].map(() => get('/none', flood, hangUp.signal).catch(() => 'hung up'))
  assert.equal((await get('/none', flood)).statusCode, 404)
  hangUp.abort()
  await Promise.all(held)
  const waits = get('/none', flood).then(() => 'answered')
  assert.equal((await get('/page', flood)).statusCode, 200)
  assert.equal(await Promise.race([waits, Promise.resolve('waits')]), 'waits')
})
