import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConnectionLost, Declined, declinedFrom, fieldsOf, NotListpass, sentenceFor, wordsFor } from './declined.ts'

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
  const answer = declinedFrom(409, { ...body, code: 'teams_at_most', params: { most: 100 } })
  assert.ok(answer instanceof Declined)
  const { code, params } = answer
  assert.deepEqual([code, params], ['teams_at_most', { most: 100 }])
})

test('an answer without a code keeps its sentence, because a server before this one has none', () => {
  const answer = declinedFrom(409, body)
  assert.ok(answer instanceof Declined)
  assert.deepEqual([answer.code, answer.message], ['', 'The list is full.'])
})

test('an answer with only a message, an error or errors keeps its sentence, and decides nothing', () => {
  for (const only of [
    { message: 'The list is full.' },
    { error: 'The list is full.' },
    { errors: { tag: ['The list is full.'] } },
    { error: 'The list is full.', details: '30 of 30' },
  ]) {
    const answer = declinedFrom(422, only)
    assert.equal(wordsFor(answer, 'Failed').message, 'The list is full.')
    assert.ok(answer instanceof NotListpass)
  }
  assert.deepEqual(fieldsOf(declinedFrom(422, { errors: { tag: ['Taken.'] } })), { tag: ['Taken.'] })
  assert.deepEqual(fieldsOf(declinedFrom(422, body)), { tag: ['Taken.'] })
  for (const none of [{}, { message: 7 }, [], 'text', null]) assert.equal(declinedFrom(422, none).message, '')
})

test("an answer that is not the product's says that Listpass cannot be reached, whatever its status", () => {
  for (const status of [401, 403, 404, 407, 409, 422, 429, 500, 502, 511]) {
    const answer = declinedFrom(status, undefined)
    assert.ok(answer instanceof NotListpass && answer instanceof ConnectionLost)
    const { message, details } = wordsFor(answer, 'Failed to load accounts')
    assert.equal(message, 'Failed to load accounts')
    assert.match(details ?? '', /We can’t reach Listpass/)
    assert.match(sentenceFor(answer, 'Failed to load accounts'), /^Failed to load accounts\. We can’t reach Listpass/)
  }
})

test('a lost connection says so, in the words of the form if it has its own', () => {
  assert.match(wordsFor(new ConnectionLost('x'), 'Failed').message, /check your connection/)
  assert.equal(wordsFor(new ConnectionLost('x'), 'Failed', 'An error occurred.').message, 'An error occurred.')
})

test('any other error gets our sentence', () => {
  assert.equal(wordsFor(new TypeError('x'), 'Failed').message, 'Failed')
  assert.ok(new Declined(404) instanceof Error)
})
