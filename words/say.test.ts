import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reasons } from '#domain/verdict.ts'
import { wordsIn } from './door.ts'
import { say as sayIn } from './say.ts'

const say = (decided: Parameters<typeof sayIn>[0]) => sayIn(decided, wordsIn('en').sentences)
const outcome = { displayValue: 'Ann', scanCount: 1, maxScans: 1, firstScan: undefined, otherList: undefined }

test('every reason has its own sentence', () => {
  const sentences = reasons.map((reason) => say({ ...outcome, reason }))
  assert.equal(new Set(sentences).size, reasons.length)
  for (const sentence of sentences) assert.match(sentence, /^[A-Z].+/)
})

test('the sentences for staff, word for word', () => {
  const words: Partial<Record<(typeof reasons)[number], string>> = {
    ok: 'Welcome.',
    malformed: 'This is not a Listpass code. Ask for the QR code from the email.',
    unknown_code: 'This code is not on the list.',
    wrong_list: 'This code belongs to another list.',
    list_inactive: 'This list is not currently active for scanning',
    link_expired: 'This scanner link has expired. Ask the organiser for a new one.',
    removed: 'This contact was removed from the list.',
    not_a_guest: 'This contact doesn’t count as a guest of this list. Please send them to the organiser.',
    blocked: 'This code is blocked. Please send the guest to the organiser.',
    already_used: 'This code was already used.',
    not_invited: 'This occasion is not for this guest. Please send them to the organiser.',
    too_early: 'Not open yet.',
    too_late: 'Closed.',
    already_today: 'This code was already used today.',
    still_inside: 'This guest is still inside. Scan them out first.',
    full: 'Full: 0 of 0 are inside. Let the next guest in when one leaves.',
    conflict: 'Another door let this code in first.',
    rate_limited: 'Too many refused scans at this door. Wait a moment and try again.',
    error: 'The scan couldn’t be checked. Please try again.',
  }
  for (const reason of reasons) assert.equal(say({ ...outcome, reason }), words[reason])
  assert.equal(
    say({ ...outcome, reason: 'wrong_list', otherList: 'Brunch' }),
    'This code belongs to another list: Brunch.',
  )
})

test('a code for several entries says how many were used, and when all are used', () => {
  assert.equal(say({ ...outcome, reason: 'ok', scanCount: 2, maxScans: 3 }), 'Welcome. Scan 2 of 3.')
  assert.equal(say({ ...outcome, reason: 'ok', scanCount: 2, maxScans: 2 }), 'Welcome. Scan 2 of 2.')
  const used = { ...outcome, reason: 'already_used', scanCount: 2, maxScans: 2 } as const
  assert.equal(say(used), 'All 2 entries of this code are used.')
  const firstScan = { at: new Date('2026-11-21T08:02:59Z'), door: 'North door' }
  assert.equal(
    say({ ...used, firstScan }),
    'All 2 entries of this code are used. First scan: 2026-11-21 08:02 UTC, North door.',
  )
})

test('a code that was used says when and at which door', () => {
  const firstScan = { at: new Date('2026-11-21T18:42:10Z'), door: 'Front door' }
  assert.equal(
    say({ ...outcome, reason: 'already_used', firstScan }),
    'This code was already used. First scan: 2026-11-21 18:42 UTC, Front door.',
  )
})

test('a decision of an occasion is shown with its times and numbers', () => {
  const visit = {
    occasion: 'The Lounge',
    isExit: false,
    note: undefined,
    opensAt: new Date('2026-11-21T19:00:00Z'),
    closesAt: new Date('2026-11-21T23:00:00Z'),
    insideSince: new Date('2026-11-21T19:42:00Z'),
    inside: 500,
    capacity: 500,
  }
  const told = (reason: (typeof reasons)[number], more = {}) =>
    say({ ...outcome, reason, visit: { ...visit, ...more } })
  assert.equal(told('not_invited'), 'The Lounge is not for this guest. Please send them to the organiser.')
  assert.equal(told('too_early'), 'Not open yet. Opens: 2026-11-21 19:00 UTC.')
  assert.equal(told('too_late'), 'Closed since 2026-11-21 23:00 UTC.')
  assert.equal(told('still_inside'), 'This guest is still inside. Came in: 2026-11-21 19:42 UTC. Scan them out first.')
  assert.equal(told('full'), 'Full: 500 of 500 are inside. Let the next guest in when one leaves.')
  assert.equal(told('ok', { note: 'over_capacity', inside: 501 }), 'Welcome. Over capacity: 501 of 500 are inside.')
  assert.equal(told('ok', { isExit: true }), 'Goodbye.')
  assert.equal(told('ok', { isExit: true, note: 'not_inside' }), 'Goodbye. This guest was not scanned in.')
})
