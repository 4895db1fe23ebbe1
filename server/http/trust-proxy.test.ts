// Every documented value of TRUST_PROXY, over real sockets and through proxies that add the headers of Caddy, nginx and HAProxy.
import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Writable } from 'node:stream'
import { test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { readConfig } from '../config.ts'
import { openHttp } from './open-http.ts'
import { openLog } from '../log.ts'
import { atEnd } from '../testing/postgres.ts'
import { password } from '../testing/samples.ts'
import { startTestApp } from '../testing/start-test-app.ts'

export type HopOptions = {
  to: number
  as: 'caddy' | 'caddy-trusting' | 'nginx' | 'haproxy'
  /** The visitor of the connection, for the proxy that visitors reach; otherwise the real peer. */
  visitor?: string
}

/** Starts the proxy. Returns the port to call. */
export async function startProxyHop({ to, as, visitor }: HopOptions): Promise<number> {
  const server = createServer((incoming, answer) => {
    const peer = visitor ?? incoming.socket.remoteAddress ?? ''
    const headers = [...passedOn(incoming), ...forwarded[as](peer, incoming)].flat()
    const onward = request({ port: to, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers })
    onward.once('response', (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers)
      pipeline(came, answer, () => {})
    })
    onward.once('error', () => answer.destroy())
    pipeline(incoming, onward, () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(() => {
    server.close().closeAllConnections()
    return Promise.resolve()
  })
  return (server.address() as AddressInfo).port
}

type Header = [name: string, value: string]

const of = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '')
const listed = (before: string, peer: string) => (before === '' ? peer : `${before}, ${peer}`)

/** The headers that each proxy adds. Caddy drops the headers of untrusted callers; HAProxy keeps them and adds its own. */
const forwarded: Record<HopOptions['as'], (peer: string, incoming: IncomingMessage) => Header[]> = {
  caddy: (peer, incoming) => [
    ['X-Forwarded-For', peer],
    ['X-Forwarded-Host', of(incoming, 'host')],
    ['X-Forwarded-Proto', 'https'],
  ],
  'caddy-trusting': (peer, incoming) => [
    ['X-Forwarded-For', listed(of(incoming, 'x-forwarded-for'), peer)],
    ['X-Forwarded-Host', of(incoming, 'x-forwarded-host') || of(incoming, 'host')],
    ['X-Forwarded-Proto', of(incoming, 'x-forwarded-proto') || 'https'],
  ],
  nginx: (peer, incoming) => [
    ['X-Forwarded-For', listed(of(incoming, 'x-forwarded-for'), peer)],
    ['X-Forwarded-Proto', 'https'],
  ],
  haproxy: (peer, incoming) => [
    ...(incoming.headersDistinct['x-forwarded-for'] ?? []).map((value): Header => ['x-forwarded-for', value]),
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-for', peer],
  ],
}

function passedOn({ headers }: IncomingMessage): Header[] {
  return Object.entries(headers)
    .filter(([name]) => !name.startsWith('x-forwarded-') && name !== 'connection')
    .map(([name, value]) => [name, String(value)])
}

const [noor, ben] = ['198.51.100.7', '203.0.113.9']
const trustOf = (value: string) => readConfig({ TRUST_PROXY: value }).trustProxy

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** A server that answers with the address of its caller. */
async function startEcho(trustProxy: string, log = openLog('silent')): Promise<number> {
  const app = openHttp({ log, publicUrl: 'https://listpass.test', trustProxy: trustOf(trustProxy) })
  app.get('/', { config: { policy: 'everyone' } }, (request, reply) => reply.send(request.ip))
  atEnd(() => app.close())
  return listen(app)
}

/** Sends through proxies, the outermost first. The visitor also sends a forwarded header, which must never count. */
async function seenThrough(port: number, visitor: string, chain: HopOptions['as'][]): Promise<string> {
  let to = port
  for (const [inner, as] of chain.toReversed().entries()) {
    to = await startProxyHop({ to, as, ...(inner === chain.length - 1 && { visitor }) })
  }
  return (await fetch(`http://127.0.0.1:${to}/`, { headers: { 'x-forwarded-for': '192.0.2.99' } })).text()
}

const oneHop: HopOptions['as'][][] = [['caddy'], ['nginx'], ['haproxy']]
const twoHops: HopOptions['as'][][] = [
  ['haproxy', 'nginx'],
  ['nginx', 'haproxy'],
  ['caddy', 'caddy-trusting'],
  ['haproxy', 'haproxy'],
]
const byAddress = ['127.0.0.1', '127.0.0.1, ::1', '10.0.0.0/8,127.0.0.0/8', '::1,127.0.0.1/32', '127.0.0.1,fd00::/8']

for (const value of ['true', '1', ...byAddress]) {
  test(`behind one proxy and with TRUST_PROXY=${value}, each visitor has their own address`, async () => {
    const port = await startEcho(value)
    for (const chain of oneHop) {
      assert.equal(await seenThrough(port, noor, chain), noor, chain.join())
      assert.equal(await seenThrough(port, ben, chain), ben, chain.join())
    }
  })
}

for (const value of ['2', ...byAddress]) {
  test(`behind two proxies and with TRUST_PROXY=${value}, each visitor has their own address`, async () => {
    const port = await startEcho(value)
    for (const chain of twoHops) {
      assert.equal(await seenThrough(port, noor, chain), noor, chain.join())
      assert.equal(await seenThrough(port, ben, chain), ben, chain.join())
    }
  })
}

for (const value of ['false', '0', '', '10.0.0.0/8', '198.51.100.7,fd00::1']) {
  test(`with TRUST_PROXY=${value || 'unset'} the proxy on this machine is not believed`, async () => {
    const port = await startEcho(value)
    for (const chain of [...oneHop, ...twoHops]) assert.equal(await seenThrough(port, noor, chain), '127.0.0.1')
  })
}

test('a number never trusts a direct caller from the internet, and addresses trust only themselves', () => {
  const isTrusted = (value: string, peer: string) => {
    const trust = trustOf(value)
    return trust && trust(peer, 0)
  }
  for (const value of ['true', '1', '2', '127.0.0.1, 10.0.0.0/8']) {
    for (const peer of [noor, '2001:db8::1', '::ffff:198.51.100.7', 'unknown', '', '127.0.0.1:80']) {
      assert.equal(isTrusted(value, peer), false, `${value} ${peer}`)
    }
    for (const peer of ['127.0.0.1', '::ffff:127.0.0.1', '10.1.2.3']) {
      assert.equal(isTrusted(value, peer), true, `${value} ${peer}`)
    }
  }
  for (const peer of ['172.18.0.5', '192.168.1.1', '::1', 'fd12::1', 'fe80::1%eth0']) {
    assert.deepEqual([isTrusted('1', peer), isTrusted('10.0.0.1', peer)], [true, false], peer)
  }
})

test('a network may be as wide as half of all addresses, and as narrow as one', () => {
  for (const [network, inside, outside] of [
    ['128.0.0.0/1', '203.0.113.7', '127.0.0.1'],
    ['203.0.113.7/32', '203.0.113.7', '203.0.113.6'],
    ['8000::/1', 'fd12::1', '::1'],
    ['2001:db8::1/128', '2001:db8::1', '2001:db8::2'],
  ] as const) {
    const trust = trustOf(network)
    assert.ok(typeof trust === 'function')
    assert.deepEqual([trust(inside, 0), trust(outside, 0)], [true, false], network)
  }
})

test('an invalid proxy address stops the start', () => {
  for (const value of [
    'maybe',
    '1.2.3',
    '10.0.0.0/33',
    '::1/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.0/0',
    '-1',
    '1,',
    ',',
  ]) {
    assert.throws(() => trustOf(value), /TRUST_PROXY should be/, value)
  }
})

test('one visitor behind the proxy cannot keep another from signing in or registering', async () => {
  const app = await startTestApp({ works: false, trustProxy: trustOf('true') })
  const to = await listen(app.app)
  const [hers, his] = [
    await startProxyHop({ to, as: 'caddy', visitor: noor }),
    await startProxyHop({ to, as: 'caddy', visitor: ben }),
  ]
  const post = async (port: number, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
      .status
  }
  const form = (email: string) => ({ name: 'Noor', email, password, password_confirmation: password })
  assert.equal(await post(hers, '/api/register', form('noor@example.com')), 200)
  const guess = (email: string) => post(his, '/api/login', { email, password: 'not the one' })
  for (let tries = 0; tries < 40; tries++) await guess(`other-${tries}@example.com`)
  assert.equal(await guess('noor@example.com'), 429)
  for (let tries = 0; tries < 31; tries++) await post(his, '/api/register', form(`ben-${tries}@example.com`))
  assert.equal(await post(his, '/api/register', form('ben@example.com')), 429)
  assert.equal(await post(hers, '/api/login', { email: 'noor@example.com', password }), 200)
  assert.equal(await post(hers, '/api/register', form('ada@example.com')), 200)
})

test('the log warns once of a proxy that is not trusted, and names no visitor', async () => {
  const lines: string[] = []
  const destination = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString())
      done()
    },
  })
  const trusting = await startEcho('1', openLog('warn', destination))
  await seenThrough(trusting, noor, ['caddy'])
  await (await fetch(`http://127.0.0.1:${await startEcho('false', openLog('warn', destination))}/`)).text()
  assert.deepEqual(lines, [])
  const port = await startEcho('10.0.0.1', openLog('warn', destination))
  for (let times = 0; times < 5; times++) await seenThrough(port, noor, ['caddy'])
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  assert.deepEqual(
    told.map(({ level, requests, peers }) => ({ level, requests, peers })),
    [{ level: 'warn', requests: 1, peers: ['127.0.0.1'] }],
  )
  assert.match(String(told[0]!['msg']), /forwarded headers of a proxy that is not trusted were ignored/)
  assert.ok(!lines.join('').includes(noor))
})
