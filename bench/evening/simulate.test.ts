import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../decoding/random.ts'
import { busiest, scanEveryMs, tapsOf } from './arrivals.ts'
import type { Costs } from './costs.ts'
import { percentileOf, simulate } from './simulate.ts'
import { sizes } from './sizes.ts'
import { eveningOf, multiplied } from './window.ts'

const call = (base: number, each: number) => ({ postgres: { base, each }, node: { base: base / 4, each: each / 4 } })

/** Round numbers, near the measured ones. */
const costs: Costs = {
  group: call(1, 0.1),
  groupWithCapacity: call(1.5, 0.1),
  doors: call(0.2, 0.02),
  scan: { postgres: 0, node: 0.2 },
  flushMs: 0.3,
  news: call(0.3, 0.01),
  newsOfOne: { postgres: 1, node: 0.1 },
  standings: call(1, 0.03),
  count: call(0.2, 0.0005),
  message: { node: 0.03, bytes: 800 },
  page: { postgres: 50, node: 50, another: 5, bytes: 450_000 },
  handIn: call(2, 0.3),
  image: 0.025,
  walBytesOfScan: { alone: 1500, in64: 2000 },
}
const run = { windowMs: 3000, warmUpMs: 500 }
const machines = { nodes: 2, postgresCores: 2, standbyMs: 1 }
const some = eveningOf(sizes[2]!, 5, run.windowMs)

test('the same seed gives the same evening and the same waits', () => {
  const again = eveningOf(sizes[2]!, 5, run.windowMs)
  assert.deepEqual(again, some)
  assert.deepEqual(simulate(again, machines, costs, run), simulate(some, machines, costs, run))
  assert.notDeepEqual(eveningOf(sizes[2]!, 6, run.windowMs).doors, some.doors)
})

test('nobody is lost: each scan has a verdict, was refused, or still waits', () => {
  for (const factor of [1, 8, 40]) {
    const evening = multiplied(some, 'organisers', factor, run.windowMs, 1)
    const { arrived, decided, refused, waiting } = simulate(evening, machines, costs, run)
    const taps = evening.doors.reduce((sum, { taps }) => sum + taps.length, 0)
    assert.equal(arrived, taps)
    assert.equal(decided + refused + waiting, arrived)
    assert.ok(factor > 1 || decided > 0.99 * arrived)
    assert.ok(factor < 40 || waiting > arrived / 4, `${waiting} of ${arrived} wait`)
  }
})

test('more load takes longer, and no resource is used above its capacity', () => {
  const found = [1, 4, 16].map((factor) =>
    simulate(multiplied(some, 'organisers', factor, run.windowMs, 1), machines, costs, run),
  )
  const p95 = found.map(({ times }) => percentileOf(times, 95))
  assert.deepEqual(
    p95,
    p95.toSorted((a, b) => a - b),
  )
  for (const { used } of found) for (const share of Object.values(used)) assert.ok(share >= 0 && share <= 1 + 1e-9)
})

test('scans of one list share groups, and scans of many lists do not', () => {
  const tapsOfDoor = (door: number) => Array.from({ length: 30 }, (_, nth) => door + nth * 100)
  const doors = (lists: number) =>
    Array.from({ length: 100 }, (_, door) => ({ list: door % lists, taps: tapsOfDoor(door) }))
  const lists = Array.from({ length: 100 }, () => ({
    contacts: 100,
    guests: 100,
    doors: 1,
    hasCapacity: false,
    opensAt: 0,
  }))
  const one = { ...machines, nodes: 1 }
  assert.ok(simulate({ lists, doors: doors(1) }, one, costs, run).scansOfGroup > 3)
  assert.equal(simulate({ lists, doors: doors(100) }, one, costs, run).scansOfGroup, 1)
})

test('after an outage every list is read and every scan handed in', () => {
  const { listsReadMs, handedInMs } = simulate(some, machines, costs, {
    ...run,
    windowMs: 60_000,
    atOnce: { scansOfDoor: 150, readsLists: true },
  })
  assert.ok(listsReadMs !== undefined && handedInMs !== undefined)
  // 478 doors or so, at 2 × 2 + 150 × 0.3 ms, on two cores.
  assert.ok(handedInMs > (some.doors.length * 49) / 2, String(handedInMs))
})

test('all guests come, a door scans once in two seconds, and most guests come within the hour after the first', () => {
  const list = { contacts: 2000, guests: 1200, doors: 3, hasCapacity: false, opensAt: 0 }
  const doors = tapsOf(list, randomFrom(9))
  assert.equal(
    doors.reduce((sum, { length }) => sum + length, 0),
    1200,
  )
  for (const taps of doors)
    for (let nth = 1; nth < taps.length; nth++) assert.ok(taps[nth]! - taps[nth - 1]! >= scanEveryMs - 1e-6)
  const within = doors.flatMap((taps) => [...taps]).filter((at) => at < 75 * 60_000).length
  assert.ok(within > 0.85 * 1200, String(within))
  assert.ok(busiest(doors, 60_000).scans > (1200 / 180) * 2)
})
