import assert from 'node:assert/strict'
import { test } from 'node:test'
import { curveOfNight, curveOfPeriod, halfAt, peakOf } from './curve.ts'

const opened = '2026-11-28T19:00:00.000Z'
const arrival = (name: string, ...came: number[]) => ({
  id: name,
  name,
  opened_at: opened,
  came: came.at(-1) ?? 0,
  points: came.map((count, place) => ({ minutes: (place + 1) * 15, came: count, share: 0 })),
})
const step = (minute: number, accepted: number, inside: number | null = null) => ({
  at: new Date(Date.parse(opened) + minute * 60_000).toISOString(),
  accepted,
  refused: 0,
  inside,
})

test('a night is drawn over the earlier ones, each from its own opening', () => {
  const curve = curveOfNight([arrival('club', 2, 6), arrival('club', 5), arrival('nobody')])
  assert.equal(curve?.beginsAt, Date.parse(opened))
  assert.deepEqual(
    curve.lines.map(({ name, points }) => [name, points.map(({ at, count }) => [at / 60_000, count])]),
    [
      [
        'club',
        [
          [0, 0],
          [15, 2],
          [30, 6],
        ],
      ],
      [
        'club (2)',
        [
          [0, 0],
          [15, 5],
        ],
      ],
    ],
  )
  assert.equal(curveOfNight([arrival('nobody'), arrival('club', 5)]), undefined)
  assert.equal(curveOfNight([]), undefined)
})

test('a period is counted up from its first entry', () => {
  const curve = curveOfPeriod(
    { series: [step(0, 0), step(5, 2), step(10, 0), step(15, 1)], interval_seconds: 300 },
    'In',
  )
  assert.equal(curve?.beginsAt, Date.parse(opened) + 5 * 60_000)
  assert.deepEqual(
    curve.lines[0]?.points.map(({ at, count }) => [at / 60_000, count]),
    [
      [0, 0],
      [5, 2],
      [10, 2],
      [15, 3],
    ],
  )
  assert.equal(curveOfPeriod({ series: [step(0, 0)], interval_seconds: 300 }, 'In'), undefined)
})

test('half of the guests were in at the first point that reaches it', () => {
  const at = (...came: number[]) => halfAt(curveOfNight([arrival('night', ...came)])!)
  assert.equal(at(1, 4, 8), Date.parse(opened) + 30 * 60_000)
  assert.equal(at(7, 8), Date.parse(opened) + 15 * 60_000)
})

test('the peak is the first moment with the most people inside', () => {
  assert.deepEqual(peakOf([step(0, 1, 1), step(5, 2, 3), step(10, 0, 3)]), { people: 3, at: step(5, 0).at })
  assert.equal(peakOf([step(0, 1), step(5, 2)]), undefined)
  assert.equal(peakOf([step(0, 0, 0)]), undefined)
})
