import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPlan } from './attempt-plan.ts'

/** What a device tries, frame by frame, when each way takes the given time and nothing is ever found. */
function triedOn(costs: (frame: number) => readonly number[], frames: number): number[][] {
  const plan = createPlan({ ways: costs(0).length, strong: 2, frameMs: 40 })
  return Array.from({ length: frames }, (_, frame) => {
    const tried: number[] = []
    plan.startFrame()
    for (let way = plan.next(); way !== undefined; way = plan.next()) {
      tried.push(way)
      plan.took(way, costs(frame)[way] ?? 0)
    }
    return tried
  })
}

test('a quick device tries every way on every frame, the strongest first', () => {
  for (const frame of triedOn(() => [4, 5, 6, 7], 5)) assert.deepEqual(frame, [0, 1, 2, 3])
})

test('a device with time for two goes round the ring after the first way', () => {
  const frames = triedOn(() => [10, 15, 15, 15], 12).slice(4)
  for (const frame of frames) {
    assert.equal(frame[0], 0)
    assert.equal(frame.length, 2)
  }
  assert.deepEqual(new Set(frames.map((frame) => frame[1])), new Set([1, 2, 3]))
})

test('a way that is too dear does not keep the cheap ones from being tried', () => {
  const frames = triedOn(() => [10, 60, 5, 5], 40).slice(2)
  for (const frame of frames) assert.ok(frame.includes(2) && frame.includes(3), String(frame))
  // It is hoped for now and then.
  assert.ok(frames.filter((frame) => frame.includes(1)).length < 4)
})

test('a slow device tries one way a frame, the strong ones in turn', () => {
  const frames = triedOn(() => [60, 80, 90, 100], 13).slice(5)
  for (const frame of frames) assert.equal(frame.length, 1)
  assert.deepEqual(new Set(frames.flat()), new Set([0, 1]))
})

test('a device that was slow for a while tries everything again afterwards', () => {
  const frames = triedOn((frame) => (frame < 20 ? [60, 60, 60, 60] : [4, 5, 6, 7]), 200)
  assert.equal(frames[15]?.length, 1)
  assert.equal(frames.at(-1)?.length, 4)
})

test('after a code was read, a device with little time begins with the strongest ways again', () => {
  const plan = createPlan({ ways: 4, strong: 2, frameMs: 40 })
  const oneFrame = () => {
    plan.startFrame()
    const way = plan.next() ?? -1
    plan.took(way, 60)
    return way
  }
  // All of them are found to be slow first.
  for (let way = 0; way < 4; way++) plan.took(way, 60)
  assert.equal(oneFrame(), 0)
  plan.read()
  assert.deepEqual([oneFrame(), oneFrame(), oneFrame()], [0, 1, 0])
})
