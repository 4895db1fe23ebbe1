import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, daysFrom, isDay, moveNight, nightOf, weekdayOf, weekStartOf } from './days.ts'

test('days follow each other over months, years and leap days', () => {
  assert.equal(addDays('2026-12-31', 1), '2027-01-01')
  assert.equal(addDays('2028-02-28', 1), '2028-02-29')
  assert.deepEqual(daysFrom('2026-10-24', '2026-10-26', 200), ['2026-10-24', '2026-10-25', '2026-10-26'])
  assert.deepEqual(daysFrom('2026-10-26', '2026-10-24', 200), [])
  assert.equal(daysFrom('2026-10-24', '9999-10-26', 200).length, 200)
  assert.equal(weekdayOf('2026-11-23'), 0)
  assert.equal(weekdayOf('2026-11-29'), 6)
})

test('a night that closes before it opens closes on the next morning', () => {
  assert.deepEqual(nightOf('2026-11-28', '19:00', '02:00'), { opens: '2026-11-28T19:00', closes: '2026-11-29T02:00' })
  assert.deepEqual(nightOf('2026-11-28', '11:00', '15:00'), { opens: '2026-11-28T11:00', closes: '2026-11-28T15:00' })
  assert.deepEqual(nightOf('2026-11-28', '12:00', '12:00'), { opens: '2026-11-28T12:00', closes: '2026-11-29T12:00' })
})

test('a night that moves keeps its times of the clock', () => {
  const night = { opens: '2026-10-23T22:00', closes: '2026-10-24T05:00' }
  assert.deepEqual(moveNight(night, '2026-10-30'), { opens: '2026-10-30T22:00', closes: '2026-10-31T05:00' })
  assert.deepEqual(moveNight({ ...night, closes: '' }, '2026-10-30'), { opens: '2026-10-30T22:00', closes: '' })
})

test('a day that the calendar does not have is no day', () => {
  assert.ok(isDay('2028-02-29'))
  for (const text of ['2026-02-31', '2026-13-01', '', '26-01-01', 'soon']) assert.ok(!isDay(text), text)
})

test('a week begins as the reader’s region has it, on Monday where it is unknown', () => {
  assert.equal(weekStartOf('en-GB'), 0)
  assert.equal(weekStartOf('nl-NL'), 0)
  assert.equal(weekStartOf('en-US'), 6)
  assert.equal(weekStartOf('ar-EG'), 5)
})
