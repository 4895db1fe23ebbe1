import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPlan } from './attempt-plan.ts'

/** What a device tries, frame by frame, when each way takes the given time and nothing is ever found. */
function triedOn(costs: number[], frames: number): number[][] {
  const plan = createPlan(costs.length, 40)
  return Array.from({ length: frames }, () => {
    const tried: number[] = []
    plan.startFrame()
    for (let way = plan.next(); way !== undefined; way = plan.next()) {
      tried.push(way)
      plan.took(way, costs[way] ?? 0)
    }
    return tried
  })
}

test('a quick device tries every way on every frame', () => {
  const frames = triedOn([4, 5, 6, 7], 5)
  for (const frame of frames)
    assert.deepEqual(
      [...frame].sort((a, b) => a - b),
      [0, 1, 2, 3],
    )
})

test('a device with time for two goes round the ring after the quick way', () => {
  const frames = triedOn([10, 15, 15, 15], 12).slice(4)
  for (const frame of frames) {
    assert.equal(frame[0], 0)
    assert.equal(frame.length, 2)
  }
  assert.deepEqual(new Set(frames.map((frame) => frame[1])), new Set([1, 2, 3]))
})

test('a slow device tries one way a frame, each in its turn', () => {
  const frames = triedOn([60, 80, 90, 100], 13).slice(5)
  for (const frame of frames) assert.equal(frame.length, 1)
  assert.deepEqual(new Set(frames.flat()), new Set([0, 1, 2, 3]))
})
