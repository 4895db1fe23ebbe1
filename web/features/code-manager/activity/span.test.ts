import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginOf, momentOf } from './span.ts'

test('a period begins with a whole day, and the latest day has no start of its own', () => {
  const now = new Date(2026, 5, 20, 19, 42)
  assert.equal(beginOf('day', now), undefined)
  assert.equal(beginOf('week', now), new Date(2026, 5, 14).toISOString())
  assert.equal(beginOf('month', now), new Date(2026, 4, 22).toISOString())
})

test('a day of a date field is meant from its first to its last moment', () => {
  assert.equal(momentOf('2026-06-20', 'begin'), new Date(2026, 5, 20).toISOString())
  assert.equal(momentOf('2026-06-20', 'end'), new Date(2026, 5, 21).toISOString())
  assert.equal(momentOf('', 'end'), undefined)
  assert.equal(momentOf('2026-13-45', 'begin'), undefined)
})
