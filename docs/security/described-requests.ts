// Every call that the API describes, as a request with valid values. So the tools test the code behind the checks of
// the values.
import type { Seeded } from './seed.ts'

/** As behind https, because the tools look for HSTS and Secure. */
export const publicUrl = 'https://listpass.test'

export type Described = {
  method: string
  /** As described. */
  path: string
  url: string
  as: 'nobody' | 'an organiser' | 'a door'
  /** The request as text. A star marks values of the path for sqlmap. */
  text: string
  takesValues: boolean
}

type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
type Call = {
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

/**
 * A call that deletes data would spoil the calls after it. So it names a record that does not exist; the SQL statement
 * is the same.
 */
const missing = '01a00000-0000-7000-8000-000000000000'
const takesAway = new Set(['accountId', 'sessionId', 'linkId', 'qrId'])
const endsDoors = /^(PUT|DELETE|POST) .*\{linkId\}/
/**
 * The logout has no values, and would end the session of the other calls. The stream never ends, so a tool would wait
 * for ever.
 */
const leftOut = new Set(['POST /api/logout', 'GET /api/lists/{listId}/stream'])

export async function describedRequests(address: string, seeded: Seeded): Promise<Described[]> {
  const answer = await fetch(`${address}/api/openapi.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Call>> }
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, call]) => {
      const name = `${method.toUpperCase()} ${path}`
      if (leftOut.has(name)) return []
      const request = { address, seeded, path, method: method.toUpperCase(), call }
      const isDoors = /\/(scan|people|check-in|offline-list|offline-names)$/.test(path)
      return [describe(request, 'an organiser'), ...(isDoors ? [describe(request, 'a door')] : [])]
    }),
  )
}

const mark = 'a'.repeat(43)
/** The headers that our own pages send. */
const ownPage = [
  `Origin: ${publicUrl}`,
  'X-Requested-With: XMLHttpRequest',
  `X-XSRF-TOKEN: ${mark}`,
  `Cookie: XSRF-TOKEN=${mark}`,
]

type Request = { address: string; seeded: Seeded; path: string; method: string; call: Call }

function describe({ address, seeded, path, method, call }: Request, as: Described['as']): Described {
  const place = (name: string) =>
    (method === 'DELETE' && takesAway.has(name)) || (name === 'linkId' && endsDoors.test(`${method} ${path}`))
      ? missing
      : (seeded.places[name] ?? missing)
  const query = call.parameters.filter((parameter) => parameter.in === 'query')
  const pairs = query.map(({ name, schema }) => `${name}=${encodeURIComponent(String(sample(name, schema, seeded)))}`)
  const search = pairs.length > 0 ? `?${pairs.join('&')}` : ''
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => place(name))
  const starred = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${place(name)}*`)
  const schema = call.requestBody?.content['application/json'].schema
  const body = schema ? JSON.stringify(sample('', schema, seeded)) : ''
  // Once a value of the path is marked, sqlmap tests marked values only. So values of query and body are marked as
  // well.
  const isMarked = starred !== filled
  const lines = [
    `${method} ${starred}${isMarked ? pairs.map((pair, at) => `${at === 0 ? '?' : '&'}${pair}*`).join('') : search} HTTP/1.1`,
    `Host: ${new URL(address).host}`,
    'Accept: application/json',
    // Set without a body too, or sqlmap would send a form's content type.
    'Content-Type: application/json',
    ...ownPage,
    as === 'a door' ? `X-Scan-Token: ${seeded.scanToken}` : `Authorization: Bearer ${seeded.token}`,
    '',
    isMarked ? body.replaceAll(/"(?=[,}\]])(?<!:")/g, '*"') : body,
  ]
  const takesValues = /\{|\?/.test(path + search) || body.length > 2
  return { method, path, url: `${address}${filled}${search}`, as, text: lines.join('\r\n'), takesValues }
}

const samples: Record<string, (seeded: Seeded) => unknown> = {
  name: () => 'Ada',
  email: () => 'ada@example.com',
  password: () => 'a wrong password',
  password_confirmation: () => 'a wrong password',
  current_password: () => 'not this one',
  api_key: () => `${'a'.repeat(32)}-us14`,
  qr_code: ({ code }) => code,
  q: () => 'a',
  display_field: () => 'FNAME',
  if_field: () => 'FNAME',
  then_field: () => 'LNAME',
  mode: () => 'polling',
  user_id: ({ places }) => places['userId'],
  list: ({ places }) => places['listId'],
  expires_at: () => null,
}

function sample(name: string, schema: Schema, seeded: Seeded): unknown {
  const known = samples[name]
  if (known) return known(seeded)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sample(name, schema.anyOf[0]!, seeded)
  if (schema.type === 'object') {
    // No id: with the same id, every scan after the first would repeat a decided one.
    const properties = Object.entries(schema.properties ?? {}).filter(([key]) => key !== 'scan_id')
    return Object.fromEntries(properties.map(([key, inside]) => [key, sample(key, inside, seeded)]))
  }
  if (schema.type === 'array') return [sample(name, schema.items ?? {}, seeded)]
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return 1
  if (schema.format === 'uuid') return missing
  if (schema.format === 'date-time') return '2026-11-21T20:00:00Z'
  return 'a'
}
