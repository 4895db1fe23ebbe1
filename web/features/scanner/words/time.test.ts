import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agoOf } from './time.ts'

const now = Date.UTC(2026, 4, 1, 20)
const ago = (seconds: number) => agoOf(new Date(now - seconds * 1000), now)

test('staff read how long ago it was, up to 59 minutes', () => {
  assert.equal(ago(8), '8 s ago')
  assert.equal(ago(119), '1 min ago')
  assert.equal(ago(59 * 60), '59 min ago')
  assert.equal(ago(3600), undefined)
})

test('a phone whose clock is slow shows no time to come', () => {
  assert.equal(ago(-30), '0 s ago')
})
