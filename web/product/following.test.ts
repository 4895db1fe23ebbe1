import assert from 'node:assert/strict'
import { test } from 'node:test'
import { festivalOf, followedBy, overlap } from './following.ts'

const now = Date.parse('2026-11-28T20:00:00Z')
const at = (name: string, opens_at: string | null, closes_at: string | null, who: null | { kind: 'field' } = null) => ({
  name,
  opens_at,
  closes_at,
  who: who && ({ kind: 'field', tag: 'GROUP', test: 'is', value: 'VIP' } as const),
})
const friday = at('friday', '2026-11-27T19:00:00Z', '2026-11-28T02:00:00Z')
const saturday = at('saturday', '2026-11-28T19:00:00Z', '2026-11-29T02:00:00Z')
const sunday = at('sunday', '2026-11-29T12:00:00Z', '2026-11-29T20:00:00Z')
const lounge = at('lounge', '2026-11-28T19:00:00Z', '2026-11-29T02:00:00Z', { kind: 'field' })
const coupon = at('coupon', '2026-11-25T00:00:00Z', '2026-12-02T00:00:00Z')

test('whatever is open means the nights for everyone that are not over', () => {
  const all = [at('main', null, null), friday, sunday, saturday, lounge, coupon]
  assert.deepEqual(
    followedBy(all, now).map(({ name }) => name),
    ['saturday', 'sunday'],
  )
})

test('sessions at one time are noticed, and days one after another are not', () => {
  assert.equal(overlap([sunday, saturday]), false)
  assert.equal(overlap([]), false)
  assert.equal(overlap([saturday, at('room', '2026-11-29T01:00:00Z', '2026-11-29T04:00:00Z')]), true)
})

test('the days of a festival belong together, and nights of other weeks do not', () => {
  const nextWeek = at('next week', '2026-12-04T19:00:00Z', '2026-12-05T02:00:00Z')
  assert.deepEqual(
    festivalOf([nextWeek, sunday, friday, saturday]).map(({ name }) => name),
    ['friday', 'saturday', 'sunday'],
  )
})
