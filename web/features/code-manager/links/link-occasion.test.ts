import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { linksOfOccasion, occasionOfLink } from './link-occasion.ts'

const now = Date.parse('2026-11-28T20:00:00Z')

const occasion = (id: string, closes_at: string | null): ShownOccasion => ({
  id,
  is_main: id === 'list',
  name: id,
  zone: 'UTC',
  opens_at: null,
  closes_at,
  who: null,
  own_max: null,
  again: 'never',
  day_begins: 0,
  capacity: null,
  when_full: 'refuse',
  when_unsure: 'let_in',
  has_exits: false,
  out_at: null,
  place: '',
  who_read_at: null,
  who_trouble: null,
  figures: { invited: 0, came: 0, entries: 0, inside: null },
})
const main = occasion('list', null)
const saturday = { ...occasion('saturday', '2026-11-29T02:00:00Z'), opens_at: '2026-11-28T19:00:00Z' }
const lounge = occasion('lounge', '2026-11-29T02:00:00Z')
const friday = occasion('friday', '2026-11-28T02:00:00Z')
const stateOf = (id: string | null, ...all: ShownOccasion[]) =>
  occasionOfLink({ occasion_id: id, follows_open: false }, all, now)?.state

test('a link tells its occasion, and that it has ended or was removed', () => {
  assert.equal(occasionOfLink({ occasion_id: null, follows_open: false }, [main, lounge], now)?.occasion, main)
  assert.equal(stateOf('lounge', main, lounge), 'open')
  assert.equal(stateOf('friday', main, friday), 'ended')
  assert.equal(stateOf('gone', main), 'removed')
})

test('a list with only its main occasion says nothing of occasions', () => {
  assert.equal(stateOf(null, main), undefined)
  assert.equal(occasionOfLink({ occasion_id: 'lounge', follows_open: false }, undefined, now), undefined)
})

test('a chosen occasion has its own links, and those without an occasion', () => {
  const links = [null, 'lounge', 'friday', 'gone'].map((occasion_id) => ({ occasion_id, follows_open: false }))
  const of = (chosen: ShownOccasion | undefined) =>
    linksOfOccasion(links, [main, lounge, friday], chosen).map(({ occasion_id: id }) => id)
  assert.deepEqual(of(main), [null, 'gone'])
  assert.deepEqual(of(lounge), ['lounge', 'gone'])
  assert.deepEqual(of(undefined), [null, 'lounge', 'friday', 'gone'])
})

test('a link to whatever is open tells what that is now, and is a door of each night', () => {
  const links = [{ occasion_id: null, follows_open: true }] as const
  const all = [main, lounge, saturday]
  const found = occasionOfLink(links[0], all, now)
  assert.deepEqual([found?.state, found?.occasion], ['follows', saturday])
  assert.equal(linksOfOccasion(links, all, saturday).length, 1)
  assert.equal(linksOfOccasion(links, all, lounge).length, 0)
  // Without a night, it opens the main occasion.
  assert.equal(linksOfOccasion(links, [main, lounge], main).length, 1)
})
