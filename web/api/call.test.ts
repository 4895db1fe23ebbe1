import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, cookieNamed } from './call.ts'

test('a path gets its values, safely written', () => {
  assert.equal(
    addressOf('/api/lists/:listId/qr-codes/:qrId', { listId: 'a/b', qrId: '7' }),
    '/api/lists/a%2Fb/qr-codes/7',
  )
})

test('a query contains only the given values', () => {
  assert.equal(
    addressOf('/api/lists', {}, { q: 'ana+1@example.com', after: undefined }),
    '/api/lists?q=ana%2B1%40example.com',
  )
  assert.equal(addressOf('/api/lists', {}, { q: '' }), '/api/lists')
})

test('a path without its value is a mistake of ours, and says so', () => {
  assert.throws(() => addressOf('/api/lists/:listId'), /needs listId/)
})

test('a cookie is found by its whole name', () => {
  assert.equal(cookieNamed('XSRF-TOKEN', 'theme=dark; XSRF-TOKEN=a%3Db'), 'a=b')
  assert.equal(cookieNamed('TOKEN', 'XSRF-TOKEN=a'), undefined)
})
