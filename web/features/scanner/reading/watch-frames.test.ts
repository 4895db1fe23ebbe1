import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Luma } from './luma.ts'
import { nothing, type Reading } from './reading.ts'
import { createWatch, samplesOf, type Effort } from './watch-frames.ts'

const whole = { left: 0, top: 0, width: 960, height: 720 }

/**
 * A picture of a bare wall with low-light noise that differs in every frame. `side` is the size of a code in front of
 * it.
 */
function wall(frame: number, side = 0): Uint8Array {
  const data = new Uint8Array(960 * 720)
  let state = frame + 1
  for (let at = 0; at < data.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    data[at] = 90 + (state >>> 24) / 8
  }
  // Modules of three pixels, dark and light by chance.
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      data[(300 + y) * 960 + 400 + x] = (Math.floor(x / 3) * 7 + Math.floor(y / 3) * 13) % 5 < 2 ? 30 : 220
  return samplesOf({ data, width: 960, height: 720 } satisfies Luma, whole)
}

/** The effort for each frame of some seconds, at 25 frames a second. */
function door() {
  const watch = createWatch()
  let frame = 0
  return (seconds: number, side = 0, reading: Partial<Reading> = {}) => {
    const efforts: Effort[] = []
    const seen: (readonly string[])[] = []
    for (const end = frame + seconds * 25; frame < end; frame++) {
      const now = frame * 40
      const effort = watch.effortFor(wall(frame, side), now)
      efforts.push(effort)
      if (effort !== 'none') seen.push(watch.read({ ...nothing, ...reading }, effort, now).seen)
    }
    return { efforts, seen, count: (of: Effort) => efforts.filter((effort) => effort === of).length }
  }
}

test('a bare wall is read in full for a second, and then a little, at most eight times a second', () => {
  const show = door()
  assert.equal(show(1).count('full'), 25)
  const { count } = show(10)
  assert.equal(count('full'), 0)
  assert.ok(count('little') >= 60 && count('little') <= 80, String(count('little')))
})

test('the very frame in which a small code comes is read in full, and so are those after it', () => {
  const show = door()
  show(5)
  assert.deepEqual(new Set(show(1, 60).efforts), new Set(['full']))
})

test('a sight like a code keeps the reader awake for five seconds', () => {
  const show = door()
  show(5)
  assert.equal(show(5, 60, { isUnclear: true }).count('full'), 125)
  show(2, 60, { isUnclear: true })
  assert.equal(show(2, 60, { isUnclear: true }).count('full'), 0)
})

test('two codes that are held still keep the reader awake', () => {
  const show = door()
  assert.equal(show(20, 60, { isTwo: true }).count('full'), 500)
})

test('a scanned code that is held still is in view, also while no frame reads it', () => {
  const show = door()
  show(3)
  show(2, 60, { seen: ['A'] })
  for (const keys of show(10, 60).seen) assert.deepEqual(keys, ['A'])
  assert.ok(
    show(2)
      .seen.slice(-5)
      .every((keys) => keys.length === 0),
  )
})

test('a browser whose frames cannot be compared reads every frame in full', () => {
  const watch = createWatch()
  for (let now = 0; now < 5000; now += 40) assert.equal(watch.effortFor(undefined, now), 'full')
})

test('a code that was there before the reader was loaded is read in full afterwards', () => {
  const watch = createWatch()
  for (let frame = 0; frame < 100; frame++) {
    watch.effortFor(wall(frame, 60), frame * 40)
    watch.missed(frame * 40)
  }
  for (let frame = 100; frame < 120; frame++) assert.equal(watch.effortFor(wall(frame, 60), frame * 40), 'full')
})
