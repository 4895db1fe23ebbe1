import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activeSince } from './active-since.ts'

const now = new Date(2026, 2, 5, 9)

test('the last activity is shown in days', () => {
  const shown = (at: Date) => activeSince(at.toISOString(), now, 'en-GB')
  assert.equal(shown(new Date(2026, 2, 5, 0, 1)), 'Active today')
  assert.equal(shown(new Date(2026, 2, 4, 23, 59)), 'Active yesterday')
  assert.equal(shown(new Date(2026, 1, 20, 23)), 'Active 13 days ago')
  assert.equal(activeSince(null, now), 'Not active yet')
})

test('a clock that is behind makes it today, not the future', () => {
  assert.equal(activeSince(new Date(2026, 2, 6, 1).toISOString(), now), 'Active today')
})
