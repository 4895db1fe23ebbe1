import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showDate, showDay, showTime } from './show.ts'

// Half an hour beside all whole zones, and already on the next day.
process.env['TZ'] = 'Asia/Kolkata'
const at = '2026-05-01T20:45:10Z'

const there = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'Asia/Kolkata' }).format(new Date(at))

test('times and dates are those of the reader’s own zone, also past midnight', () => {
  assert.equal(showTime(new Date(at)), there({ timeStyle: 'medium' }))
  assert.match(showTime(new Date(at)), /2:15:10/)
  assert.equal(showDate(at), there({ dateStyle: 'medium', timeStyle: 'short' }))
  assert.match(showDate(at), /2:15/)
  assert.equal(showDay(at), there({ dateStyle: 'medium' }))
  assert.match(showDay(at), /\b2\b/)
})

test('a date that is missing or is none says so', () => {
  assert.deepEqual([showDate(null), showDay(null)], ['Unknown', 'Unknown'])
  assert.deepEqual([showDate('soon'), showDay('')], ['Invalid date', 'Invalid date'])
})
