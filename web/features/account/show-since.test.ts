import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activeSince, showSince } from './show-since.ts'

const now = new Date('2026-03-05T12:00:00Z')
const ago = (at: string, locale = 'en-GB') => showSince(at, now, locale)

test('a time is shown in the largest unit that fits', () => {
  assert.equal(ago('2026-03-05T11:59:30Z'), 'now')
  assert.equal(ago('2026-03-05T11:58:10Z'), '1 minute ago')
  assert.equal(ago('2026-03-05T09:00:00Z'), '3 hours ago')
  assert.equal(ago('2026-03-04T10:00:00Z'), 'yesterday')
  assert.equal(ago('2026-02-20T12:00:00Z'), '13 days ago')
  assert.equal(ago('2025-12-05T12:00:00Z'), '3 months ago')
  assert.equal(ago('2024-03-05T12:00:00Z'), '2 years ago')
})

test('a clock that is behind makes it now, not the future', () => {
  assert.equal(ago('2026-03-05T12:05:00Z'), 'now')
})

test('it speaks the language of the browser', () => {
  assert.equal(ago('2026-03-05T09:00:00Z', 'nl'), '3 uur geleden')
})

const morning = new Date(2026, 2, 5, 9)

test('the last activity is shown in days', () => {
  const shown = (at: Date) => activeSince(at.toISOString(), morning, 'en-GB')
  assert.equal(shown(new Date(2026, 2, 5, 0, 1)), 'Active today')
  assert.equal(shown(new Date(2026, 2, 4, 23, 59)), 'Active yesterday')
  assert.equal(shown(new Date(2026, 1, 20, 23)), 'Active 13 days ago')
  assert.equal(activeSince(null, morning), 'Not active yet')
})

test('a clock that is behind makes the last activity today, not the future', () => {
  assert.equal(activeSince(new Date(2026, 2, 6, 1).toISOString(), morning), 'Active today')
})
