import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listIdIn } from './page-data.ts'

test('a page that was made for a list names it', () => {
  assert.equal(listIdIn('{"list_id":"a1b2c3"}'), 'a1b2c3')
})

test('a page that was made for no list names none', () => {
  for (const text of ['{}', '{"list_id":""}', '{"list_id":7}', 'no json']) assert.equal(listIdIn(text), undefined, text)
})
