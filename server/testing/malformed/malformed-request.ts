// Requests that are wrong in one way or in several, made from a call's own schema.
import type { InjectOptions } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { type JsonSchema, sampleOf, schemaOf } from '../sample-of.ts'
import type { Chance } from '../seeded.ts'
import { junk, junkText } from './junk.ts'
import { wrongText } from './wrong-text.ts'

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
