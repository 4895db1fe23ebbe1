// The proxy causes the configured faults; otherwise the proofs that use it would show nothing.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { Client } from 'pg'
import { type FaultProxy, proxyDatabase, startFaultProxy, type Weather } from './fault-proxy.ts'
import { atEnd, createDatabase } from './postgres.ts'
import { until } from './until.ts'

const answer = 'x'.repeat(5000)

/** Answers with the same text, and records the requests. */
async function startTarget(): Promise<{ port: number; asked: string[]; stop: () => Promise<void> }> {
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    asked.push(request.url!)
    response.end(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  atEnd(() => (server.listening ? stop() : Promise.resolve()))
  return { port: (server.address() as AddressInfo).port, asked, stop }
}

async function ask(proxy: FaultProxy, path: string): Promise<string> {
  const text = await fetch(`http://127.0.0.1:${proxy.port}${path}`, { signal: AbortSignal.timeout(20_000) })
  return text.text()
}

const outcomeOf = (answering: Promise<string>) =>
  answering.then(
    (text) => (text === answer ? 'answered' : 'something else'),
    () => 'failed',
  )

async function askWith(weather: Weather) {
  const target = await startTarget()
  const proxy = await startFaultProxy({ to: target, weather })
  return { outcome: await outcomeOf(ask(proxy, '/')), asked: target.asked.length, struck: proxy.struck(), proxy }
}

test('a good line passes everything on', async () => {
  const target = await startTarget()
  const proxy = await startFaultProxy({ to: target })
  for (const path of ['/1', '/2', '/3']) assert.equal(await ask(proxy, path), answer)
  assert.deepEqual(target.asked, ['/1', '/2', '/3'])
})

test('a reset is felt before anything has arrived', async () => {
  const { outcome, asked, struck } = await askWith({ reset: 1 })
  assert.deepEqual([outcome, asked, struck.reset], ['failed', 0, 1])
})

test('a lost answer took effect; only the caller does not know it', async () => {
  const { outcome, asked, struck } = await askWith({ lostAnswer: 1 })
  assert.deepEqual([outcome, asked, struck.lostAnswer], ['failed', 1, 1])
})

test('an answer is cut in the middle', async () => {
  const target = await startTarget()
  const proxy = await startFaultProxy({ to: target, weather: { cut: 1, cutAfterBytes: 1000 } })
  const response = await fetch(`http://127.0.0.1:${proxy.port}/`)
  assert.equal(response.status, 200)
  let seen = 0
  const read = async () => {
    for await (const part of response.body!) seen += part.length
  }
  await assert.rejects(read)
  assert.ok(seen > 0 && seen < 1000, `${seen} bytes`)
  assert.equal(target.asked.length, 1)
})

test('a black hole takes the question and answers nothing, and the next connection is fine', async () => {
  const target = await startTarget()
  const proxy = await startFaultProxy({ to: target, weather: { blackHole: 1 } })
  const leaving = new AbortController()
  const hanging = fetch(`http://127.0.0.1:${proxy.port}/lost`, { signal: leaving.signal }).then(
    () => 'answered',
    () => 'given up',
  )
  await until(
    () => proxy.struck().blackHole,
    (count) => count === 1,
  )
  proxy.change({})
  assert.equal(await ask(proxy, '/next'), answer)
  assert.deepEqual(target.asked, ['/next'])
  leaving.abort()
  assert.equal(await hanging, 'given up')
})

test('a slow line is slow, and keeps the order', async () => {
  const target = await startTarget()
  const proxy = await startFaultProxy({ to: target, weather: { latencyMs: 150 } })
  const begun = performance.now()
  assert.equal(await ask(proxy, '/'), answer)
  // The delay applies once in each direction.
  assert.ok(performance.now() - begun > 295)
})

test('frozen data arrives late, after the thaw', async () => {
  const target = await startTarget()
  const proxy = await startFaultProxy({ to: target })
  assert.equal(await ask(proxy, '/before'), answer)
  proxy.freeze()
  const waiting = outcomeOf(ask(proxy, '/frozen'))
  const alsoNew = outcomeOf(ask(proxy, '/on a new connection'))
  await until(
    () => proxy.open(),
    (count) => count >= 2,
  )
  assert.deepEqual(target.asked, ['/before'])
  proxy.thaw()
  assert.deepEqual(await Promise.all([waiting, alsoNew]), ['answered', 'answered'])
})

test('the same seed strikes the same turns, and about as many as was said', async () => {
  const runs: string[] = []
  for (let run = 0; run < 2; run++) {
    const target = await startTarget()
    const proxy = await startFaultProxy({ to: target, seed: 7, weather: { lostAnswer: 0.3 } })
    let outcomes = ''
    for (let turn = 0; turn < 60; turn++) outcomes += (await outcomeOf(ask(proxy, '/'))) === 'answered' ? '.' : 'x'
    runs.push(outcomes)
  }
  assert.equal(runs[0], runs[1])
  const lost = runs[0]!.replaceAll('.', '').length
  assert.ok(lost >= 9 && lost <= 27, `${lost} of 60`)
})

test('an unreachable target is followed by the next, and without one the connection breaks', async () => {
  const [gone, there] = [await startTarget(), await startTarget()]
  await gone.stop()
  const proxy = await startFaultProxy({ to: (tries) => [gone, there][tries - 1] })
  assert.equal(await ask(proxy, '/'), answer)
  const nowhere = await startFaultProxy({ to: (tries) => [gone][tries - 1] })
  assert.equal(await outcomeOf(ask(nowhere, '/')), 'failed')
})

test('a database is reached through it, and breaks are reported', async () => {
  const { connectionString } = await createDatabase()
  const proxy = await proxyDatabase(connectionString)
  const client = new Client({ connectionString: proxy.connectionString })
  client.on('error', () => {})
  await client.connect()
  assert.deepEqual((await client.query<{ one: number }>('select 1 as one')).rows, [{ one: 1 }])
  proxy.change({ lostAnswer: 1 })
  await client.query('create table kept (id int)').then(
    () => assert.fail('its answer was lost'),
    () => {},
  )
  const direct = new Client({ connectionString })
  await direct.connect()
  assert.equal((await direct.query('select from kept')).rowCount, 0)
  await direct.end()
  await client.end()
})
