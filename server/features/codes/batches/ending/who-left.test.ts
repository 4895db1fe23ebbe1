import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whoLeft } from './who-left.ts'

const whole = { shown: 400, total: 400, subscribed: 380, unseen: 0, known: 400, mayRemove: 0 }

test('a list that was shown whole is done', () => {
  assert.equal(whoLeft(whole), 'done')
  assert.equal(whoLeft({ ...whole, shown: 401 }), 'done')
})

test('no one counts as gone while Mailchimp shows fewer than it counts', () => {
  assert.equal(whoLeft({ ...whole, shown: 399 }), 'wait')
  assert.equal(whoLeft({ ...whole, shown: 399, unseen: 1 }), 'wait')
  assert.equal(whoLeft({ ...whole, shown: 0, unseen: 400, mayRemove: 400 }), 'wait')
})

test('a completely stale listing is detected by the list’s statistics', () => {
  const stale = { ...whole, shown: 200, total: 200 }
  assert.equal(whoLeft({ ...stale, subscribed: 400 }), 'wait')
  assert.equal(whoLeft({ ...stale, subscribed: 400, unseen: 200 }), 'ask')
  assert.equal(whoLeft({ ...stale, subscribed: 210 }), 'done')
  assert.equal(whoLeft({ ...stale, subscribed: 211 }), 'wait')
})

test('up to 20 missing contacts, or 5 % of the list, are checked one by one', () => {
  const missing = (unseen: number, known: number) =>
    whoLeft({ ...whole, shown: 0, total: 0, subscribed: 0, unseen, known })
  assert.equal(missing(20, 20), 'look')
  assert.equal(missing(21, 400), 'ask')
  assert.equal(missing(50, 1000), 'look')
  assert.equal(missing(51, 1000), 'ask')
})

test('as many as the organiser confirmed are checked, and no more', () => {
  const confirmed = { ...whole, shown: 0, total: 0, subscribed: 0, known: 400, mayRemove: 350 }
  assert.equal(whoLeft({ ...confirmed, unseen: 350 }), 'look')
  assert.equal(whoLeft({ ...confirmed, unseen: 351 }), 'ask')
})
