// Uses the real network stack: the hosts connected to, redirects, and the size limit of answers.
import assert from 'node:assert/strict'
import { subscribe } from 'node:diagnostics_channel'
import dns from 'node:dns'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { beforeEach, test } from 'node:test'
import { createGzip, gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { openPaces } from './limits/paces.ts'
import { openSlots } from './limits/slots.ts'
import { atEnd, createDatabase, templateDatabase } from '../testing/postgres.ts'
import { until } from '../testing/until.ts'
import { callMailchimp, type Line } from './call.ts'
import { openConsent } from './consent.ts'
import { exchange } from './exchange.ts'
import { dataCentreOf } from './login.ts'
import { hostileText } from './testing/hostile.ts'

const { connectionString } = await createDatabase(
  await templateDatabase('network', (address) => migrate({ connectionString: address })),
)
const { database } = openDatabase({ connectionString }, () => {})
const slots = openSlots(database)
atEnd(() => {
  slots.close()
  return database.close()
})

/** A trap that must never be connected to. */
const heard: string[] = []
const traps = [await openTrap('127.0.0.1'), await openTrap('::1')]
const trapPort = (traps[0]!.address() as AddressInfo).port

/** Records each connection by the requested name. Every name leads to this machine, so nothing leaves it. */
const looked: string[] = []
const connected: string[] = []
const { lookup } = dns
dns.lookup = ((name: string, options: { all?: boolean }, done: (...args: unknown[]) => void) => {
  looked.push(name)
  if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }])
  else done(null, '127.0.0.1', 4)
}) as unknown as typeof lookup
subscribe('undici:client:beforeConnect', (message) => {
  const { host } = (message as { connectParams: { host: string } }).connectParams
  connected.push(host)
})

let reply: (request: IncomingMessage, response: ServerResponse) => void
const mailchimp = createServer((request, response) => reply(request, response)).listen(0, '127.0.0.1')
await once(mailchimp, 'listening')
const { port } = mailchimp.address() as AddressInfo
atEnd(async () => {
  mailchimp.closeAllConnections()
  for (const server of [mailchimp, ...traps]) {
    server.close()
    await once(server, 'close')
  }
})

beforeEach(() => {
  for (const list of [heard, looked, connected]) list.length = 0
})

const plain = `http://127.0.0.1:${port}/3.0`
const line: Line = {
  fetch,
  slots,
  paces: openPaces(database),
  now: database.now,
  apiUrl: `http://{dc}.api.mailchimp.test:${port}/3.0`,
}
const once1 = { caller: 'person', tries: 1, timeoutMs: 5000 } as const
const ping = { method: 'GET', path: '/ping' } as const

async function openTrap(host: string) {
  const server = createTcpServer((socket) => {
    heard.push(host)
    socket.destroy()
  }).listen(0, host)
  await once(server, 'listening')
  return server
}

async function troubleOf(work: Promise<unknown>): Promise<MailchimpTrouble> {
  return work.then(
    (value) => assert.fail(`it went well: ${JSON.stringify(value)}`),
    (error: unknown) => {
      assert.ok(error instanceof MailchimpTrouble, String(error))
      return error
    },
  )
}

const isAllowed = (host: string) => /^[a-z]{2,4}\d{1,3}\.api\.mailchimp\.test(:\d+)?$/.test(host)

test('the traps notice every connection', async () => {
  for (const host of ['127.0.0.1', '0x7f000001', 'evil.example'])
    await fetch(`http://${host}:${trapPort}`).catch(() => {})
  await until(
    () => heard.length,
    (count) => count === 3,
  )
  assert.deepEqual(looked, ['evil.example'])
  assert.equal(connected.length, 3)
})

test('an API key leads to no host but its data centre, whatever it ends in', async () => {
  reply = (_request, response) => response.end('{}')
  await fc.assert(
    fc.asyncProperty(hostileText(trapPort), async (text) => {
      const token = `${'a'.repeat(32)}-${text}`
      const credential = { token: 'a'.repeat(32), dataCentre: dataCentreOf(token), loginKey: 'hostile' }
      await callMailchimp(line, credential, ping, z.unknown(), once1).catch((error: unknown) => {
        if (!(error instanceof MailchimpTrouble)) throw error
      })
      assert.deepEqual(heard, [])
      assert.ok(looked.every(isAllowed), looked.join(' '))
      assert.ok(connected.every(isAllowed), connected.join(' '))
    }),
    { numRuns: 300 },
  )
})

test('addresses in a consent answer are never connected to', async () => {
  const client = { id: '123', secret: 'abc' }
  const loginUrl = `http://login.mailchimp.test:${port}`
  const consent = openConsent({ fetch, loginUrl, client, redirectUrl: 'https://listpass.test/mailchimp/callback' })
  await fc.assert(
    fc.asyncProperty(hostileText(trapPort), async (text) => {
      const said = { access_token: 'a'.repeat(32), dc: text, api_endpoint: text, login_url: text }
      reply = (_request, response) => response.end(JSON.stringify(said))
      const given = await consent.redeem('code').catch((error: unknown) => {
        if (!(error instanceof MailchimpTrouble)) throw error
      })
      if (given) {
        const credential = { ...given, loginKey: 'hostile' }
        await callMailchimp(line, credential, ping, z.unknown(), once1).catch(() => {})
      }
      assert.deepEqual(heard, [])
      assert.ok(
        looked.every((name) => name === 'login.mailchimp.test' || isAllowed(name)),
        looked.join(' '),
      )
    }),
    { numRuns: 200 },
  )
})

