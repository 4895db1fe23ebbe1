import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DoorFacts, doorStateAt } from './door-state.ts'

const now = Date.parse('2026-11-28T20:20:00Z')
const ago = (minutes: number) => now - minutes * 60_000
const begun = ago(80)

const ready: DoorFacts = { isOpen: true, heardAt: ago(0.1), isLacking: false, lastScanAt: null, letInElsewhere: 0 }
const stateOf = (facts: Partial<DoorFacts>, begunAt: number | null = begun) =>
  doorStateAt({ ...ready, ...facts }, begunAt, now)

test('a door is ready until its first scan, and scanning from then on', () => {
  assert.deepEqual(stateOf({}), { state: 'ready' })
  assert.deepEqual(stateOf({ lastScanAt: ago(60) }), { state: 'scanning' })
  assert.deepEqual(stateOf({ heardAt: null }), { state: 'not_open' })
  assert.deepEqual(stateOf({ isOpen: false, lastScanAt: ago(1) }), { state: 'ended' })
})

test('a door that lacks something is not ready, unless it scanned in the last 5 minutes', () => {
  assert.deepEqual(stateOf({ isLacking: true }), { state: 'not_ready' })
  assert.deepEqual(stateOf({ isLacking: true, lastScanAt: ago(4.9) }), { state: 'scanning' })
  assert.deepEqual(stateOf({ isLacking: true, lastScanAt: ago(5) }), { state: 'not_ready' })
})

test('a door is offline once it was not heard for 20 seconds, since it was last heard', () => {
  assert.deepEqual(stateOf({ heardAt: ago(20 / 60) }), { state: 'ready' })
  assert.deepEqual(stateOf({ heardAt: ago(0.5) }), { state: 'offline', since: ago(0.5) })
  assert.deepEqual(stateOf({ heardAt: ago(80) }), { state: 'offline', since: begun })
})

test('a door that was only tried before the opening is not offline', () => {
  assert.deepEqual(stateOf({ heardAt: ago(81) }), { state: 'not_open' })
  assert.deepEqual(stateOf({ heardAt: ago(4) }, null), { state: 'not_open' })
  assert.deepEqual(stateOf({ heardAt: ago(4), lastScanAt: ago(5) }, null), { state: 'offline', since: ago(4) })
})

test('a door is quiet when it scanned nothing for 10 minutes beside a queue at other doors', () => {
  const beside = { letInElsewhere: 20 }
  assert.deepEqual(stateOf({ ...beside, lastScanAt: ago(10) }), { state: 'quiet', since: ago(10) })
  assert.deepEqual(stateOf({ ...beside, lastScanAt: ago(9.9) }), { state: 'scanning' })
  assert.deepEqual(stateOf({ letInElsewhere: 19, lastScanAt: ago(10) }), { state: 'scanning' })
  assert.deepEqual(stateOf(beside), { state: 'ready' }, 'before its first guest')
})
