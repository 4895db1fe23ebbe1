import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConnectionLost, Declined, declinedFrom, wordsFor } from './declined.ts'

const body = {
  success: false,
  message: 'The list is full.',
  error: 'The list is full.',
  errors: { tag: ['Taken.'] },
  details: '30 of 30',
}

test("the server's own sentence comes before ours", () => {
  assert.deepEqual(wordsFor(declinedFrom(409, body), 'Failed'), { message: 'The list is full.', details: '30 of 30' })
})

test('an answer says which sentence it is, and its values', () => {
  const { code, params } = declinedFrom(409, { ...body, code: 'teams_at_most', params: { most: 100 } })
  assert.deepEqual([code, params], ['teams_at_most', { most: 100 }])
})

test('an answer without a code keeps its sentence, because a server before this one has none', () => {
  assert.deepEqual([declinedFrom(409, body).code, declinedFrom(409, body).message], ['', 'The list is full.'])
})

test("an answer that is not the product's gets our sentence, and keeps its status", () => {
  const declined = declinedFrom(502, '<html>')
  assert.equal(declined.status, 502)
  assert.equal(wordsFor(declined, 'Failed to load accounts').message, 'Failed to load accounts')
})

test('a lost connection says so, in the words of the form if it has its own', () => {
  assert.match(wordsFor(new ConnectionLost('x'), 'Failed').message, /check your connection/)
  assert.equal(wordsFor(new ConnectionLost('x'), 'Failed', 'An error occurred.').message, 'An error occurred.')
})

test('any other error gets our sentence', () => {
  assert.equal(wordsFor(new TypeError('x'), 'Failed').message, 'Failed')
  assert.ok(new Declined(404) instanceof Error)
})
