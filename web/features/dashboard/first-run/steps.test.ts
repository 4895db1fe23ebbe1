import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf, nextStep } from './steps.ts'

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
  assert.equal(dayOf(new Date('2026-11-28T20:00:00'), now, 'en-GB'), 'Saturday')
  assert.equal(dayOf(new Date('2026-12-12T20:00:00'), now, 'en-GB'), '12 December')
})
