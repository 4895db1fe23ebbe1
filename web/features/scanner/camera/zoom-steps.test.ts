import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextZoom } from './zoom-steps.ts'

function walk(min: number, max: number, from = min): number[] {
  const seen: number[] = []
  for (let value = nextZoom({ min, max, step: 0.1, value: from }); !seen.includes(value);) {
    seen.push(value)
    value = nextZoom({ min, max, step: 0.1, value })
  }
  return seen
}

test('the key goes through the steps that the camera has, and back to the first', () => {
  assert.deepEqual(walk(1, 6), [2, 3, 5, 1])
  assert.deepEqual(walk(0.5, 2), [1, 2, 0.5])
  assert.deepEqual(walk(1, 2.5, 1.4), [2, 1])
})
