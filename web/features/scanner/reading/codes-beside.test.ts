import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCodesBeside } from './codes-beside.ts'

const marks = (middle: string, beside: string) =>
  [middle, beside].map((key) => ({ key, corners: [], form: 1, isInMiddle: key === middle }))
const both = { marks: marks('Ada', 'Ben'), seen: ['Ada', 'Ben'] }

test('the code beside the one that was taken waits until it lies in the middle', () => {
  const beside = createCodesBeside()
  beside.see(both, 'Ada', 1000)
  assert.deepEqual(beside.keys(), ['Ben'])
  beside.see(both, undefined, 3000)
  assert.deepEqual(beside.keys(), ['Ben'])
  beside.see({ marks: marks('Ben', 'Ada'), seen: ['Ada', 'Ben'] }, undefined, 3040)
  assert.deepEqual(beside.keys(), [])
})

test('it waits no longer when the one that was taken has left, and a shaking hand is no leaving', () => {
  const beside = createCodesBeside()
  beside.see(both, 'Ada', 1000)
  const alone = { marks: [], seen: ['Ben'] }
  beside.see(alone, undefined, 1600)
  beside.see(both, undefined, 1640)
  beside.see(alone, undefined, 2300)
  assert.deepEqual(beside.keys(), ['Ben'])
  beside.see(alone, undefined, 2400)
  assert.deepEqual(beside.keys(), [])
})

test('a code that is alone in view makes no other one wait', () => {
  const beside = createCodesBeside()
  beside.see({ marks: [], seen: ['Ada'] }, 'Ada', 1000)
  assert.deepEqual(beside.keys(), [])
})
