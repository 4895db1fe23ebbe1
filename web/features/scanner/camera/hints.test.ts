import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createHints } from './hints.ts'

const empty = { text: undefined, isTwo: false, marks: [], isOutside: false, isUnclear: false, seen: [] }

test('two codes show a hint at once, and for a moment after one was not read', () => {
  const hints = createHints()
  assert.equal(hints.see({ ...empty, isTwo: true, text: 'A' }, 1000), 'two')
  assert.equal(hints.see({ ...empty, text: 'A' }, 1040), 'two')
  assert.equal(hints.see({ ...empty, text: 'A' }, 1640), 'two')
  assert.equal(hints.see({ ...empty, text: 'A' }, 1720), undefined)
})

test('while one of two codes lies in the middle, the hint says that it counts', () => {
  const hints = createHints()
  const marks = ['A', 'B'].map((key) => ({ key, corners: [], form: 1, isInMiddle: key === 'A' }))
  assert.equal(hints.see({ ...empty, marks, text: 'A' }, 1000), 'nearest')
  assert.equal(hints.see({ ...empty, text: 'A' }, 1600), 'nearest')
  assert.equal(hints.see({ ...empty, marks, isTwo: true }, 1640), 'two')
  assert.equal(hints.see(empty, 2400), undefined)
})

test('a code that stays outside the corners shows a hint, one on its way in does not', () => {
  const hints = createHints()
  const outside = { ...empty, isOutside: true }
  for (let now = 1000; now < 1700; now += 40) assert.equal(hints.see(outside, now), undefined)
  assert.equal(hints.see({ ...empty, text: 'A' }, 1720), undefined)
  for (let now = 1760; now < 2500; now += 40) assert.equal(hints.see(outside, now), undefined)
  assert.equal(hints.see(outside, 2600), 'outside')
  // The second code is missed now and then.
  assert.equal(hints.see(empty, 2640), 'outside')
  assert.equal(hints.see(empty, 3400), undefined)
})

test('a code that is looked at for two seconds and not read gets a word, and a wall gets none', () => {
  const hints = createHints()
  const unclear = { ...empty, isUnclear: true }
  // Every third frame finds it.
  const frame = (now: number) => hints.see(now % 120 === 40 ? unclear : empty, now)
  for (let now = 1000; now < 3000; now += 40) assert.equal(frame(now), undefined)
  assert.equal(frame(3040), 'unread')
  assert.equal(hints.see({ ...empty, text: 'A', seen: ['A'] }, 3080), undefined)
  // The next guest's code has its own two seconds.
  for (let now = 3120; now < 5160; now += 40) assert.equal(frame(now), undefined, String(now))
  assert.equal(frame(5200), 'unread')
  for (let now = 6200; now < 7400; now += 40) assert.equal(hints.see(empty, now), undefined)
  // Something on a wall that looks like a code once in a while.
  for (let now = 8000; now < 20_000; now += 1000) assert.equal(hints.see(unclear, now), undefined)
})
