import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Case, decide, type KnownContact } from './decide.ts'

const guest: KnownContact = { isRemoved: false, isNoGuest: false, isBlocked: false, scanCount: 0, maxScans: 1 }
const usual: Case = { isDoorEnded: false, isListOpen: true, hasCode: true, contact: guest }
const withGuest = (change: Partial<KnownContact>) => decide({ ...usual, contact: { ...guest, ...change } })

test('a contact comes in as often as the maximum allows', () => {
  assert.equal(decide(usual), 'ok')
  assert.equal(withGuest({ scanCount: 1 }), 'already_used')
  assert.equal(withGuest({ scanCount: 2, maxScans: 3 }), 'ok')
  assert.equal(withGuest({ scanCount: 3, maxScans: 3 }), 'already_used')
  // The maximum was lowered after the scans.
  assert.equal(withGuest({ scanCount: 3, maxScans: 2 }), 'already_used')
})

test('a contact that is removed, no guest or blocked, or a maximum of 0, is refused with that reason', () => {
  assert.equal(withGuest({ isRemoved: true }), 'removed')
  assert.equal(withGuest({ isNoGuest: true }), 'not_a_guest')
  assert.equal(withGuest({ isBlocked: true }), 'blocked')
  assert.equal(withGuest({ maxScans: 0 }), 'blocked')
})

test('a fault of the door is reported before one of the list, the text, the code and the guest', () => {
  const wrong: Case = {
    isDoorEnded: true,
    isListOpen: false,
    hasCode: false,
    contact: { isRemoved: true, isNoGuest: true, isBlocked: true, scanCount: 1, maxScans: 1 },
  }
  assert.equal(decide(wrong), 'link_expired')
  assert.equal(decide({ ...wrong, isDoorEnded: false }), 'list_inactive')
  assert.equal(decide({ ...wrong, isDoorEnded: false, isListOpen: true }), 'malformed')
  assert.equal(decide({ ...usual, contact: undefined }), 'unknown_code')
  assert.equal(withGuest({ isRemoved: true, isNoGuest: true, isBlocked: true, scanCount: 1 }), 'removed')
  assert.equal(withGuest({ isNoGuest: true, isBlocked: true, scanCount: 1 }), 'not_a_guest')
  assert.equal(withGuest({ isBlocked: true, scanCount: 1 }), 'blocked')
})
