// Requests that are wrong in one way or in several, made from a call's own schema.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Chance } from './chance.ts'
import { junk, junkText, scattered, wrongText } from './malformed-values.ts'
import { type JsonSchema, sampleOf, schemaOf } from './samples.ts'

export type Whom = { ids: Record<string, string[]>; headers: Record<string, string> }

export type Malformed = {
  method: NonNullable<InjectOptions['method']>
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** The parts of a call's input, looked up once. */
export type Target = { endpoint: Endpoint; query: JsonSchema | undefined; sample: unknown }

export function targetOf(endpoint: Endpoint): Target {
  const { query, body, method, path } = endpoint
  return { endpoint, query: query && schemaOf(query), sample: sampleOf(body, `${method} ${path}`) }
}

/** DELETE is left out: on the path of another call it would delete data that later requests need. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'OPTIONS'] as const

export function malformedRequest(chance: Chance, { endpoint, query, sample }: Target, whom: Whom): Malformed {
  const method = chance.happens(0.95) ? endpoint.method : chance.one(methods)
  const headers: Record<string, string> = { ...whom.headers, ...(chance.happens(0.15) ? wrongHeader(chance) : {}) }
  const url = wrongPath(chance, endpoint, whom) + wrongQuery(chance, query, whom)
  if (sample === undefined && chance.happens(0.8)) return { method, url, headers }
  if (chance.happens(0.05)) headers['content-type'] = chance.one(contentTypes)
  else headers['content-type'] = 'application/json'
  return { method, url, headers, payload: wrongText(chance, mutated(chance, sample)) }
}

/** A value with a part replaced, removed or added; sometimes the whole value is replaced. */
function mutated(chance: Chance, value: unknown): unknown {
  if (chance.happens(0.1)) return junk(chance)
  if (Array.isArray(value)) {
    if (chance.happens(0.1)) return Array.from({ length: chance.below(200) }, () => value[0] as unknown)
    return value.map((each) => mutated(chance, each))
  }
  if (typeof value !== 'object' || value === null) return chance.happens(0.7) ? junk(chance) : value
  const copy: Record<string, unknown> = { ...value }
  for (const name of Object.keys(copy)) {
    if (chance.happens(0.45)) copy[name] = mutated(chance, copy[name])
    if (chance.happens(0.1)) delete copy[name]
  }
  if (chance.happens(0.1)) copy[junkText(chance).slice(0, 100)] = junk(chance)
  return copy
}

function wrongPath(chance: Chance, { path }: Endpoint, { ids }: Whom): string {
  const full = path.replaceAll(/:(\w+)/g, (_all, name: string) =>
    chance.happens(0.75) ? chance.one(ids[name] ?? ['x']) : chance.one([segment(chance), ...rawSegments]),
  )
  if (chance.happens(0.97)) return full
  return chance.one([
    `/${full}`,
    `${full}/`,
    full.toUpperCase(),
    `${full}/..`,
    `${full};x=1`,
    `${full}%00`,
    `${full}//x`,
  ])
}

const rawSegments = ['%', '%zz', '%ff', '%c0%af', '%2e%2e', '..', '%F0%9F%98%80', '*', ':listId', '~', '%00', '%0d%0a']

function segment(chance: Chance): string {
  return encodeURIComponent(junkText(chance).toWellFormed().slice(0, 600))
}

function wrongQuery(chance: Chance, query: JsonSchema | undefined, { ids }: Whom): string {
  const names = Object.keys(query?.properties ?? {})
  if (names.length === 0 && chance.happens(0.95)) return ''
  const pairs = names
    .filter(() => chance.happens(0.8))
    .map((name) => `${name}=${chance.happens(0.4) && ids[name] ? chance.one(ids[name]) : segment(chance)}`)
  if (chance.happens(0.15)) pairs.push(chance.one(oddPairs))
  if (chance.happens(0.05)) pairs.push(...pairs)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const oddPairs = [
  'a[b]=c',
  '__proto__=x',
  '__proto__[x]=y',
  'constructor=1',
  '=',
  '&&&',
  'q=%ff',
  'q=%00',
  'q=%',
  'x'.repeat(5000),
]

const contentTypes = [
  'text/plain',
  'application/JSON',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json, text/plain',
  '/',
  '',
]

function wrongHeader(chance: Chance): Record<string, string> {
  const [name, ...values] = chance.one(oddHeaders)
  return { [name]: chance.one(values) }
}

const oddHeaders = [
  [
    'authorization',
    'Bearer',
    'Bearer  ',
    'Bearer a.b',
    'Basic eDp5',
    'bearer x',
    `Bearer ${'x'.repeat(8000)}`,
    '\u00ff',
  ],
  ['authorization', `Bearer 01990000-0000-7000-8000-000000000000.${'x'.repeat(43)}`, `Bearer ${'.'.repeat(100)}`],
  ['x-scan-token', '', 'x', '..', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.x.y`, 'x'.repeat(3000)],
  ['cookie', 'XSRF-TOKEN=', '=;=;=', ';'.repeat(2000), 'a=b; XSRF-TOKEN=x; XSRF-TOKEN=y', '\u00ff\u00fe'],
  ['x-forwarded-for', '', 'x', '127.0.0.1, ::1', '1.2.3.4'.repeat(300)],
  ['host', '', 'x:y:z', '[::1', 'evil.example', 'a'.repeat(300)],
  ['user-agent', '', '\u00e9'.repeat(500), 'x'.repeat(7000)],
  ['content-length', '5'],
  ['content-encoding', 'gzip', 'br', 'x'],
  ['accept', '', '*/*;q=x'],
  ['accept-version', '1', 'x'],
  ['if-none-match', '*', 'W/""', '"'.repeat(1000)],
  ['range', 'bytes=0-', 'bytes=9-1', 'lines=1'],
  ['origin', 'null', 'https://evil.example', 'x'],
  ['sec-fetch-site', 'cross-site', 'x'],
  ['x-http-method-override', 'DELETE'],
  ['x-original-url', '/api/user'],
] as const

// Generates requests as bytes with errors in framing, headers or encodings.

export function malformedBytes(chance: Chance, request: Malformed): Buffer {
  const payload = Buffer.from(request.payload ?? '')
  const framing = chance.one(framings)(payload)
  const lines = [
    `${request.method} ${request.url.replaceAll(/[\s\0]/g, '')} HTTP/1.1`,
    'host: listpass.test',
    ...Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`),
    ...framing.headers,
    ...(chance.happens(0.3) ? [chance.one(oddLines)] : []),
  ]
  const whole = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), framing.body])
  return chance.happens(0.5) ? chance.one(damages)(whole, chance) : whole
}

