import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOrder, phaseOf } from './occasion-phase.ts'

const now = Date.parse('2026-11-28T20:00:00Z')
const times = (name: string, opens_at: string | null, closes_at: string | null) => ({ name, opens_at, closes_at })

test('an occasion is open from its opening until the moment it closes', () => {
  const night = times('night', '2026-11-28T19:00:00Z', '2026-11-29T02:00:00Z')
  assert.equal(phaseOf(night, Date.parse('2026-11-28T18:59:59.999Z')), 'later')
  assert.equal(phaseOf(night, Date.parse('2026-11-28T19:00:00Z')), 'now')
  assert.equal(phaseOf(night, Date.parse('2026-11-29T01:59:59.999Z')), 'now')
  assert.equal(phaseOf(night, Date.parse('2026-11-29T02:00:00Z')), 'ended')
  assert.equal(phaseOf(times('list', null, null), now), 'always')
  assert.equal(phaseOf(times('coupon', null, '2026-12-01T00:00:00Z'), now), 'now')
})

test('the current occasion is first, the next ones follow, and the ended ones are last', () => {
  const all = [
    times('list', null, null),
    times('october', '2026-10-28T19:00:00Z', '2026-10-29T02:00:00Z'),
    times('friday', '2026-11-27T19:00:00Z', '2026-11-28T02:00:00Z'),
    times('thursday', '2026-11-26T19:00:00Z', '2026-11-27T02:00:00Z'),
    times('run', '2026-11-25T00:00:00Z', '2026-12-01T00:00:00Z'),
    times('saturday', '2026-11-28T19:00:00Z', '2026-11-29T02:00:00Z'),
    times('new year', '2026-12-31T19:00:00Z', null),
    times('sunday', '2026-11-29T11:00:00Z', '2026-11-29T15:00:00Z'),
  ]
  const names = inOrder(all, now).map(({ name }) => name)
  assert.deepEqual(names, ['saturday', 'friday', 'run', 'list', 'sunday', 'new year', 'thursday', 'october'])
})

test('a night that is over stays first for 24 hours, until another opens or is about to', () => {
  const main = { ...times('main', null, null), is_main: true, figures: { entries: 9 } }
  const run = times('run', '2026-11-25T00:00:00Z', '2026-12-02T00:00:00Z')
  const night = times('night', '2026-11-28T19:00:00Z', '2026-11-29T02:00:00Z')
  const next = times('next', '2026-11-29T22:00:00Z', '2026-11-30T03:00:00Z')
  const firstAt = (moment: string, ...others: (typeof main | typeof night)[]) =>
    inOrder([main, run, night, ...others], Date.parse(moment))[0]?.name
  assert.equal(firstAt('2026-11-29T01:59:59Z'), 'night')
  assert.equal(firstAt('2026-11-29T02:00:00Z'), 'night')
  assert.equal(firstAt('2026-11-30T01:59:59Z'), 'night')
  assert.equal(firstAt('2026-11-30T02:00:00Z'), 'run')
  assert.equal(firstAt('2026-11-29T19:59:00Z', next), 'night')
  assert.equal(firstAt('2026-11-29T20:00:00Z', next), 'next')
  assert.equal(firstAt('2026-11-29T22:00:00Z', next), 'next')
  const endless = { ...next, name: 'endless', closes_at: null }
  assert.equal(firstAt('2026-11-29T22:00:00Z', endless), 'endless')
  // A list that was closed outside its nights never was a night.
  const closed = { ...main, closes_at: '2026-11-28T18:00:00Z' }
  assert.deepEqual(
    inOrder([closed, next], now).map(({ name }) => name),
    ['next', 'main'],
  )
})

test('before anyone came, a list whose festival opens within a week shows the festival first', () => {
  const main = { ...times('main', null, null), is_main: true, figures: { entries: 0 } }
  const sunday = times('sunday', '2026-11-29T11:00:00Z', '2026-11-29T15:00:00Z')
  const later = times('later', '2026-12-29T11:00:00Z', '2026-12-29T15:00:00Z')
  const first = (...all: Parameters<typeof inOrder<typeof main | typeof sunday>>[0]) =>
    inOrder(all, now).map(({ name }) => name)
  assert.deepEqual(first(later, main, sunday), ['sunday', 'main', 'later'])
  assert.deepEqual(first(sunday, { ...main, figures: { entries: 1 } }), ['main', 'sunday'])
})
