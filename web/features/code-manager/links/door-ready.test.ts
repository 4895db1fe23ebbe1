import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DoorCheckName } from '#contract/doors.ts'
import { doorReady } from './door-ready.ts'

const now = Date.parse('2026-11-28T18:30:00Z')
const link = (...told: (DoorCheckName[] | null)[]) => ({
  is_active: true,
  expires_at: null,
  sessions: told.map((missing) => ({ missing })),
})

test('a door is ready when it is open and lacks nothing, on any of its devices', () => {
  assert.deepEqual(doorReady(link([]), now), { state: 'ready', missing: [] })
  assert.deepEqual(doorReady(link([], null), now), { state: 'ready', missing: [] })
  const missing = ['sound', 'battery']
  assert.deepEqual(doorReady(link([], ['sound'], ['sound', 'battery']), now), { state: 'missing', missing })
})

test('a door whose page is closed on every device is not open', () => {
  assert.deepEqual(doorReady(link(), now), { state: 'not-open', missing: [] })
  assert.deepEqual(doorReady(link(null, null), now), { state: 'not-open', missing: [] })
})

test('a link that is off or has expired is no door of tonight', () => {
  assert.equal(doorReady({ ...link([]), is_active: false }, now), undefined)
  assert.equal(doorReady({ ...link([]), expires_at: '2026-11-28T18:00:00Z' }, now), undefined)
})
