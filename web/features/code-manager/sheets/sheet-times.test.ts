import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endOf, hoursOf } from './sheet-times.ts'

const night = { zone: 'Europe/Amsterdam', opens_at: '2026-11-28T18:00:00Z', closes_at: '2026-11-29T01:00:00Z' }

test('the sheet tells the hours of the occasion in its own time zone', () => {
  assert.match(hoursOf(night)!, /28.*07:00 PM|28.*19:00/)
  assert.match(hoursOf(night)!, /02:00/)
  assert.equal(hoursOf({ ...night, closes_at: null }), undefined)
  assert.equal(hoursOf(undefined), undefined)
})

test('the sheet works until the link ends or the occasion closes, whichever is first', () => {
  assert.match(endOf({ expires_at: null }, night)!, /29.*02:00/)
  assert.match(endOf({ expires_at: '2026-11-28T23:30:00Z' }, night)!, /29.*12:30|29.*00:30/)
  assert.match(endOf({ expires_at: '2026-11-30T05:00:00Z' }, night)!, /29.*02:00/)
  assert.equal(endOf({ expires_at: null }, { ...night, closes_at: null }), undefined)
  assert.equal(endOf({ expires_at: null }, undefined), undefined)
})
