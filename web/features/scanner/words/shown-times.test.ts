// Staff read times like those of the clock on the wall. The door stands in a zone that is not UTC.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showTime } from '../../../ui/show.ts'
import { wordsOfAlert } from './alert-words.ts'
import { barWords } from './bar-words.ts'
import type { Alert, DoorState } from '../door/door-state.ts'
import { showMoment } from './time.ts'
import { wordsOf } from './scan-words.ts'
import { admission } from '../testing/admission.ts'

process.env['TZ'] = 'Asia/Kolkata'

test('the first scan of a used code is told in the door’s own zone, on the door’s own day', () => {
  const verdict = {
    ...admission,
    success: false,
    reason: 'already_used' as const,
    first_scan: { at: '2026-05-01T20:45:00Z', door: 'North gate' },
    message: 'First scan: 2026-05-01 20:45 UTC, North gate.',
  }
  const scan = { id: '1', text: 'x', at: new Date(), way: 'camera' as const, state: 'decided' as const, verdict }
  const { detail } = wordsOf(scan)
  assert.match(detail, /2:15.*, North gate\.$/)
  assert.match(detail, /\b2\b.*2026/)
  assert.doesNotMatch(detail, /8:45|20:45|UTC/)
})

test('a moment of today is a time alone, of any other day a date as well; midnight is the door’s own', () => {
  const at = new Date('2026-05-01T18:29:00Z')
  // Both before 24:00 in Kolkata, and then one minute after.
  assert.match(showMoment(at, new Date('2026-05-01T18:29:59Z')), /^11:59.?PM$|^23:59$/)
  assert.match(showMoment(at, new Date('2026-05-01T18:30:00Z')), /2026.*(11:59.?PM|23:59)/)
  assert.match(showTime(at), /59:00/)
})

test('alerts and the age of the saved list are told in the door’s own zone', () => {
  const at = new Date('2026-05-01T20:45:00Z')
  const alert: Alert = {
    id: 'an alert',
    scanId: '1',
    kind: 'lost',
    name: 'Mira',
    text: undefined,
    reason: undefined,
    at,
    door: 'North',
  }
  for (const kind of ['lost', 'not_counted', 'admitted', 'elsewhere', 'set_aside'] as const) {
    assert.match(wordsOfAlert({ ...alert, kind }).detail, /2:15/, kind)
  }
  const door: DoorState = {
    connection: 'offline',
    pending: 0,
    pendingElsewhere: 0,
    pendingForOrganiser: 0,
    takenOver: 0,
    cannotHandIn: undefined,
    listAge: at,
    counters: undefined,
    storage: 'ready',
    page: 'kept',
    isFull: false,
    occasion: undefined,
    isPersistent: true,
    takeNewVersion: undefined,
  }
  const { sentences } = barWords(door, { isOrganiser: false, isClosed: false }, at)
  assert.match(sentences.join(' '), /2:15/)
})
