import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sayTold } from '../../../kernel/told.ts'
import { describeOutcome, type Outcome } from './end-batch.ts'

test('the notice of a sync has the singular for one contact, and leaves zero counts out', () => {
  const noticeOf = (count: number) =>
    sayTold('en', describeOutcome('sync', { ...nothing, repaired: count, replaced: count, removed: count }).told)
  assert.equal(noticeOf(0), null)
  assert.equal(
    noticeOf(1),
    '1 contact differed from Mailchimp and was repaired. 1 contact had an invalid or taken code, and got a new one. 1 contact is no longer in this list in Mailchimp.',
  )
  assert.equal(
    noticeOf(2),
    '2 contacts differed from Mailchimp and were repaired. 2 contacts had an invalid or taken code, and got a new one. 2 contacts are no longer in this list in Mailchimp.',
  )
})

test('a doubt says how many contacts Mailchimp showed: zero, one and two', () => {
  const noticeOf = (known: number) =>
    sayTold('en', describeOutcome('sync', { ...nothing, decision: 'ask', known, unseen: known }).told)
  assert.deepEqual([0, 1, 2].map(noticeOf), [
    'Mailchimp showed 0 of 0 contacts. No one was removed.',
    'Mailchimp showed 0 of 1 contact. No one was removed.',
    'Mailchimp showed 0 of 2 contacts. No one was removed.',
  ])
})

const nothing: Outcome = {
  repaired: 0,
  replaced: 0,
  removed: 0,
  shown: 0,
  total: 0,
  unseen: 0,
  known: 0,
  decision: 'done',
  isSampleThere: false,
  odd: [],
}
