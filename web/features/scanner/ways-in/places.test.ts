import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LocalVerdict } from '../door/scan-log.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { placesOf } from './places.ts'

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
