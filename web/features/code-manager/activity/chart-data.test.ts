import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chartData, chartRange } from './chart-data.ts'

const at = (minute: number) => `2026-05-01T18:0${minute}:00.000Z`
const begin = Date.parse(at(0)) / 1000

test('refused scans are stacked above accepted ones, and zero has no bar', () => {
  const data = chartData([
    { at: at(0), accepted: 3, refused: 2, inside: null },
    { at: at(1), accepted: 0, refused: 0, inside: null },
    { at: at(2), accepted: 4, refused: 0, inside: null },
    { at: at(3), accepted: 0, refused: 1, inside: null },
  ])
  assert.deepEqual(data, [
    [begin, begin + 60, begin + 120, begin + 180],
    [5, null, null, 1],
    [3, null, 4, null],
  ])
})

test('the first bar and the last are drawn whole', () => {
  assert.deepEqual(chartRange([begin, begin + 60], 60), [begin - 45, begin + 105])
})
