// The API page is complete, is made from the same description that programs read, and contains nothing misleading.
import assert from 'node:assert/strict'
import * as z from 'zod/mini'
import { test } from 'node:test'
import { fields } from '#words/en/fields.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { everyEndpoint } from '../../testing/samples.ts'
import { allAreas } from '../api-areas.ts'
import type { ApiDocument, Schema } from '../describe-api.ts'
import { apiPage } from './api-page.ts'
import { bodyOf, idOf } from './show-call.ts'
import { exampleOf } from './example.ts'
import { fieldsOf, kindOf } from './fields.ts'

const app = await startTestApp({ works: false })
const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers })
const api = (await get('/api/openapi.json')).json<ApiDocument>()
const page = (await get('/api/docs')).body
const endpoints = await everyEndpoint()
const written = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')

function operationOf({ method, path }: { method: string; path: string }) {
  return api.paths[written(path)]![method.toLowerCase()]!
}

function issuesOf(schema: z.ZodMiniType, value: unknown): string {
  return JSON.stringify(z.safeParse(schema, value).error?.issues ?? [])
}

test('anyone can read it, and it needs no looser policy', async () => {
  const answer = await get('/api/docs')
  assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'text/html; charset=utf-8'])
  const policy = String(answer.headers['content-security-policy'])
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval';/)
  assert.match(policy, /style-src 'self' 'sha256-[\w+/=]+';/)
  assert.doesNotMatch(policy, /'unsafe-/)
  assert.doesNotMatch(page, /\sstyle="|\son\w+="|<script(?![^>]*\ssrc="\/api\/docs\.js")/)
  assert.doesNotMatch(page, /(?:src|href)="(?!\/|#)/, 'of another address')
  assert.equal(answer.headers['x-robots-tag'], 'noindex')
  const script = await get('/api/docs.js')
  assert.deepEqual([script.statusCode, script.headers['content-type']], [200, 'text/javascript; charset=utf-8'])
  const again = await get('/api/docs', { 'if-none-match': String(answer.headers['etag']) })
  assert.equal(again.statusCode, 304)
})

test('every call is there once, with its summary, its callers and a line to paste', () => {
  assert.ok(endpoints.length > 50)
  for (const endpoint of endpoints) {
    const id = idOf(endpoint.method.toLowerCase(), written(endpoint.path))
    const places = page.split(`<article class="call" id="${id}"`)
    assert.equal(places.length, 2, id)
    const article = places[1]!.split('</article>')[0]!
    const { security, tags } = operationOf(endpoint)
    assert.ok(allAreas.some(({ name }) => name === tags[0]))
    assert.match(article, security.length === 0 ? /Anyone may call this/ : /For (organisers|the organiser)/, id)
    assert.equal(article.includes('Authorization: Bearer $TOKEN'), security.length > 0, id)
    assert.match(article, /<code>curl /, id)
  }
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
  assert.equal(new Set(ids).size, ids.length)
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) assert.ok(ids.includes(target!), target!)
})

test('the documented callers are those that the server accepts', async () => {
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    const { security } = operationOf(endpoint)
    const url = endpoint.path.replaceAll(/:(\w+)/g, '01990000-0000-7000-8000-000000000000')
    assert.equal((await get(url)).statusCode === 401, security.length > 0, endpoint.path)
  }
})

test('the bodies and answers that are shown are such as are taken and given', () => {
  // The types of Mailchimp's values can only be outlined.
  const outlined = new Set(['POST /api/mailchimp-accounts'])
  for (const { method, path, body, answer } of endpoints) {
    const name = `${method} ${path}`
    const operation = operationOf({ method, path })
    const shown = exampleOf(
      operation.responses['200']!.content[Object.keys(operation.responses['200']!.content)[0]!]!.schema,
    )
    const given = z.safeParse(answer, shown)
    assert.ok(given.success, `${name} answers ${JSON.stringify(shown)}: ${JSON.stringify(given.error?.issues)}`)
    if (!body || !operation.requestBody || outlined.has(name)) continue
    const schema = operation.requestBody.content['application/json']!.schema
    for (const asked of [exampleOf(schema), bodyOf(schema)]) {
      assert.equal(issuesOf(body, asked), '[]', `${name} takes ${JSON.stringify(asked)}`)
    }
  }
})

test('fields are said as people read them', () => {
  const schema: Schema = {
    type: 'object',
    required: ['name', 'rules'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 60 },
      ends: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
      rules: {
        type: 'array',
        maxItems: 50,
        items: { type: 'object', properties: { max: { type: 'integer', minimum: 0 } } },
      },
      kind: { enum: ['text', 'number'] },
      note: z.toJSONSchema(z.nullable(z.string())) as Schema,
      worked: { const: true },
    },
  }
  assert.deepEqual(
    fieldsOf(schema).map(({ name, kind, isNeeded }) => `${name}${isNeeded ? '!' : ''}: ${kind}`),
    [
      'name!: text, 1 to 60 characters',
      'ends: time, such as 2026-11-20T19:30:00Z or null',
      'rules!: list, at most 50 of object',
      'rules[].max: whole number',
      'kind: one of text, number',
      'note: text or null',
      'worked: always true',
    ],
  )
  assert.equal(
    kindOf({ type: 'integer', minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
    'whole number',
  )
})

test('nothing shows the code of a sentence', () => {
  const shown = new Set([...page.split(/[^\w-]+/), ...JSON.stringify(api).split(/[^\w-]+/)])
  for (const code of Object.keys(fields)) assert.ok(!shown.has(code), code)
})

test('the page escapes the texts of the description', () => {
  const operation = { ...operationOf({ method: 'GET', path: '/api/lists' }), summary: '<img src=x> & `a` "b"' }
  const told = apiPage({ ...api, paths: { '/api/lists': { get: operation } } })
  assert.ok(told.content.includes('&lt;img src=x&gt; &amp; <code>a</code> &quot;b&quot;'))
  assert.ok(!told.content.includes('<img'))
})
