import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Tonight, TonightDoor } from '#contract/tonight.ts'
import { needsAttention } from './attention.ts'
import { countConnected, shownDoors } from './shown-doors.ts'

const now = Date.parse('2026-11-28T20:20:00Z')
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
const begunAt = now - 80 * 60_000

const device = (minutes: number, percent: number | null = null, isCharging = false) => ({
  user_agent: '',
  heard_at: ago(minutes),
  missing: minutes < 3 ? [] : null,
  battery: percent === null ? null : { percent, is_charging: isCharging },
})

const door = (name: string, more: Partial<TonightDoor> = {}): TonightDoor => ({
  link_id: name,
  name,
  is_open: true,
  direction: null,
  let_in: 10,
  let_in_lately: 5,
  last_scan_at: ago(1),
  devices: [device(0.1)],
  ...more,
})

const night = {
  occasion: { capacity: 500, when_full: 'refuse', who_trouble: null },
  figures: { inside: 312 },
  conflicts: 0,
  without_code: 0,
  rule_troubles: [],
  elsewhere: [],
} as unknown as Tonight

const attentionTo = (doors: TonightDoor[], more: object = {}) =>
  needsAttention({ ...night, ...more }, shownDoors(doors, begunAt, now), now)

test('a night in order needs nothing', () => {
  assert.deepEqual(attentionTo([door('North'), door('Noor', { link_id: null, devices: [] })]), [])
})

test('a door whose link was removed has ended, and an organiser’s own door goes on', () => {
  const doors = shownDoors(
    [false, true].map((isOpen) => door('Garden', { link_id: null, is_open: isOpen, devices: [] })),
    begunAt,
    now,
  )
  assert.deepEqual(
    doors.map(({ state }) => state),
    ['ended', 'scanning'],
  )
  assert.deepEqual(countConnected(doors), { connected: 1, all: 1 })
})

test('a door that scans another occasion is told, unless it is of another room', () => {
  const old = { link_id: '1', name: 'Old door', occasion: 'Club', phase: 'always' as const }
  const room = { link_id: '2', name: 'Lounge', occasion: 'Lounge', phase: 'now' as const }
  assert.deepEqual(attentionTo([], { elsewhere: [room] }), [])
  assert.deepEqual(attentionTo([], { elsewhere: [old, room] }), [{ kind: 'doors_elsewhere', doors: [old] }])
})

test('a door is told 20 seconds after it was last heard, with its battery, and for an hour', () => {
  const offline = (minutes: number) => attentionTo([door('South', { devices: [device(minutes, 18)] })])
  assert.equal(offline(20 / 60)[0]?.kind, 'battery_low')
  assert.equal(offline(21 / 60)[0]?.kind, 'door_offline')
  const since = now - 6 * 60_000
  assert.deepEqual(offline(6), [{ kind: 'door_offline', key: 'South', door: 'South', since, battery: 18 }])
  assert.deepEqual(offline(60), [])
})

test('a battery is low at 20 %, unless it is charging', () => {
  const at = (percent: number, isCharging = false) =>
    attentionTo([door('East', { devices: [device(0.1, 90), device(0.2, percent, isCharging)] })])
  assert.deepEqual(at(20), [{ kind: 'battery_low', key: 'East', door: 'East', percent: 20 }])
  assert.deepEqual([at(21), at(5, true)], [[], []])
})

test('a quiet door beside a queue is told with the time of its last guest', () => {
  const quiet = door('South', { last_scan_at: ago(12), let_in_lately: 0 })
  assert.deepEqual(attentionTo([quiet, door('North', { let_in_lately: 19 })]), [])
  const since = now - 12 * 60_000
  const told = attentionTo([quiet, door('North', { let_in_lately: 20 })])
  assert.deepEqual(told, [{ kind: 'door_quiet', key: 'South', door: 'South', since }])
})

test('too many people inside are told only where doors refuse', () => {
  const figures = { ...night.figures, inside: 512 }
  assert.deepEqual(attentionTo([], { figures }), [{ kind: 'over_capacity', over: 12, capacity: 500 }])
  assert.deepEqual(attentionTo([], { figures, occasion: { ...night.occasion, when_full: 'warn' } }), [])
})

test('guests that cannot be read, missing codes and conflicts are told', () => {
  const occasion = { ...night.occasion, who_trouble: 'Mailchimp did not answer.' }
  assert.deepEqual(
    attentionTo([], { occasion, conflicts: 2, without_code: 3 }).map(({ kind }) => kind),
    ['guests_unread', 'without_code', 'conflicts'],
  )
})

test('doors that are offline, not open or ended are not connected', () => {
  const doors = [
    door('North'),
    door('South', { devices: [device(9)] }),
    door('East', { devices: [] }),
    door('West', { is_open: false }),
  ]
  assert.deepEqual(countConnected(shownDoors(doors, begunAt, now)), { connected: 1, all: 3 })
})