type Framing = { headers: string[]; body: Buffer }

const framings: ((body: Buffer) => Framing)[] = [
  (body) => ({ headers: [`content-length: ${body.length}`], body }),
  (body) => ({ headers: ['transfer-encoding: chunked'], body: chunk(body) }),
  (body) => ({ headers: [`content-length: ${body.length + 7}`], body }),
  (body) => ({ headers: [`content-length: ${Math.max(0, body.length - 7)}`], body }),
  (body) => ({ headers: ['content-length: -1'], body }),
  (body) => ({ headers: ['content-length: 99999999999999999999'], body }),
  (body) => ({ headers: ['content-length: 2', `content-length: ${body.length}`], body }),
  (body) => ({ headers: ['content-length: 0x10'], body }),
  (body) => ({ headers: ['transfer-encoding: chunked', `content-length: ${body.length}`], body: chunk(body) }),
  (body) => ({ headers: ['transfer-encoding: gzip, chunked'], body: chunk(body) }),
  (body) => ({ headers: ['transfer-encoding: chunked'], body: Buffer.concat([Buffer.from('zz\r\n'), body]) }),
  () => ({ headers: ['transfer-encoding: chunked'], body: Buffer.from('ffffffffffffffff\r\nx') }),
  (body) => ({ headers: ['transfer-encoding: chunked'], body: Buffer.concat([Buffer.from('5;a=b\r\n'), body]) }),
  (body) => ({ headers: [], body }),
]

