import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DoorOccasion } from '#contract/offline.ts'
import { entryStates } from '#domain/offline-entry.ts'
import type { OwnScan, QueuedScan } from '../door/kept.ts'
import { doorHere } from '../testing/door-here.ts'
import { plainOccasion } from '../testing/occasions.ts'
import type { Entry } from './bucket.ts'
import { decideBy } from './decide-here.ts'

const hour = 3_600_000
const now = Date.parse('2026-05-01T19:42:00Z')
const sealed = new Uint8Array()
const night: DoorOccasion = { ...plainOccasion, id: 'night', name: 'Saturday night', is_plain: false, has_exits: true }
const of = (settings: Partial<DoorOccasion>): DoorOccasion => ({ ...night, ...settings })
const nothing: Entry = {
  scanCount: 0,
  maxScans: 1,
  state: entryStates.open,
  sealedName: '',
  sealedCard: '',
  inside: 0,
  day: undefined,
  onDay: 0,
  isUnreached: false,
}
const was = (entry: Partial<Entry>): Entry => ({ ...nothing, ...entry })

let order = 0
const waiting = (change: Partial<QueuedScan> = {}): QueuedScan => ({
  order: (order += 1),
  scanId: `waiting ${order}`,
  listId: 'list',
  hash: 'h',
  text: sealed,
  state: 'saved',
  told: 'ok',
  scannedAt: now - hour,
  clockOffsetMs: undefined,
  heard: undefined,
  page: '',
  occasionId: 'night',
  moves: change.isExit ? -1 : 1,
  ...change,
})
const confirmed = (change: Partial<OwnScan>): OwnScan => ({
  scanId: 'confirmed',
  listId: 'list',
  hash: 'h',
  at: now - hour,
  confirmedAt: now - hour,
  decidedAt: now - hour,
  countAfter: 1,
  isInList: false,
  name: sealed,
  occasionId: 'night',
  moves: 1,
  ...change,
})

type Known = Partial<Parameters<typeof decideBy>[2]>

function decided(occasion: DoorOccasion, known: Known, direction: 'in' | 'out' = 'in', clockOffsetMs = 0) {
  const asked = { text: 'a code', door: doorHere, clockOffsetMs, now, occasion, direction }
  const { entry = nothing, queued = [], own = [] } = known
  return decideBy(asked, 'h', { begun: undefined, all: [...queued, ...own], ...known, entry, queued, own })
}
const said = (...of: Parameters<typeof decided>) => decided(...of).reason

test('a window is judged by the corrected time', () => {
  const late = of({ opens_at: new Date(now + 1).toISOString() })
  assert.equal(said(late, {}), 'too_early')
  assert.equal(said(late, {}, 'in', 1), 'ok')
  assert.equal(said(of({ closes_at: new Date(now).toISOString() }), {}), 'too_late')
})

test('a contact who is not invited is refused, and may leave', () => {
  const entry = was({ state: entryStates.uninvited })
  assert.equal(said(night, { entry }), 'not_invited')
  assert.equal(said(night, { entry }, 'out'), 'ok')
})

test('a guest who left gives the place back, in the order that this door saw', () => {
  const again = of({ again: 'after_exit' })
  const [came, left] = [waiting(), waiting({ isExit: true })]
  assert.equal(said(again, { queued: [came] }), 'still_inside')
  assert.equal(said(again, { queued: [left, came] }), 'ok')
  assert.equal(said(night, { queued: [came, left] }), 'already_used')
})

test('the server’s answer to a scan replaces an older entry', () => {
  const again = of({ again: 'after_exit' })
  const admission = { entries: 1, inside: 0, day: null, on_day: 0 }
  const left = confirmed({ isExit: true, moves: -1, countAfter: 1, admission })
  const entry = was({ scanCount: 1, inside: 1 })
  assert.equal(said(again, { entry }), 'still_inside')
  assert.equal(said(again, { entry, own: [left] }), 'ok')
  assert.equal(said(again, { entry, own: [{ ...left, isInList: true }] }), 'still_inside')
})

test('a daily place is free on the next day of the occasion’s zone', () => {
  const daily = of({ again: 'daily', own_max: 1, zone: 'Asia/Kathmandu' })
  assert.equal(said(daily, { queued: [waiting({ scannedAt: now - hour })] }), 'already_today')
  // Midnight there was at 18:15 UTC.
  assert.equal(said(daily, { queued: [waiting({ scannedAt: now - 2 * hour })] }), 'ok')
})

test('a door counts days by the clocks that the server told, and not by those of the phone', () => {
  const daily = of({ again: 'daily', own_max: 1, zone: 'Asia/Kathmandu' })
  const queued = [waiting({ scannedAt: now - 2 * hour })]
  // In UTC, both scans are on one day.
  const told: DoorOccasion = { ...daily, clocks: [[now - 48 * hour, 0]] }
  assert.deepEqual([said(daily, { queued }), said(told, { queued })], ['ok', 'already_today'])
  // A change of the clocks between the two scans makes it two days.
  assert.equal(
    said(
      {
        ...told,
        clocks: [
          [now - 48 * hour, 0],
          [now - hour, 12 * 3600],
        ],
      },
      { queued },
    ),
    'ok',
  )
})

test('scans for another occasion take no place of this one', () => {
  const own = of({ own_max: 1 })
  assert.equal(said(own, { queued: [waiting()] }), 'already_used')
  assert.equal(said(own, { queued: [waiting({ occasionId: 'lounge' })] }), 'ok')
})

test('a full door stops, or lets in and tells, as the organiser chose for a door without a connection', () => {
  const list = { counters: { contacts: 9, checked_in: 1, accepted: 1, inside: 1 }, toldAt: now - 2 * hour }
  const full = of({ capacity: 2 })
  const inside = { list, all: [waiting({ hash: 'another' })] }
  assert.equal(said({ ...full, when_unsure: 'stop' }, inside), 'full')
  assert.equal(said({ ...full, when_full: 'warn', when_unsure: 'stop' }, inside), 'ok')
  const over = decided(full, inside)
  assert.deepEqual([over.reason, over.visit?.note, over.visit?.inside], ['ok', 'over_capacity', 3])
  const left = { list, all: [...inside.all, waiting({ hash: 'another', isExit: true })] }
  assert.equal(said({ ...full, when_unsure: 'stop' }, left), 'ok')
  // The server's latest answer counts.
  const told = confirmed({ hash: 'another', insideAfter: 2, isInList: true })
  assert.equal(said({ ...full, when_unsure: 'stop' }, { list, all: [told] }), 'full')
  assert.equal(said({ ...full, when_unsure: 'stop' }, { list: { ...list, toldAt: now }, all: [told] }), 'ok')
})

test('an exit of a guest who is not inside is accepted, told, and frees nothing', () => {
  const { reason, visit, moves } = decided(night, {}, 'out')
  assert.deepEqual([reason, visit?.note, moves], ['ok', 'not_inside', 0])
})
