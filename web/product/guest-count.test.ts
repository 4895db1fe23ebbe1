import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guestStatuses } from '#domain/guest-status.ts'
import { guestCount, guestsExplained } from './guest-count.ts'

const counts = { subscribed: 750, transactional: 50, unsubscribed: 80, cleaned: 40, pending: 30 }
const list = {
  qr_values_set: true,
  member_count: 750,
  active_members: 950,
  contacts_by_status: counts,
  guest_statuses: [...guestStatuses],
}

test('the guests of a list are those with a code, and one line explains the number', () => {
  assert.equal(guestCount(list), 950)
  assert.equal(guestsExplained(list), '750 subscribed · 200 others also have codes')
  const chosen = { ...list, active_members: 751, contacts_by_status: { ...counts, transactional: 1 } }
  assert.equal(
    guestsExplained({ ...chosen, guest_statuses: ['subscribed', 'transactional'] }),
    '750 subscribed · 1 other also has a code',
  )
})

test('nothing is explained without codes, and where all are subscribed', () => {
  assert.equal(guestCount({ ...list, qr_values_set: false, active_members: 0 }), 750)
  assert.equal(guestsExplained({ ...list, qr_values_set: false }), undefined)
  assert.equal(guestsExplained({ ...list, guest_statuses: ['subscribed'], active_members: 750 }), undefined)
})
