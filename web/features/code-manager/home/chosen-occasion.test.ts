import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { chosenOccasion, withOccasion } from './chosen-occasion.ts'

const now = Date.parse('2026-11-28T20:00:00Z')

const occasion = (id: string, opens_at: string | null, closes_at: string | null): ShownOccasion => ({
  id,
  is_main: id === 'list',
  name: id,
  zone: 'UTC',
  opens_at,
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
const friday = occasion('friday', '2026-11-27T19:00:00Z', '2026-11-28T02:00:00Z')
const saturday = occasion('saturday', '2026-11-28T19:00:00Z', '2026-11-29T02:00:00Z')
const sunday = occasion('sunday', '2026-11-29T19:00:00Z', '2026-11-30T02:00:00Z')

test('a part shows the open night, else the next one, else the latest one', () => {
  const first = (...all: ShownOccasion[]) => chosenOccasion(all, null, now)?.id
  assert.equal(first(friday, saturday, sunday), 'saturday')
  // Friday ended 18 hours ago.
  assert.equal(first(friday, sunday), 'friday')
  assert.equal(chosenOccasion([friday, sunday], null, Date.parse('2026-11-29T02:00:00Z'))?.id, 'sunday')
  assert.equal(chosenOccasion([friday, saturday], null, Date.parse('2027-01-01T00:00:00Z'))?.id, 'saturday')
})

test('an open night on the screen stays when another opens, and gives way once it is over', () => {
  const late = occasion('late', '2026-11-28T19:30:00Z', '2026-11-29T04:00:00Z')
  const all = [friday, saturday, late]
  const at = (moment: string, held?: string) => chosenOccasion(all, null, Date.parse(moment), held)?.id
  assert.equal(at('2026-11-28T20:00:00Z'), 'late')
  assert.equal(at('2026-11-28T20:00:00Z', 'saturday'), 'saturday')
  assert.equal(at('2026-11-29T02:00:00Z', 'saturday'), 'late')
  assert.equal(at('2026-11-28T20:00:00Z', 'friday'), 'late')
  assert.equal(chosenOccasion(all, 'late', now, 'saturday')?.id, 'late')
  const list = occasion('list', null, null)
  assert.equal(chosenOccasion([list, saturday], null, now, 'list')?.id, 'list')
})

test('an address names the night, or asks for the whole list', () => {
  const all = [friday, saturday, sunday]
  assert.equal(chosenOccasion(all, 'friday', now)?.id, 'friday')
  assert.equal(chosenOccasion(all, 'all', now), undefined)
  assert.equal(chosenOccasion(all, 'removed', now)?.id, 'saturday')
})

test('a list with one occasion is always shown as a whole', () => {
  assert.equal(chosenOccasion([saturday], null, now), undefined)
  assert.equal(chosenOccasion([saturday], 'saturday', now), undefined)
  assert.equal(chosenOccasion([], null, now), undefined)
})

test('the night is carried from part to part', () => {
  assert.equal(withOccasion('friday'), '?occasion=friday')
  assert.equal(withOccasion(null), '')
})
