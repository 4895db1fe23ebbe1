import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOutdated, longestReadMs } from './who-is-right.ts'

const readAt = new Date('2026-05-01T19:42:00Z')
const heard = (laterMs: number) => isOutdated({ readAt }, { heardAt: new Date(readAt.getTime() + laterMs) })

test('an answer to a question from before newer data may be outdated', () => {
  assert.equal(heard(1), true)
  assert.equal(heard(0), false)
  assert.equal(heard(-1), false)
})

test('a clock that is further ahead than any call takes does not make us deaf', () => {
  assert.equal(longestReadMs, 600_000)
  assert.equal(heard(longestReadMs - 1), true)
  assert.equal(heard(longestReadMs), false)
  assert.equal(heard(24 * 3600_000), false)
})
