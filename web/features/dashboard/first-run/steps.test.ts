import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf, isSameDay, nextStep } from './steps.ts'

test('the first step that is not done is next, and printing is last', () => {
  const at = '2026-11-25T10:00:00Z'
  assert.equal(nextStep({ tried_at: null, doors: 0, has_times: false }), 'try')
  assert.equal(nextStep({ tried_at: null, doors: 2, has_times: false }), 'try')
  assert.equal(nextStep({ tried_at: at, doors: 0, has_times: false }), 'when')
  assert.equal(nextStep({ tried_at: at, doors: 0, has_times: true }), 'doors')
  assert.equal(nextStep({ tried_at: at, doors: 1, has_times: true }), 'print')
  assert.equal(nextStep({ tried_at: at, doors: 1, has_times: false }), 'print')
})

test('an opening within six days is named by its weekday, a later one by its date', () => {
  const now = new Date('2026-11-25T12:00:00')
  assert.equal(dayOf(new Date('2026-11-28T20:00:00'), now, { locale: 'en-GB' }), 'Saturday')
  assert.equal(dayOf(new Date('2026-12-12T20:00:00'), now, { locale: 'en-GB' }), '12 December')
})

test('a night in another zone opens on the day that it has there', () => {
  const zone = 'Pacific/Auckland'
  const [evening, before] = [new Date('2026-11-27T06:00:00Z'), new Date('2026-11-26T10:30:00Z')]
  assert.equal(dayOf(new Date('2026-11-28T12:00:00Z'), evening, { locale: 'en-GB', zone }), 'Sunday')
  assert.deepEqual([isSameDay(evening, before, zone), isSameDay(evening, before, 'UTC')], [false, false])
  const noon = new Date('2026-11-26T12:00:00Z')
  assert.deepEqual([isSameDay(evening, noon, zone), isSameDay(evening, noon, 'UTC')], [true, false])
})
