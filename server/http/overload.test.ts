import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { sql } from 'kysely'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { declined, isBusy } from '#contract/refusal.ts'
import { addLink, openDoor, prepareList } from '../testing/factories.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'
import { usualLimits } from './overload.ts'
import { password } from '../testing/samples.ts'

const app = await startTestApp({ limits: usualLimits })
const address = app.listen()
const prepared = await until(
  () => prepareList(app, { members: 60 }).catch(() => undefined),
  (list) => list !== undefined,
)
const { list, codes, token } = prepared!
const { scanToken } = await openDoor(app, await addLink(app, prepared!))
const signedIn = { authorization: `Bearer ${token}` }

const get = (url: string) => app.app.inject({ url, headers: signedIn })
const takeExport = () =>
  app.app.inject({ method: 'POST', url: '/api/user/export', headers: signedIn, payload: { password } })
const logIn = () =>
  app.app.inject({ method: 'POST', url: '/api/login', payload: { email: 'a@example.com', password: 'x' } })
const scan = (code: string, headers: Record<string, string> = { 'x-scan-token': scanToken }) =>
  app.app.inject({ method: 'POST', url: `/api/lists/${list.id}/scan`, headers, payload: { qr_code: code } })

/** Blocks the event loop for part of the time, like heavy work of this process. */
function keepBusy(ms: number): { stop: () => void } {
  const busy = setInterval(() => {
    for (const end = performance.now() + ms; performance.now() < end;);
  }, 5)
  return { stop: () => clearInterval(busy) }
}

function assertRefused({ statusCode, headers, body }: Awaited<ReturnType<typeof get>>): void {
  assert.equal(statusCode, 503, body)
  assert.equal(headers['retry-after'], '2')
  assert.match(String(headers['content-security-policy']), /default-src 'none'/)
  const { message, code } = z.parse(declined, JSON.parse(body))
  assert.deepEqual([message, code], ['Listpass is very busy right now. Please try again in a moment.', 'busy'])
}

test('while the event loop is late, screens are put off, doors still scan, and then all recovers', async () => {
  const busy = keepBusy(300)
  try {
    await until(
      () => get('/api/lists'),
      ({ statusCode }) => statusCode === 503,
    )
    const answers = await Promise.all([
      get('/api/lists'),
      get(`/api/lists/${list.id}/contacts`),
      get(`/api/lists/${list.id}/check-status`),
      takeExport(),
      logIn(),
    ])
    answers.forEach(assertRefused)
    for (const url of ['/healthz', '/readyz', `/qr-code/${codes[0]!}`, '/mailchimp/notice.css']) {
      assert.equal((await get(url)).statusCode, 200, url)
    }
    const scans = await Promise.all(
      codes.slice(0, 20).map((code, place) => scan(code, place % 2 ? signedIn : undefined)),
    )
    for (const answer of scans) assert.equal(answer.json<{ reason: string }>().reason, 'ok', answer.body)
  } finally {
    busy.stop()
  }
  await until(
    () => get('/api/lists'),
    ({ statusCode }) => statusCode === 200,
  )
})

test('500 calls of one organiser take at most a quarter of the places, and every scan is decided', async () => {
  await until(
    () => get('/api/lists'),
    ({ statusCode }) => statusCode === 200,
  )
  const calls = Array.from({ length: 500 }, () => get(`/api/lists/${list.id}/contacts`))
  const scans = codes.slice(30, 60).map((code) => scan(code))
  const answers = await Promise.all(calls)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  // A late process refuses more calls than these.
  assert.ok(refused.length >= 500 - usualLimits.call.atOnce / 4, `${refused.length}`)
  for (const { statusCode, body } of refused) {
    assert.ok([429, 503].includes(statusCode), body)
    assert.ok(isBusy(z.parse(declined, JSON.parse(body)).code), body)
  }
  for (const answer of await Promise.all(scans))
    assert.equal(answer.json<{ reason: string }>().reason, 'ok', answer.body)
  await until(
    () => get('/api/lists'),
    ({ statusCode }) => statusCode === 200,
  )
})

test('while organisers hold every connection to the database, doors scan on', async () => {
  const owner = new Client({ connectionString: app.connectionString })
  await owner.connect()
  await owner.query('select pg_advisory_lock(4711)')
  const held = Promise.all(
    Array.from({ length: 20 }, () =>
      sql`select pg_advisory_xact_lock_shared(4711)`.execute(app.services.database.open),
    ),
  )
  const waiting = () =>
    owner.query<{ count: number }>(
      `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`,
    )
  await until(waiting, ({ rows }) => rows[0]!.count === 10)
  for (const headers of [undefined, signedIn]) {
    const answer = await scan(codes[0]!, headers)
    assert.equal(answer.json<{ reason: string }>().reason, 'already_used', answer.body)
  }
  assert.equal((await waiting()).rows[0]!.count, 10)
  await owner.end()
  await held
})

test('files are read a few at a time, a quarter of them by one', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => takeExport()))
  const refused = answers.filter(({ statusCode }) => statusCode === 429 || statusCode === 503)
  assert.ok(refused.length >= 10 - usualLimits.long.atOnce / 4, `${refused.length}`)
  await until(
    () => takeExport(),
    ({ statusCode }) => statusCode === 200,
  )
})

test('One network may have a quarter of the sign-ins that are under way, and another network signs in', async () => {
  const from = (remoteAddress: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'a@example.com', password: 'x' },
      remoteAddress,
    })
  const flood = Array.from({ length: 200 }, () => from('10.9.0.1'))
  const other = await from('10.9.0.2')
  assert.equal(other.statusCode, 422)
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  assert.ok(statuses.includes(429))
})

test('slow senders block no other caller', async () => {
  const { port } = new URL(await address)
  const slow = Array.from({ length: usualLimits.guest.atOnce + 1 }, () => connect(Number(port), '127.0.0.1'))
  try {
    for (const socket of slow) {
      await once(socket, 'connect')
      socket.write(
        'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
      )
    }
    // When a later connection on the same listener is answered, this one has been accepted too.
    assert.equal((await fetch(`${await address}/healthz`)).status, 200)
    assert.equal((await logIn()).statusCode, 422)
  } finally {
    for (const socket of slow) socket.destroy()
  }
})

test('a caller that hangs up is no longer counted', async () => {
  for (let times = 0; times < 3 * usualLimits.long.atOnce; times++) {
    const leaving = new AbortController()
    const asked = fetch(`${await address}/api/user/export`, {
      method: 'POST',
      headers: { ...signedIn, 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
      signal: leaving.signal,
    })
    setImmediate(() => leaving.abort())
    await assert.rejects(asked)
  }
  await until(
    () => takeExport(),
    ({ statusCode }) => statusCode === 200,
  )
})
