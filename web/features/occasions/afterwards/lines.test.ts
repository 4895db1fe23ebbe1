import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrivalLines, insideLine } from './lines.ts'

const arrival = (name: string, ...came: number[]) => ({
  id: name,
  name,
  opened_at: '2026-11-28T19:00:00.000Z',
  came: came.at(-1) ?? 0,
  points: came.map((count, place) => ({ minutes: place * 15, came: count, share: count / (came.at(-1) ?? 1) })),
})

test('people inside are drawn from just before the first guest', () => {
  const series = [0, 0, 3, 5, 0].map((inside, place) => ({
    at: new Date(place * 60_000).toISOString(),
    accepted: 0,
    refused: 0,
    inside,
  }))
  assert.deepEqual(insideLine(series, 'Inside'), {
    at: [60, 120, 180, 240],
    lines: [{ name: 'Inside', values: [0, 3, 5, 0] }],
  })
  assert.deepEqual(insideLine(series.slice(0, 2), 'Inside').at, [])
})

test('an open night is compared by guests, and an ended one by its share', () => {
  const all = [arrival('tonight', 0, 10), arrival('last week', 0, 50, 100), arrival('nobody')]
  assert.deepEqual(arrivalLines(all, false), {
    at: [0, 15, 30],
    lines: [
      { name: 'tonight', values: [0, 10, null] },
      { name: 'last week', values: [0, 50, 100] },
    ],
  })
  assert.deepEqual(arrivalLines(all, true).lines[1]?.values, [0, 0.5, 1])
  const names = arrivalLines([arrival('club', 1), arrival('club', 2)], true).lines.map(({ name }) => name)
  assert.deepEqual(names, ['club', 'club (2)'])
})
