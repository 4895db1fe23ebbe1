import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Occasion } from '#contract/occasions.ts'
import { emptyDraft, formOf, type Draft } from '../form/draft.ts'
import { problemsOf } from '../form/problems.ts'
import { changeDays, emptyPlan, rowsOfPlan } from './plan.ts'
import { lastOf, startOf } from './templates.ts'

const here = {
  zone: 'Europe/Berlin',
  today: '2026-10-20',
  names: { vip: 'VIP', coupon: 'Coupon', card: 'Card' },
  festival: [],
  hasParties: false,
}

function occasion(change: Partial<Draft>, isMain = false): Occasion {
  const form = formOf({ ...emptyDraft('Europe/Berlin'), name: 'Club night', ...change })
  return { ...form, place: form.place ?? '', id: '1', is_main: isMain, who_read_at: null, who_trouble: null }
}

const night = occasion({
  opens: '2026-10-17T22:00',
  closes: '2026-10-18T05:00',
  capacity: '500',
  count: 'own',
  place: 'Pier',
})

test('another night copies the last one to the next week, at the same time of the clock', () => {
  const draft = startOf('another', night, here)
  assert.deepEqual([draft.opens, draft.closes], ['2026-10-24T22:00', '2026-10-25T05:00'])
  assert.deepEqual([draft.name, draft.capacity, draft.count, draft.place], ['Club night', '500', 'own', 'Pier'])
  // The clocks go back in that night.
  const form = formOf(draft)
  assert.equal(Date.parse(form.closes_at ?? '') - Date.parse(form.opens_at ?? ''), 8 * 3_600_000)
  assert.equal(startOf('another', night, { ...here, today: '2026-11-28' }).opens, '2026-11-28T22:00')
  assert.equal(startOf('another', occasion({}, true), here).opens, '')
  assert.deepEqual(startOf('another', occasion({}, true), here).count, 'own')
})

test('where doors ask for parties, a new night admits each guest with all of theirs', () => {
  const asking = { ...here, hasParties: true }
  for (const template of ['days', 'sessions', 'weekly', 'vip', 'coupon', 'nothing'] as const) {
    const { own_max: own, is_of_guest: isOfGuest } = formOf({ ...startOf(template, undefined, asking), name: 'Night' })
    assert.deepEqual([own, isOfGuest], [1, true], template)
  }
  assert.equal(startOf('another', occasion({}, true), asking).count, 'guest')
  assert.equal(startOf('another', night, asking).count, 'own')
  assert.equal(startOf('card', night, asking).count, 'shared')
})

test('the last occasion is the one that opens last', () => {
  const main = occasion({}, true)
  assert.equal(lastOf([main, night, occasion({ opens: '2026-01-01T22:00' })]), night)
  assert.equal(lastOf([main]), main)
})

test('each template of one occasion is whole but for what only the organiser knows', () => {
  for (const template of ['another', 'coupon', 'card'] as const) {
    assert.deepEqual(problemsOf(formOf(startOf(template, night, here))), {}, template)
  }
  assert.deepEqual(problemsOf(formOf(startOf('vip', night, here))), { who: ['Please choose a tag or segment.'] })
  const { own_max: own, again, opens_at: opens, closes_at: closes } = formOf(startOf('coupon', night, here))
  assert.deepEqual(
    { own, again, opens, closes },
    { own: 1, again: 'never', opens: '2026-10-19T22:00:00.000Z', closes: '2026-10-26T22:59:00.000Z' },
  )
  const card = formOf(startOf('card', night, here))
  assert.deepEqual([card.own_max, card.again], [null, 'daily'])
  const vip = startOf('vip', night, here)
  assert.deepEqual(
    [vip.opens, vip.count, vip.again, vip.hasExits],
    [night.opens_at && '2026-10-17T22:00', 'own', 'after_exit', true],
  )
})

test('a festival begins with three days, and its days follow the first and the last', () => {
  const plan = emptyPlan('days', '2026-06-05')
  const nameOf = (day: string) => day
  assert.deepEqual(
    rowsOfPlan('days', plan, nameOf).map(({ opens }) => opens),
    ['2026-06-05T12:00', '2026-06-06T12:00', '2026-06-07T12:00'],
  )
  const later = changeDays(plan, { first: '2026-07-01' })
  assert.deepEqual([later.last, later.days.length], ['2026-07-01', 1])
  assert.deepEqual(rowsOfPlan('days', { ...plan, from: '' }, nameOf), [])
  assert.equal(rowsOfPlan('days', changeDays(plan, { last: '2027-06-05' }), nameOf).length, 201)
})

test('a VIP area is there for all days of a festival', () => {
  const day = (date: string) => occasion({ opens: `2026-10-${date}T12:00`, closes: `2026-10-${date}T23:00` })
  const festival = [day('23'), day('24'), day('25')]
  const draft = startOf('vip', festival[0], { ...here, festival })
  assert.deepEqual([draft.opens, draft.closes], ['2026-10-23T12:00', '2026-10-25T23:00'])
  assert.deepEqual([draft.count, draft.again], ['own', 'after_exit'])
})

test('guests of a VIP area who stay to the end of a day are counted out, so that they may enter on the next', () => {
  const day = (date: string, closes: string) => occasion({ opens: `2026-10-${date}T18:00`, closes })
  const festival = [day('23', '2026-10-24T02:00'), day('24', '2026-10-25T02:00')]
  const { has_exits: exits, out_at: out } = formOf(startOf('vip', festival[0], { ...here, festival }))
  assert.deepEqual([exits, out], [true, 120])
  assert.equal(startOf('vip', night, here).outAt, '')
})
