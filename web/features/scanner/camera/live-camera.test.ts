import assert from 'node:assert/strict'
import { test } from 'node:test'
import { focusWishes } from './live-camera.ts'

test('a camera is asked to focus, and to measure light in the middle, as far as it can', () => {
  const all = { focusMode: ['manual', 'continuous'], exposureMode: ['continuous'], pointsOfInterest: [] }
  assert.deepEqual(focusWishes(all), [
    { focusMode: 'continuous' },
    { exposureMode: 'continuous' },
    { pointsOfInterest: [{ x: 0.5, y: 0.5 }] },
  ])
  assert.deepEqual(focusWishes({ focusMode: ['manual'], exposureMode: ['none'] }), [])
  assert.deepEqual(focusWishes({}), [])
})
