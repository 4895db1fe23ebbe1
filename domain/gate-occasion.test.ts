import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOfGate } from './gate-occasion.ts'

const hour = 3_600_000
const night = { who: null, opensAt: 0, closesAt: 8 * hour }

test('a gate follows nights and days for everyone', () => {
  assert.equal(isOfGate(night), true)
  assert.equal(isOfGate({ ...night, closesAt: 36 * hour }), true)
})

test('a gate follows no room by tag, no coupon run, and nothing without times', () => {
  assert.equal(isOfGate({ ...night, who: { kind: 'segment' } }), false)
  assert.equal(isOfGate({ ...night, closesAt: 36 * hour + 1 }), false)
  assert.equal(isOfGate({ ...night, opensAt: null }), false)
  assert.equal(isOfGate({ ...night, closesAt: null }), false)
})
