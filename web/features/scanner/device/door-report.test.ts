import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DoorState } from '../door/door-state.ts'
import type { Scan } from '../door/scan-log.ts'
import { reportOf, type ReportFacts } from './door-report.ts'

const at = new Date('2026-05-01T19:42:00Z')
const code = 'ABCDEFGH23456789ABCDEFGH'

const door: DoorState = {
  connection: 'offline',
  pending: 12,
  pendingForOrganiser: 2,
  pendingElsewhere: 3,
  takenOver: 0,
  cannotHandIn: 'ended',
  listAge: at,
  counters: undefined,
  storage: 'ready',
  page: 'kept',
  isFull: false,
  occasion: undefined,
  isPersistent: false,
  takeNewVersion: undefined,
}

const scans: Scan[] = [
  {
    id: '1',
    text: code,
    at,
    way: 'camera',
    state: 'saved',
    local: { reason: 'ok', name: 'Mira Lindqvist', scanCount: 1, maxScans: 1, colour: 'green' },
  },
  {
    id: '2',
    text: code,
    at,
    way: 'typed',
    name: 'Ken Ito',
    state: 'lost',
    message: 'The server could not be reached.',
  },
]

const facts: ReportFacts = {
  at,
  scripts: ['/assets/Door-abc.js'],
  browser: 'Chrome',
  language: 'en-GB',
  screen: '390×844',
  isSecure: true,
  isStandalone: false,
  camera: {
    phase: 'failed',
    problem: 'busy',
    count: 2,
  },
  picture: { width: 1280, height: 720, frameRate: 30, facingMode: 'environment' },
  frames: 512,
  decoder: ['12 ms'],
  sound: 'running',
  asksFirst: false,
  listId: 'a1b2',
  door,
  scans,
}

test('a report says how camera, connection and queue stand', () => {
  const report = reportOf(facts)
  for (const line of [
    'camera: failed, 2 found, problem: busy',
    'picture: 1280×720 at 30/s, environment',
    'connection: offline, cannot hand in: ended',
    'waiting: 12 scans, 2 for the organiser, 3 of other lists',
    'latest scans: 1 saved as ok (camera), 1 lost (typed)',
  ]) {
    assert.ok(report.split('\n').includes(line), `${line}\n\n${report}`)
  }
  assert.match(report, /last errors: .*could not be reached/)
})

test('a report holds no code and no name', () => {
  const report = reportOf(facts)
  for (const secret of [code, 'Mira', 'Lindqvist', 'Ken']) assert.ok(!report.includes(secret), secret)
})

test('a door where nothing has happened yet has a report too', () => {
  const bare = reportOf({ ...facts, scans: [], picture: undefined, scripts: [], decoder: [] })
  assert.match(bare, /latest scans: none/)
  assert.match(bare, /picture: none/)
})
