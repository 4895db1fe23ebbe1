import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRestarts } from './camera.ts'

test('a camera that is taken away again and again is given up, and one that is now and then is not', () => {
  const often = createRestarts()
  for (let now = 0; now < 5000; now += 1000) assert.equal(often.isTooMany(now), false)
  assert.equal(often.isTooMany(6000), true)
  const seldom = createRestarts()
  for (let now = 0; now < 3_600_000; now += 15_000) assert.equal(seldom.isTooMany(now), false)
})
