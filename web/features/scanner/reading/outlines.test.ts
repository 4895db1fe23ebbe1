import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOutlines } from './outlines.ts'

const marks = [{ key: 'Ada', corners: [], form: 1, isInMiddle: true }]

test('outlines stay through a frame that read one code of two, and go half a second later', () => {
  const outlines = createOutlines()
  let drawn = 0
  const stop = outlines.listen(() => drawn++)
  outlines.see([], 900)
  outlines.see(marks, 1000)
  outlines.see([], 1400)
  assert.deepEqual([outlines.shown(), drawn], [marks, 1])
  outlines.see([], 1500)
  assert.deepEqual([outlines.shown(), drawn], [[], 2])
  stop()
  outlines.see(marks, 1600)
  assert.equal(drawn, 2)
})
