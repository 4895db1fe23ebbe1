// Generates requests as bytes with errors in framing, headers or encodings.
import type { Chance } from '../seeded.ts'
import type { Malformed } from './malformed-request.ts'
import { scattered } from './wrong-text.ts'

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