for (const status of [301, 302, 303, 307, 308]) {
  test(`a ${status} is not followed, wherever it leads; the trouble says so`, async () => {
    for (const location of [
      `http://127.0.0.1:${trapPort}/`,
      `http://[::1]:${(traps[1]!.address() as AddressInfo).port}/`,
      `//0x7f000001:${trapPort}/`,
      `http://us1.api.mailchimp.test@127.0.0.1:${trapPort}/`,
      `http://localhost.:${trapPort}/`,
      `http://evil.example:${trapPort}/`,
      '/3.0/elsewhere',
      'not an address',
    ]) {
      let calls = 0
      reply = (_request, response) => {
        calls++
        response.writeHead(status, { location, refresh: `0; url=${location}` }).end('{"health_chimpy":"fine"}')
      }
      const credential = { token: 'secret', dataCentre: 'us1', loginKey: `redirects ${status}` }
      const trouble = await troubleOf(callMailchimp(line, credential, ping, z.unknown(), once1))
      assert.deepEqual([trouble.kind, calls], ['unreachable', 1])
      assert.deepEqual(trouble.why, { code: 'mailchimp_other_address' })
    }
    assert.deepEqual(heard, [])
    assert.ok(connected.every(isAllowed), connected.join(' '))
  })
}

/** Sends as long as the client reads; resolves with the sent amount when the connection ends. */
function pour(response: ServerResponse, chunk: Buffer, most = Infinity): Promise<number> {
  let sent = 0
  const more = () => {
    while (sent < most && !response.destroyed) {
      sent += chunk.length
      if (!response.write(chunk)) return void response.once('drain', more)
    }
    response.end()
  }
  more()
  return once(response, 'close').then(() => sent)
}

const aMegabyte = Buffer.alloc(1024 * 1024, ' ')
const bounds = { timeoutMs: 10_000, bytes: aMegabyte.length }

for (const [name, most] of [
  ['a body without an end', Infinity],
  ['a body of 200 MB', 200 * aMegabyte.length],
] as const) {
  test(`${name} is cut`, async () => {
    let poured: Promise<number> | undefined
    reply = (_request, response) => {
      poured = pour(response, Buffer.alloc(64 * 1024, ' '), most)
    }
    const trouble = await troubleOf(exchange(fetch, new URL(plain), {}, bounds))
    assert.deepEqual([trouble.kind, trouble.briefly], ['unreachable', 'The answer was too large.'])
    // Some of the answer is still in system buffers; the rest was never sent.
    assert.ok((await poured!) < 30 * aMegabyte.length)
  })
}

test('a body that unpacks to a thousand times its size is cut, and leaves no memory behind', async () => {
  const bomb = gzipSync(Buffer.alloc(200 * aMegabyte.length))
  assert.ok(bomb.length < aMegabyte.length)
  reply = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
  const tryIt = async () => {
    const trouble = await troubleOf(exchange(fetch, new URL(plain), {}, bounds))
    assert.equal(trouble.briefly, 'The answer was too large.')
    const { arrayBuffers, heapUsed } = process.memoryUsage()
    return (arrayBuffers + heapUsed) / aMegabyte.length
  }
  const before = await tryIt()
  let most = before
  for (let round = 0; round < 20; round++) most = Math.max(most, await tryIt())
  assert.ok(most - before < 64, `${before} MB, then ${most} MB`)
})

test('a body that unpacks without an end is cut', async () => {
  reply = (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' })
    const pack = createGzip()
    pack.pipe(response)
    response.once('close', () => pack.destroy())
    const more = () => void (!pack.destroyed && pack.write(aMegabyte, () => setImmediate(more)))
    more()
  }
  const trouble = await troubleOf(exchange(fetch, new URL(plain), {}, bounds))
  assert.equal(trouble.briefly, 'The answer was too large.')
})

test('a body that drips is cut when its time is up, and so is an answer that never begins', async () => {
  const drip = (response: ServerResponse) => {
    response.write('{')
    const dripping = setInterval(() => response.write(' '), 10)
    response.once('close', () => clearInterval(dripping))
  }
  for (const [behave, name] of [
    [drip, 'drips'],
    [() => {}, 'waits'],
  ] as const) {
    let gone: Promise<unknown> | undefined
    reply = (_request, response) => {
      gone = once(response, 'close')
      behave(response)
    }
    const trouble = await troubleOf(exchange(fetch, new URL(plain), {}, { ...bounds, timeoutMs: 300 }))
    assert.deepEqual(
      [trouble.kind, trouble.briefly],
      ['unreachable', 'Mailchimp did not answer within 0.3 seconds.'],
      name,
    )
    await gone
  }
})

test('headers without an end are cut', async () => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {})
    socket.write('HTTP/1.1 200 OK\r\n')
    const more = () => void (!socket.destroyed && socket.write(`X-More: ${'x'.repeat(1000)}\r\n`, more))
    more()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  assert.equal((await troubleOf(exchange(fetch, url, {}, bounds))).kind, 'unreachable')
  server.close()
  await once(server, 'close')
})
