import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tableOf } from './night-table.ts'

const from = Date.parse('2026-11-28T19:00:00Z')
const at = (minutes: number) => from + minutes * 60_000

test('the table has the times of the clock, the moment of now, and the forecast', () => {
  const came = [0, 5, 10, 15, 17].map((minutes) => ({ at: at(minutes), count: minutes * 2 }))
  const inside = came.map(({ at: time, count }) => ({ at: time, count: count / 2 }))
  const point = (minutes: number) => ({ at: at(minutes), minutes, low: 40, middle: 45, high: 50 })
  const rows = tableOf({ came, inside, band: [point(17), point(30)], nights: 2, from, to: at(60) })
  assert.deepEqual(rows, [
    { at: at(0), came: 0, inside: 0 },
    { at: at(5), came: 10, inside: 5 },
    { at: at(10), came: 20, inside: 10 },
    { at: at(15), came: 30, inside: 15 },
    { at: at(17), came: 34, inside: 17 },
    { at: at(30), low: 40, high: 50 },
  ])
})

test('a long night has few rows, and no column for people inside that are not counted', () => {
  const came = [0, 720].map((minutes) => ({ at: at(minutes), count: minutes }))
  const rows = tableOf({ came, inside: undefined, band: [], nights: 0, from, to: at(720) })
  assert.equal(rows.length, 25)
  assert.equal(rows[0]?.inside, undefined)
})
