import assert from 'node:assert/strict'
import { test } from 'node:test'
import { momentOf } from '../times/wall-time.ts'
import { festivalDays, rowsOfFestival, rowsOfWeekly } from './rows.ts'

const nameOf = (day: string) => `Night ${day}`

test('a festival has a row a day, and a day keeps its own times when the festival gets longer', () => {
  const three = festivalDays('2026-06-05', '2026-06-07', [])
  const changed = three.map((each) => (each.day === '2026-06-07' ? { ...each, to: '18:00' } : each))
  const four = festivalDays('2026-06-04', '2026-06-07', changed)
  assert.deepEqual(rowsOfFestival(four, { from: '12:00', to: '01:00' }, nameOf).slice(2), [
    { name: 'Night 2026-06-06', opens: '2026-06-06T12:00', closes: '2026-06-07T01:00' },
    { name: 'Night 2026-06-07', opens: '2026-06-07T12:00', closes: '2026-06-07T18:00' },
  ])
})

test('a weekly night is on the chosen days, at the same time of the clock when the clocks change', () => {
  const weekly = { weekdays: [4, 5], first: '2026-10-23', last: '2026-10-31', from: '22:00', to: '04:00' }
  const rows = rowsOfWeekly(weekly, nameOf)
  assert.deepEqual(
    rows.map(({ opens }) => opens),
    ['2026-10-23T22:00', '2026-10-24T22:00', '2026-10-30T22:00', '2026-10-31T22:00'],
  )
  const hours = rows.map(({ opens, closes }) => momentOf('Europe/Berlin', closes) - momentOf('Europe/Berlin', opens))
  // The night of 24 October has an hour more.
  assert.deepEqual(
    hours.map((ms) => ms / 3_600_000),
    [6, 7, 6, 6],
  )
})

test('200 nights are all there, and more than that are told by one too many', () => {
  const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6], first: '2026-01-01', from: '22:00', to: '04:00' }
  assert.equal(rowsOfWeekly({ ...daily, last: '2026-07-19' }, nameOf).length, 200)
  assert.equal(rowsOfWeekly({ ...daily, last: '2026-07-20' }, nameOf).length, 201)
  assert.equal(rowsOfWeekly({ ...daily, last: '9999-07-20' }, nameOf).length, 201)
  assert.equal(rowsOfWeekly({ ...daily, weekdays: [6], last: '2029-12-31' }, nameOf).length, 201)
  assert.deepEqual(rowsOfWeekly({ ...daily, weekdays: [], last: '2026-12-31' }, nameOf), [])
  assert.deepEqual(rowsOfWeekly({ ...daily, last: '' }, nameOf), [])
})
