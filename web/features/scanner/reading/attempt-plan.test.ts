import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPlan } from './attempt-plan.ts'

/** The ways that a device tries, frame by frame, if each way takes the given time and never finds a code. */
function triedOn(costs: (frame: number) => readonly number[], frames: number): number[][] {
  const plan = createPlan({ ways: costs(0).length, turns, frameMs: 40 })
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

const turns = [[1], [2]]

const sorted = (frame: readonly number[]) => frame.toSorted((a, b) => a - b)

test('a quick device tries every way once on every frame, the first way before all others', () => {
  for (const frame of triedOn(() => [4, 5, 6, 7, 1], 5)) {
    assert.equal(frame[0], 0)
    assert.deepEqual(sorted(frame), [0, 1, 2, 3, 4])
  }
})

test('a slow device tries the first way and a strong one on every frame, and each strong one on every second', () => {
  const frames = triedOn(() => [60, 80, 90, 100, 100], 12)
  for (const [place, frame] of frames.slice(3).entries()) assert.deepEqual(frame, [0, (place + 3) % 2 === 0 ? 1 : 2])
})

test('a device with time for three goes round the ring after those two', () => {
  const frames = triedOn(() => [5, 10, 10, 12, 12, 12], 24).slice(4)
  for (const frame of frames) assert.equal(frame.length, 3)
  const third = new Set(frames.map((frame) => frame[2]))
  for (const way of [3, 4, 5]) assert.ok(third.has(way), String(way))
})

test('a way that is too dear does not keep the cheap ones from being tried', () => {
  const frames = triedOn(() => [10, 5, 5, 60, 5, 5], 40).slice(2)
  for (const frame of frames) assert.ok(frame.includes(4) && frame.includes(5), String(frame))
  // An expensive way is tried again now and then.
  assert.ok(frames.filter((frame) => frame.includes(3)).length < 4)
})

test('a phone that is busy with other work tries as much as before', () => {
  // Four frames of five take six times as long: other programs had the processor.
  const busy = triedOn((frame) => [4, 5, 6, 7, 8].map((ms) => (frame % 5 === 0 ? ms : ms * 6)), 60)
  for (const frame of busy.slice(10)) assert.equal(frame.length, 5)
})

test('a device that was slow for a while tries everything again afterwards', () => {
  const frames = triedOn((frame) => (frame < 20 ? [60, 60, 60, 60] : [4, 5, 6, 7]), 200)
  assert.equal(frames[15]?.length, 2)
  assert.equal(frames.at(-1)?.length, 4)
})

test('after a code was read, a device with little time begins with the strongest ways again', () => {
  const plan = createPlan({ ways: 5, turns, frameMs: 0 })
  const oneFrame = () => {
    plan.startFrame()
    const tried: number[] = []
    for (let way = plan.next(); way !== undefined; way = plan.next()) {
      tried.push(way)
      plan.took(way, 60)
    }
    return tried
  }
  for (let frame = 0; frame < 5; frame++) oneFrame()
  plan.read()
  assert.deepEqual(
    [oneFrame(), oneFrame(), oneFrame()],
    [
      [0, 1],
      [0, 2],
      [0, 1],
    ],
  )
})

test('a turn of two ways is tried whole, and a plan without turns tries the first way alone', () => {
  const triedBy = (ways: readonly (readonly number[])[]) => {
    const plan = createPlan({ ways: 5, turns: ways, frameMs: 0 })
    return Array.from({ length: 3 }, () => {
      const tried: number[] = []
      plan.startFrame()
      for (let way = plan.next(); way !== undefined; way = plan.next()) {
        tried.push(way)
        plan.took(way, 60)
      }
      return tried
    })
  }
  assert.deepEqual(triedBy([[1, 3], [2]]), [
    [0, 1, 3],
    [0, 2],
    [0, 1, 3],
  ])
  assert.deepEqual(triedBy([[]]), [[0], [0], [0]])
})
