import assert from 'node:assert/strict'
import { test } from 'node:test'
import { smooth } from './smooth.ts'

test('an even grey stays as it is, and a single bright dot is spread', () => {
  const size = 5
  const pixels = new Uint8ClampedArray(size * size * 4).fill(100)
  const middle = (2 * size + 2) * 4
  pixels.fill(180, middle, middle + 4)
  const smoothed = smooth(pixels, size, size)
  assert.equal(smoothed[middle], 120)
  assert.equal(smoothed[middle - 4], 110)
  assert.equal(smoothed[(1 * size + 1) * 4], 105)
})
