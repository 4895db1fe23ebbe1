import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showDate, showDay, showShare, showTime } from './show.ts'

// A zone with a half-hour offset, in which it is already the next day.
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

test('a missing or invalid date says so', () => {
  assert.deepEqual([showDate(null), showDay(null)], ['Unknown', 'Unknown'])
  assert.deepEqual([showDate('soon'), showDay('')], ['Invalid date', 'Invalid date'])
})

test('a share is 100 % only if nothing is left, and exact if possible', () => {
  const said = (count: number, of: number) => showShare(count, of).replace(/\D/g, '')
  assert.deepEqual([said(999, 1000), said(1000, 1000), said(199, 200)], ['99', '100', '99'])
  assert.deepEqual([said(0, 7), said(29, 100), said(57, 100), said(1, 2), said(2, 3)], ['0', '29', '57', '50', '67'])
})
