import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countTicks, timeTicks } from './axes.ts'

test('counts have round marks', () => {
  assert.deepEqual(countTicks(540), [0, 200, 400])
  assert.deepEqual(countTicks(3), [0, 1, 2, 3])
  assert.deepEqual(countTicks(100_000), [0, 50_000, 100_000])
})

test('times have marks of the clock, as many as fit', () => {
  const at = (time: string) => Date.parse(`2026-11-28T${time}:00Z`)
  const marks = (from: string, to: string, most: number) =>
    timeTicks(at(from), at(to), most).map((each) => new Date(each).toISOString().slice(11, 16))
  assert.deepEqual(marks('19:00', '22:00', 7), ['19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00'])
  assert.deepEqual(marks('19:00', '22:00', 4), ['19:00', '20:00', '21:00', '22:00'])
  assert.deepEqual(marks('19:07', '19:30', 6), ['19:10', '19:15', '19:20', '19:25', '19:30'])
})
