import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryStates } from '#domain/offline-entry.ts'
import type { DoorList } from '../door/door-list.ts'
import type { Entry } from './bucket.ts'
import { decideBy } from './decide-here.ts'
import type { OwnScan, QueuedScan } from '../door/kept.ts'

const door: DoorList = {
  id: 'ours',
  list_id: 'theirs',
  name: 'Spring supper',
  active_members: 1,
  is_active: true,
  colour_rules: [],
  may_check_in_by_name: false,
  expires_at: null,
}
const now = Date.parse('2026-05-01T19:42:00Z')
const asked = { text: 'a code', door, clockOffsetMs: undefined, now }
const hash = 'h'
const sealed = new Uint8Array()

/** The entry as the server sent it at the last reading. */
const entry = (scanCount: number, maxScans = 1): Entry => ({
  scanCount,
  maxScans,
  state: entryStates.open,
  sealedName: '',
  sealedCard: '',
  inside: 0,
  day: undefined,
  onDay: 0,
  isUnreached: false,
})

const waiting = (change: Partial<QueuedScan> = {}): QueuedScan => ({
  scanId: 'first',
  listId: 'ours',
  hash,
  text: sealed,
  state: 'saved',
  told: 'ok',
  scannedAt: now,
  clockOffsetMs: undefined,
  heard: undefined,
  page: '',
  ...change,
})

const confirmed = (countAfter: number, isInList = false): OwnScan => ({
  scanId: 'earlier',
  listId: 'ours',
  hash,
  at: now,
  confirmedAt: now,
  countAfter,
  isInList,
  name: sealed,
})

function decided(known: Partial<Parameters<typeof decideBy>[2]>) {
  const { reason, count } = decideBy(asked, hash, {
    entry: entry(0),
    queued: [],
    own: [],
    begun: undefined,
    ...known,
  })
  return [reason, count]
}

test('a contact who is no guest is refused with that reason, also where the code is used up', () => {
  const noGuest = (scanCount: number) => ({ ...entry(scanCount), state: entryStates.noGuest })
  assert.equal(decided({ entry: noGuest(0) })[0], 'not_a_guest')
  assert.equal(decided({ entry: noGuest(1) })[0], 'not_a_guest')
})

test('a reloaded list keeps this door’s unsent admissions', () => {
  assert.deepEqual(decided({}), ['ok', 1])
  assert.deepEqual(decided({ queued: [waiting()] }), ['already_used', 1])
  assert.deepEqual(decided({ entry: entry(1, 3), queued: [waiting()] }), ['ok', 3])
  assert.deepEqual(decided({ entry: entry(1, 3), queued: [waiting(), waiting({ scanId: 'second' })] }), [
    'already_used',
    3,
  ])
})

test('an admission is counted once, wherever it is known from', () => {
  // The stream has reported this scan, so the entry includes it.
  assert.deepEqual(decided({ entry: entry(1, 2), queued: [waiting({ heard: 'accepted' })] }), ['ok', 2])
  // The server has confirmed this scan, but the entry is older.
  assert.deepEqual(decided({ own: [confirmed(1)] }), ['already_used', 1])
  assert.deepEqual(decided({ entry: entry(1, 2), own: [confirmed(1, true)] }), ['ok', 2])
  // This is the same scan, sent before without an answer.
  assert.deepEqual(decided({ queued: [waiting({ told: undefined })], begun: waiting() }), ['ok', 1])
  assert.deepEqual(decided({ entry: entry(1), begun: waiting({ heard: 'accepted' }) }), ['ok', 1])
})

test('a refused or undone scan takes no place', () => {
  assert.deepEqual(decided({ queued: [waiting({ told: 'already_used' })] }), ['ok', 1])
  assert.deepEqual(decided({ queued: [waiting({ heard: 'undone' })] }), ['ok', 1])
})

const added = { sealed, most: 2 }

test('a guest whom this door added comes in as often as staff said, before the list has an entry', () => {
  assert.deepEqual(decided({ entry: undefined }), ['unknown_code', 0])
  assert.deepEqual(decided({ entry: undefined, guest: added }), ['ok', 1])
  const scans = [waiting({ guest: added }), waiting({ scanId: 'second', guest: added })]
  assert.deepEqual(decided({ entry: undefined, guest: added, queued: scans.slice(0, 1) }), ['ok', 2])
  assert.deepEqual(decided({ entry: undefined, guest: added, queued: scans })[0], 'already_used')
})

test('the list’s entry of a guest whom this door added counts more than the guest', () => {
  assert.deepEqual(decided({ entry: entry(1), guest: added })[0], 'already_used')
})
