import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showMoment, timeIn } from './time.ts'

const hour = 3_600_000
const at = Date.parse('2026-05-01T20:14:00Z')

test('a time of this night is a clock in the zone of its occasion, and any other has its day', () => {
  const zone = 'Asia/Tokyo'
  const withDay = showMoment(zone, new Date(at).toISOString())
  const clock = timeIn(zone, at)
  assert.match(clock, /^0?5:14/)
  assert.notEqual(clock, withDay)
  for (const now of [at - 12 * hour, at + 12 * hour]) assert.equal(timeIn(zone, at, now), clock)
  for (const now of [at - 12 * hour - 1, at + 12 * hour + 1]) assert.equal(timeIn(zone, at, now), withDay)
})
