import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Occasion } from '#contract/occasions.ts'
import { draftOf, emptyDraft, formOf, type Draft } from './draft.ts'
import { problemsOf } from './problems.ts'

const occasion: Occasion = {
  id: 'e5b1c9be-7a4e-4f0e-9f0d-000000000001',
  is_main: false,
  name: 'Saturday night',
  zone: 'Europe/Berlin',
  opens_at: '2026-10-24T20:00:31.000Z',
  // The second 02:30 of that night.
  closes_at: '2026-10-25T01:30:00.000Z',
  who: { kind: 'segment', id: 7, name: 'VIP', is_tag: true },
  own_max: 2,
  is_of_guest: false,
  again: 'after_exit',
  day_begins: 330,
  capacity: 500,
  when_full: 'warn',
  when_unsure: 'stop',
  has_exits: true,
  out_at: 360,
  place: 'Harbour Hall',
  who_read_at: null,
  who_trouble: null,
}
const { id: _, is_main: __, who_read_at: ___, who_trouble: ____, ...settings } = occasion

test('a form without a change leaves the occasion as it is', () => {
  assert.deepEqual(formOf(draftOf(occasion), occasion), settings)
  const other: Occasion = {
    ...occasion,
    own_max: null,
    again: 'daily',
    capacity: null,
    out_at: null,
    opens_at: null,
    who: { kind: 'field', tag: 'GROUP', test: 'is_not', value: 'Press' },
  }
  const { id: _id, is_main: _main, who_read_at: _at, who_trouble: _trouble, ...same } = other
  assert.deepEqual(formOf(draftOf(other), other), same)
})

test('a changed zone keeps what the clock on the wall says', () => {
  const form = formOf({ ...draftOf(occasion), zone: 'America/New_York' }, occasion)
  assert.equal(form.opens_at, '2026-10-25T02:00:00.000Z')
})

test('each guest’s own maximum is counted at this occasion alone', () => {
  const form = formOf({ ...emptyDraft('UTC'), name: 'Night', count: 'guest', own: 'x' })
  assert.deepEqual([form.own_max, form.is_of_guest, problemsOf(form)], [1, true, {}])
  assert.equal(draftOf({ ...occasion, own_max: 1, is_of_guest: true }).count, 'guest')
})

test('an occasion that gives places back scans exits', () => {
  const form = formOf({ ...emptyDraft('UTC'), name: 'Hall', again: 'after_exit', outAt: '06:00' })
  assert.equal(form.has_exits, true)
  assert.equal(form.out_at, 360)
  assert.equal(formOf({ ...emptyDraft('UTC'), outAt: '06:00' }).out_at, null)
})

test('each wrong field is told in words beside it', () => {
  const draft: Draft = {
    ...emptyDraft('Europe/Berlin'),
    name: '  ',
    count: 'own',
    own: '1.5',
    capacity: 'many',
    who: 'segment',
  }
  assert.deepEqual(problemsOf(formOf(draft)), {
    name: ['The name of the occasion is required.'],
    own_max: ['Please enter a whole number from 1.'],
    capacity: ['Please enter a whole number from 1.'],
    who: ['Please choose a tag or segment.'],
  })
  const late = { ...emptyDraft('Europe/Berlin'), name: 'Late', opens: '2026-11-28T19:00', closes: '2026-11-28T18:00' }
  assert.deepEqual(problemsOf(formOf(late)), { closes_at: ['It has to close after it opens.'] })
  assert.deepEqual(problemsOf({ ...formOf(late), zone: 'Mars/Olympus' }).zone, ['This time zone does not exist.'])
  const daily = { ...late, closes: '', again: 'daily' as const, dayBegins: '' }
  assert.deepEqual(problemsOf(formOf(daily)), { day_begins: ['Please enter a time of day.'] })
  assert.deepEqual(problemsOf(formOf({ ...late, closes: '', who: 'field' })), { who: ['Please choose a field.'] })
})

test('a capacity may be typed with a thousands mark', () => {
  for (const text of ['1500', ' 1 500', '1,500', '1.500', '1’500']) {
    assert.equal(formOf({ ...emptyDraft('UTC'), capacity: text }).capacity, 1500, text)
  }
  assert.equal(formOf({ ...emptyDraft('UTC'), capacity: '1.5' }).capacity, 1.5)
})

test('only the main occasion may be without a name', () => {
  const nameless = formOf(emptyDraft('UTC'))
  assert.deepEqual(problemsOf(nameless), { name: ['Please enter a name.'] })
  assert.deepEqual(problemsOf(nameless, true), {})
})
