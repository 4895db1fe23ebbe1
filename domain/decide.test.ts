import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Case, decide, type KnownContact } from './decide.ts'

const guest: KnownContact = { isRemoved: false, isBlocked: false, scanCount: 0, maxScans: 1 }
const usual: Case = { isDoorEnded: false, isListOpen: true, hasCode: true, contact: guest }
const withGuest = (change: Partial<KnownContact>) => decide({ ...usual, contact: { ...guest, ...change } })

test('somebody who may still come in comes in, as often as they may', () => {
  assert.equal(decide(usual), 'ok')
  assert.equal(withGuest({ scanCount: 1 }), 'already_used')
  assert.equal(withGuest({ scanCount: 2, maxScans: 3 }), 'ok')
  assert.equal(withGuest({ scanCount: 3, maxScans: 3 }), 'already_used')
  // A maximum that was lowered since.
  assert.equal(withGuest({ scanCount: 3, maxScans: 2 }), 'already_used')
})

test('who was removed or blocked, or may come in never, is told so', () => {
  assert.equal(withGuest({ isRemoved: true }), 'removed')
  assert.equal(withGuest({ isBlocked: true }), 'blocked')
  assert.equal(withGuest({ maxScans: 0 }), 'blocked')
})

test('what is wrong with the door is said before what is wrong with the list, the text, the code and the guest', () => {
  const wrong: Case = {
    isDoorEnded: true,
    isListOpen: false,
    hasCode: false,
    contact: { isRemoved: true, isBlocked: true, scanCount: 1, maxScans: 1 },
  }
  assert.equal(decide(wrong), 'link_expired')
  assert.equal(decide({ ...wrong, isDoorEnded: false }), 'list_inactive')
  assert.equal(decide({ ...wrong, isDoorEnded: false, isListOpen: true }), 'malformed')
  assert.equal(decide({ ...usual, contact: undefined }), 'unknown_code')
  assert.equal(withGuest({ isRemoved: true, isBlocked: true, scanCount: 1 }), 'removed')
  assert.equal(withGuest({ isBlocked: true, scanCount: 1 }), 'blocked')
})
