import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createHints } from './hints.ts'

const empty = { text: undefined, isTwo: false, marks: [], isOutside: false }

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
