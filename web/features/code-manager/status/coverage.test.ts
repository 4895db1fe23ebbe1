import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coverageOf } from './coverage.ts'

test('coverage is 100 % only when every contact has a code', () => {
  assert.equal(coverageOf(3, 3), 100)
  assert.equal(coverageOf(999_999, 1_000_000), 99.9)
  assert.equal(coverageOf(2, 3), 66.6)
  assert.equal(coverageOf(0, 5), 0)
  assert.equal(coverageOf(0, 0), 100)
})
