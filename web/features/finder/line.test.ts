import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FoundGuest } from '#contract/find-guests.ts'
import type { List } from '#contract/list.ts'
import type { Tonight } from '#contract/tonight.ts'
import { guestActions, guestLines } from './guest-lines.ts'
import { groupsOf } from './line.ts'
import { listActions, listParts, screenTo } from './list-lines.ts'
import { wordsOf } from './match.ts'
import { ownPlaces } from './use-found.ts'

const night = {
  at: '2026-11-28T20:00:00Z',
  occasion: { id: 'l1', is_main: true, name: 'Gala', opens_at: null, closes_at: null },
  stopped: null,
} as Tonight
const gala = { id: 'l1', name: 'Gala', qr_values_set: true, scanning_on: true } as List
const chloe = {
  id: 'c1',
  email: 'chloe@example.com',
  display_value: 'Chloé Okafor',
  qr_code: 'CODE',
  max_scans: 1,
  scan_count: 0,
  is_blocked: false,
  is_removed: false,
  list_id: 'l1',
  list_name: 'Gala',
} as FoundGuest
const open = new Set(['l1'])

const found = (guests: FoundGuest[]) => ({
  guests: guestLines(guests),
  do: [...guestActions(guests, open), ...listActions(gala, night)],
  go: [...listParts(gala, true), ...ownPlaces({ seesLists: true, mayScan: true })],
})
const titles = (typed: string, guests: FoundGuest[] = []) =>
  groupsOf(found(guests), wordsOf(typed)).map(({ name, lines }) => [name, lines.map(({ title }) => title)])

test('guests come first, then what can be done, then places; each line has what was typed', () => {
  assert.deepEqual(titles('ok', [chloe]), [
    ['guests', ['Chloé Okafor']],
    ['do', ['Check in Chloé Okafor', 'Block Chloé Okafor']],
  ])
  assert.deepEqual(titles('guests'), [['go', ['Guests']]])
  assert.deepEqual(titles('stop gala'), [['do', ['Stop admissions']]])
  assert.deepEqual(titles('zzz'), [])
})

test('an action with a question says so, and impossible actions are not offered', () => {
  for (const { title, detail, does } of [...guestActions([chloe], open), ...listActions(gala, night)]) {
    const asks = does.kind === 'ask' || title.startsWith('Check in')
    assert.equal(detail.endsWith('asks first'), asks, title)
  }
  const used = { ...chloe, scan_count: 1 }
  assert.deepEqual(
    guestActions([used], open).map(({ title }) => title),
    ['Block Chloé Okafor'],
  )
  assert.deepEqual(guestActions([{ ...chloe, is_blocked: true }], open), [])
  assert.deepEqual(
    guestActions([chloe], new Set()).map(({ id }) => id),
    ['block-c1'],
  )
  assert.deepEqual(listActions({ ...gala, qr_values_set: false }, undefined), [])
})

test('the search offers for admissions what Tonight offers at its occasion', () => {
  const offered = (shown?: Tonight) =>
    listActions(gala, shown)
      .filter(({ shape }) => shape === 'stop' || shape === 'resume')
      .map(({ title, detail }) => [title, detail])
  assert.deepEqual(offered(night), [['Stop admissions', 'Gala · asks first']])
  assert.deepEqual(offered(), [])
  const friday = { ...night.occasion, is_main: false, name: 'Friday' }
  const stopped = { at: null, is_whole_list: false, can_resume: true }
  assert.deepEqual(offered({ ...night, occasion: friday, stopped }), [['Admit again', 'Gala · Friday']])
  // A list that is off does not make a night that is over open again.
  const over = { ...friday, closes_at: '2026-11-28T19:00:00Z' }
  const off = { ...stopped, is_whole_list: true }
  assert.deepEqual(offered({ ...night, occasion: over, stopped: off }), [
    ['Stop admissions', 'Gala · Friday · asks first'],
  ])
  const late = { ...stopped, can_resume: false }
  assert.deepEqual(offered({ ...night, occasion: friday, stopped: late }), [
    ['Stop admissions', 'Gala · Friday · asks first'],
  ])
})

test('the address of a screen has its list, and a screen that does not exist has none', () => {
  const all = { Paper: { path: '/app/:listId/paper' }, Guide: { path: '/guide' } }
  assert.equal(screenTo('Paper', 'a b', all), '/app/a%20b/paper')
  assert.equal(screenTo('Guide', undefined, all), '/guide')
  assert.equal(screenTo('Elsewhere', 'l1', all), undefined)
})

test('a viewer is shown no part for editors, and a door member only their own places', () => {
  const parts = listParts(gala, false).map(({ title }) => title)
  assert.deepEqual(parts, ['Tonight', 'Results', 'Settings', 'Occasions'])
  const own = new Set(ownPlaces({ seesLists: false, mayScan: true }).map(({ title }) => title))
  assert.ok(own.has('Scanner') && !own.has('Dashboard') && !own.has('Activity'))
})
