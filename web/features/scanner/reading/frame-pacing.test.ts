import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPacing } from './frame-pacing.ts'

function taken(framesPerSecond: number, seconds: number): number {
  const pacing = createPacing()
  let count = 0
  for (let frame = 0; frame < framesPerSecond * seconds; frame++)
    if (pacing.isDue(1000 + (frame * 1000) / framesPerSecond)) count++
  return count
}

test('a camera of 30 pictures a second is read 25 times, not 15', () => {
  const count = taken(30, 10)
  assert.ok(count >= 245 && count <= 252, String(count))
})

test('never more than 25 a second, however fast the camera is', () => {
  for (const rate of [48, 60, 120]) assert.ok(taken(rate, 10) <= 252, String(rate))
})

test('a slow camera is read at every picture', () => {
  assert.equal(taken(10, 10), 100)
})
