import assert from 'node:assert/strict'
import { test } from 'node:test'
import { weekStartOf } from './week-start.ts'

test('a week begins as the reader’s region has it, on Monday where it is unknown', () => {
  assert.equal(weekStartOf('en-GB'), 0)
  assert.equal(weekStartOf('nl-NL'), 0)
  assert.equal(weekStartOf('en-US'), 6)
  assert.equal(weekStartOf('ar-EG'), 5)
})