function chunk(body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')])
}

const oddLines = [
  'x',
  ': x',
  ' folded',
  'x: a\0b',
  'x: \u0007',
  `x: ${'a'.repeat(17_000)}`,
  'expect: 100-continue',
  'expect: tea',
  'upgrade: websocket\r\nconnection: upgrade',
  'upgrade: h2c\r\nconnection: upgrade, http2-settings',
  'connection: close, keep-alive',
  'te: trailers, deflate',
  'trailer: authorization',
  'content-type: \u00e9',
  'host: other.example',
  'range: bytes=0-1,2-3,4-',
]

const damages: ((whole: Buffer, chance: Chance) => Buffer)[] = [
  (whole, chance) => whole.subarray(0, chance.below(whole.length)),
  (whole, chance) => scattered(whole, chance),
  (whole) => Buffer.concat([whole, whole]),
  (whole) => Buffer.concat([whole, Buffer.from([0x16, 3, 1, 0, 0xff, 0xfe])]),
  (whole) => Buffer.from(whole.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (whole) => Buffer.from(whole.toString('latin1').replace('HTTP/1.1', 'HTTP/0.9'), 'latin1'),
  (whole) => Buffer.from(whole.toString('latin1').replace('HTTP/1.1', 'HTTP/1.0'), 'latin1'),
  (whole) => Buffer.from(`PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${whole.toString('latin1')}`, 'latin1'),
  (_whole, chance) => Buffer.from(Array.from({ length: 1 + chance.below(300) }, () => chance.below(256))),
]

// HTTP as raw bytes, for requests that no client would send.

export type RawSocket = {
  send: (bytes: string | Buffer) => void
  /** All received text when the server has closed, and the time of that since the connection. */
  ended: Promise<{ text: string; ms: number }>
  /** The text received so far. */
  seen: () => string
  /** Sends one byte after another while the server listens. */
  drip: (bytes: string, everyMs: number) => Promise<void>
  /** Ends the sending side. */
  finish: () => void
  close: () => void
}

export async function openRawSocket(port: number): Promise<RawSocket> {
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: false })
  await once(socket, 'connect')
  const begun = performance.now()
  const parts: Uint8Array[] = []
  const seen = () => Buffer.concat(parts).toString('latin1')
  socket.on('data', (part: Buffer) => parts.push(part))
  // A server that closes while we still write resets the connection. Its answer from before counts.
  socket.on('error', () => {})
  const ended = new Promise<{ text: string; ms: number }>((resolve) => {
    socket.once('close', () => resolve({ text: seen(), ms: performance.now() - begun }))
  })
  return {
    ended,
    seen,
    send: (bytes) => void (socket.writable && socket.write(bytes)),
    async drip(bytes, everyMs) {
      for (const byte of bytes) {
        if (!socket.writable) return
        socket.write(byte)
        await wait(everyMs)
      }
    },
    finish: () => void socket.end(),
    close: () => socket.destroy(),
  }
}

/** Sends bytes once, and returns everything received until the server closes. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = await openRawSocket(port)
  socket.send(bytes)
  return (await socket.ended).text
}

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/** Splits the text into answers by their Content-Length. */
export function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let rest = text; rest !== '';) {
    const end = rest.indexOf('\r\n\r\n')
    const [first, ...lines] = rest.slice(0, end).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first!)?.[1])
    if (end < 0 || Number.isNaN(status)) throw new Error(`This is no answer: ${rest.slice(0, 200)}`)
    if (status === 100) {
      rest = rest.slice(end + 4)
      continue
    }
    const headers: Record<string, string> = {}
    for (const line of lines) {
      const [name = '', value = ''] = line.split(/: (.*)/s, 2)
      headers[name.toLowerCase()] = value
    }
    const length = Number(headers['content-length'] ?? 0)
    answers.push({ status, headers, body: rest.slice(end + 4, end + 4 + length) })
    rest = rest.slice(end + 4 + length)
  }
  return answers
}
