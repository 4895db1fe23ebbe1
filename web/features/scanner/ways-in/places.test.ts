import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LocalVerdict } from '../door/scan-log.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { emptyShown } from '../door/machine/state.ts'
import { knownByName, placesOf, roomOf } from './places.ts'

const known: LocalVerdict = { reason: 'ok', name: 'Mira', scanCount: 3, maxScans: 4, colour: 'green' }

test('a code has the places that its contact has left, this one among them', () => {
  assert.equal(placesOf(known, plainOccasion), 2)
  assert.equal(placesOf({ ...known, scanCount: 1, maxScans: 1 }, plainOccasion), 1)
  assert.equal(placesOf({ ...known, scanCount: 1, maxScans: 1_000_000 }, plainOccasion), 50)
})

test('one place where the device does not know, at an exit, and where a day has one', () => {
  assert.equal(placesOf(undefined, plainOccasion), 1)
  assert.equal(placesOf({ ...known, reason: 'already_used' }, plainOccasion), 1)
  const visit = { direction: 'out' } as NonNullable<LocalVerdict['visit']>
  assert.equal(placesOf({ ...known, visit }, plainOccasion), 1)
  assert.equal(placesOf(known, { ...plainOccasion, again: 'daily' }), 1)
  assert.equal(placesOf(known, { ...plainOccasion, again: 'daily', own_max: 4 }), 2)
})

const gala = { ...plainOccasion, is_plain: false, capacity: 8 }
/** `inside` counts this guest, whom the device would let in. */
const at = (inside: number | null, direction: 'in' | 'out' = 'in'): LocalVerdict => ({
  ...known,
  visit: {
    occasion: 'Gala',
    direction,
    note: null,
    opens_at: null,
    closes_at: null,
    inside_since: null,
    inside,
    capacity: 8,
    admission: null,
  },
})

test('a full house has no room, and one that is nearly full only what is left', () => {
  assert.equal(roomOf(at(9), gala, true), 0)
  assert.equal(roomOf(at(12), gala, true), 0)
  assert.equal(roomOf(at(7), gala, true), 2)
  assert.equal(roomOf({ ...at(8), reason: 'full' }, gala, true), 0)
})

test('room is no matter where nobody counts it, where a full house lets in, and for guests who leave', () => {
  assert.equal(roomOf(at(null), gala, true), Infinity)
  assert.equal(roomOf(known, plainOccasion, true), Infinity)
  assert.equal(roomOf(at(9), { ...gala, when_full: 'warn' }, true), Infinity)
  assert.equal(roomOf(at(9, 'out'), gala, true), Infinity)
  // Without a connection the organiser's setting for that case counts.
  assert.equal(roomOf(at(9), gala, false), Infinity)
  assert.equal(roomOf(at(9), { ...gala, when_unsure: 'stop' }, false), 0)
})

test('a guest found by name has as many places as their code, and as much room', () => {
  const occasion = {
    is: gala,
    direction: 'in' as const,
    canTurn: false,
    asks: false,
    phase: 'open' as const,
    clockOffsetMs: 0,
  }
  const door = {
    ...emptyShown,
    page: 'kept' as const,
    takeNewVersion: undefined,
    occasion,
    counters: { checked_in: 6, accepted: 6, contacts: 40, inside: 6 },
  }
  const ada = {
    contact_id: 'a',
    display_value: 'Ada',
    email: '',
    code_end: '',
    scan_count: 1,
    max_scans: 4,
    state: 'open' as const,
  }
  const shown = knownByName(ada, door)
  assert.deepEqual([placesOf(shown, gala), roomOf(shown, gala, true)], [3, 2])
  assert.equal(placesOf(knownByName(ada, { ...door, occasion: { ...occasion, direction: 'out' } }), gala), 1)
  assert.equal(placesOf(knownByName(ada, { ...door, occasion: undefined, counters: undefined }), gala), 3)
})
