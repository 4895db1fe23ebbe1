import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareApis, compareWithAll, type Api } from './compare-apis.ts'

type Schema = NonNullable<NonNullable<Api['components']>['schemas']>[string]

const api = (schema: Schema, more: object = {}): Api => ({
  paths: { '/a': { get: { responses: { 200: { content: { json: { schema } } } }, ...more } } },
})

test('the same said in other ways is no difference', () => {
  const named: Api = { ...api({ $ref: '#/components/schemas/A' }), components: { schemas: {} } }
  named.components!.schemas!['A'] = { allOf: [{ properties: { id: { type: 'string' } } }, { properties: { n: {} } }] }
  assert.deepEqual(compareApis(named, api({ type: 'object', properties: { n: {}, id: { type: 'string' } } })), [])
})

test('each kind of difference is one line that says where', () => {
  const ours = api(
    {
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'string', enum: ['x'] }, b: { items: { type: 'string' } } },
    },
    { parameters: [{ name: 'count', in: 'query', schema: { type: 'integer' } }] },
  )
  const theirs = api({
    type: 'object',
    properties: { a: { type: 'string', enum: ['x', 'y'] }, b: { items: { type: 'number' } }, c: {} },
  })
  theirs.paths['/b'] = {}
  assert.deepEqual(compareApis(ours, theirs), [
    'GET /a › query count › only ours',
    'GET /a › 200 json › required: a here,  there',
    'GET /a › 200 json.a › string of x here, string of x|y there',
    'GET /a › 200 json.b[] › string here, number there',
    'GET /a › 200 json.c › only theirs',
    '/b › only theirs',
  ])
})

test('a call is only ours if no description has it', () => {
  const ours = api({ type: 'object' })
  ours.paths['/b'] = { get: { responses: {} } }
  ours.paths['/c'] = { get: { responses: {} } }
  const second: Api = { paths: { '/b': { get: { responses: {} }, post: { responses: {} } } } }
  assert.deepEqual(compareWithAll(ours, [api({ type: 'object' }), second]), ['/c › only ours', 'POST /b › only theirs'])
})
