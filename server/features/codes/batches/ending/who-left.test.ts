import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whoLeft } from './who-left.ts'

const whole = {
  shown: 400,
  total: 400,
  hasLeftOut: false,
  subscribed: 380,
  subscribedHere: 380,
  unseen: 0,
  known: 400,
  joined: 0,
  joinedUnseen: 0,
  mayRemove: 0,
}

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
  const stale = { ...whole, shown: 200, total: 200, subscribed: 400, known: 200 }
  assert.equal(whoLeft({ ...stale, subscribedHere: 200 }), 'wait')
  assert.equal(whoLeft({ ...stale, subscribedHere: 400, known: 400, unseen: 200 }), 'ask')
})

test('contacts who unsubscribed do not stand in for subscribed ones that a listing lacks', () => {
  assert.equal(whoLeft({ ...whole, subscribed: 200, subscribedHere: 100 }), 'wait')
})

test('a few subscribed contacts may have left since the statistics were computed', () => {
  const lacking = (subscribed: number, count: number) =>
    whoLeft({ ...whole, subscribed, subscribedHere: subscribed - count })
  for (const [subscribed, few] of [
    [2, 1],
    [20, 4],
    [400, 5],
    [5000, 50],
  ] as const) {
    assert.equal(lacking(subscribed, few), 'done', `${few} of ${subscribed}`)
    assert.equal(lacking(subscribed, few + 1), 'wait', `${few + 1} of ${subscribed}`)
  }
  assert.equal(lacking(1, 1), 'wait')
})

test('no contact counts as gone if the listing contradicts itself', () => {
  const lacking = { ...whole, subscribedHere: 379 }
  assert.equal(whoLeft({ ...lacking, total: 399 }), 'wait')
  assert.equal(whoLeft({ ...lacking, hasLeftOut: true }), 'wait')
  assert.equal(whoLeft({ ...whole, total: 399, hasLeftOut: true }), 'done')
})

test('up to 20 missing contacts, or 5 % of the list, are checked one by one', () => {
  const missing = (unseen: number, known: number) =>
    whoLeft({ ...whole, shown: 0, total: 0, subscribed: 0, unseen, known })
  assert.equal(missing(20, 20), 'look')
  assert.equal(missing(21, 400), 'ask')
  assert.equal(missing(50, 1000), 'look')
  assert.equal(missing(51, 1000), 'ask')
})

test('a check looks at no more contacts than the organiser confirmed', () => {
  const confirmed = { ...whole, shown: 0, total: 0, subscribed: 0, known: 400, mayRemove: 350 }
  assert.equal(whoLeft({ ...confirmed, unseen: 350 }), 'look')
  assert.equal(whoLeft({ ...confirmed, unseen: 351 }), 'ask')
})

test('contacts who came in the place of others are doubted, and contacts who only came are not', () => {
  const large = { ...whole, shown: 20_000, total: 20_000, subscribed: 20_000, subscribedHere: 20_000, known: 20_393 }
  assert.equal(whoLeft({ ...large, joined: 393, unseen: 593 }), 'look')
  const middle = { ...whole, shown: 12_000, total: 12_000, subscribed: 12_000, subscribedHere: 12_000, known: 12_393 }
  assert.equal(whoLeft({ ...middle, joined: 393, unseen: 593 }), 'ask')
  assert.equal(whoLeft({ ...middle, joined: 0, unseen: 593 }), 'look')
  assert.equal(whoLeft({ ...middle, joined: 5000, unseen: 12 }), 'look')
  assert.equal(whoLeft({ ...middle, joined: 393, unseen: 593, mayRemove: 593 }), 'look')
})

test('contacts who leave during the first reading of a list came in the place of no one', () => {
  const first = {
    ...whole,
    shown: 2485,
    total: 2485,
    subscribed: 2500,
    subscribedHere: 2500,
    known: 2500,
    joined: 2500,
  }
  assert.equal(whoLeft({ ...first, unseen: 15, joinedUnseen: 15 }), 'look')
  assert.equal(whoLeft({ ...first, unseen: 21, joinedUnseen: 21 }), 'ask')
})
