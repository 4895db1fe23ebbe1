import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browserZone, showClock, showMoment, showSpan } from '../../../product/time.ts'
import { emptyDraft, formOf } from './draft.ts'
import { sentencesOf } from './sentences-of.ts'
import { words } from '../../../words/occasions.ts'

const said = (change: Partial<ReturnType<typeof emptyDraft>>) =>
  sentencesOf(formOf({ ...emptyDraft('UTC'), ...change }))

test('the settings of a night read in plain words', () => {
  const night = said({ count: 'own', own: '1' })
  assert.deepEqual(
    [night.often, night.again],
    ['Each guest once. Other occasions don’t count.', 'No. A used entry stays used.'],
  )
  assert.equal(
    said({ count: 'guest' }).often,
    'Each guest as often as their own maximum says. Other occasions don’t count.',
  )
  assert.equal(said({ count: 'own', own: '3' }).often, 'Each guest 3 times. Other occasions don’t count.')
  assert.equal(
    said({ count: 'own', again: 'after_exit' }).again,
    'Yes, after they were scanned out. Their entry is then free again.',
  )
})

test('a choice is said as its setting is', () => {
  assert.equal(words.form.own, 'A number of times, for this occasion only')
  assert.equal(words.form.agains.own.never, 'Never: a used entry stays used')
})

const form = formOf(emptyDraft('UTC'))
const of = (change: Partial<typeof form>) => sentencesOf({ ...form, ...change })

test('the hours of a night are said with their zone where it is another than the browser’s', () => {
  const zone = 'Asia/Tokyo'
  const [opens_at, closes_at] = ['2026-05-01T10:00:00Z', '2026-05-01T16:30:00Z']
  assert.deepEqual(
    [
      of({ opens_at: null, closes_at: null }).when,
      of({ zone, opens_at, closes_at }).when,
      of({ zone, opens_at, closes_at: null }).when,
      of({ zone, opens_at: null, closes_at }).when,
    ],
    [
      'Open at any time.',
      `${showSpan(zone, opens_at, closes_at)}. In Tokyo time.`,
      `Opens ${showMoment(zone, opens_at)}. In Tokyo time.`,
      `Closes ${showMoment(zone, closes_at)}. In Tokyo time.`,
    ],
  )
  const here = browserZone()
  assert.equal(of({ zone: here, opens_at, closes_at: null }).when, `Opens ${showMoment(here, opens_at)}.`)
})

test('who may come in, how many, and whether they leave is said as it is set', () => {
  const full = (change: Partial<typeof form>) => of({ capacity: 80, ...change }).inside
  assert.deepEqual(
    [
      of({ who: null }).who,
      of({ who: { kind: 'field', tag: 'TABLE', test: 'is', value: '7' } }).who,
      of({ who: { kind: 'field', tag: 'TABLE', test: 'is_not', value: '' } }).who,
      of({ who: { kind: 'segment', id: 3, name: 'Press', is_tag: true } }).who,
      of({ who: { kind: 'segment', id: 3, name: 'Press', is_tag: false } }).who,
      of({ capacity: null }).inside,
      full({ when_full: 'refuse', when_unsure: 'stop' }),
      full({ when_full: 'refuse', when_unsure: 'let_in' }),
      full({ when_full: 'warn', when_unsure: 'stop' }),
      of({ has_exits: false }).leaving,
      of({ has_exits: true, out_at: null }).leaving,
      of({ has_exits: true, out_at: 6 * 60 }).leaving,
    ],
    [
      'Everyone on the list.',
      'Guests whose TABLE is “7”.',
      'Guests whose TABLE is not empty.',
      'Guests with the tag “Press”.',
      'Guests in the segment “Press”.',
      'No limit.',
      'At most 80, then doors turn guests away. A door without a connection stops when it may be full.',
      'At most 80, then doors turn guests away. A door without a connection lets guests in.',
      'At most 80, then doors warn and let guests in.',
      'Exits are not scanned.',
      'Exits are scanned.',
      `Exits are scanned. Everyone is counted out at ${showClock('06:00')}.`,
    ],
  )
})
