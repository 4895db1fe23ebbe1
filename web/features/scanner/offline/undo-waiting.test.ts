// Staff undo scans that wait on the device, without a network.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fakes from 'fake-indexeddb'
import { redeemScan } from '#contract/scanning.ts'
import type { QueuedScan } from '../door/kept.ts'
import { countingOf, standingOf } from '../door/scan-log.ts'
import { contacts } from '../testing/world/commands.ts'
import { check, settle } from '../testing/world/promises.ts'
import { createWorld } from '../testing/world/world.ts'

Object.assign(globalThis, { IDBKeyRange: fakes.IDBKeyRange })
const [ada, ken] = contacts.map(({ code }) => code) as [string, string]

async function openOffline() {
  const world = createWorld(contacts, () => new Promise((resolve) => setImmediate(resolve)))
  await settle(world)
  const page = () => world.pages().at(0)!
  return {
    world,
    page,
    goOffline: () => world.network.connect(false),
    read: async (text: string, people = 1) => {
      world.read(page(), text, people)
      await world.ticks.run()
      await world.advance(3000)
      return page().presented.at(-1)!.outcome!
    },
    undo: async (scanId: string) => {
      const undone = page().door.undo(scanId)
      await world.ticks.run()
      await undone
      await world.ticks.run()
    },
    line: () => {
      const [line] = page().door.view().log.scans
      assert.ok(line)
      return line
    },
    standings: () => [...world.server.scans.values()].map(({ verdict }) => verdict.standing),
  }
}

test('a waiting scan is undone without a network: the code lets in again, and only the new scan counts', async () => {
  const { world, goOffline, read, undo, line, standings } = await openOffline()
  goOffline()
  const first = await read(ada)
  assert.deepEqual([first.isIn, first.by], [true, 'door'])
  assert.equal((await read(ada)).reason, 'already_used')
  await undo(first.scanId)
  const again = await read(ada)
  assert.deepEqual([again.isIn, again.by, standingOf(line())], [true, 'door', undefined])
  await settle(world)
  check(world)
  assert.deepEqual(standings(), ['undone', null, 'counts'])
})

test('of a party that waits staff undo one, or all', async () => {
  const { world, goOffline, read, undo, line, standings } = await openOffline()
  goOffline()
  const { people } = await read(ken, 2)
  const [last, first] = countingOf(line()) as [string, string]
  assert.equal(people, 2)
  await undo(last)
  assert.deepEqual(countingOf(line()), [first])
  await undo(first)
  assert.equal(standingOf(line()), 'undone')
  await settle(world)
  check(world)
  assert.deepEqual(standings(), ['undone', 'undone'])
})

test('a scan that had reached the server when staff undid it is taken back there', async () => {
  const { world, page, undo, standings } = await openOffline()
  world.read(page(), ada)
  await world.ticks.run()
  for (const call of world.network.calls().filter(({ endpoint }) => endpoint === redeemScan)) world.network.arrive(call)
  world.network.connect(false)
  await world.advance(3000)
  const { by, scanId } = page().presented.at(-1)!.outcome!
  assert.deepEqual([by, world.server.counting(ada).length], ['door', 1])
  await undo(scanId)
  await settle(world)
  check(world)
  assert.deepEqual(standings(), ['undone'])
})

test('an undo is kept when the browser is killed at once', async () => {
  const { world, goOffline, read, undo, standings } = await openOffline()
  goOffline()
  await undo((await read(ada)).scanId)
  world.kill()
  const [waiting] = world.database.rows<QueuedScan>('queue')
  assert.ok(waiting?.undoneAt)
  world.open()
  await settle(world)
  check(world)
  assert.deepEqual(standings(), ['undone'])
})

test('an undo while its scan is being sent is sent after it, and the place is free', async () => {
  const { world, page, goOffline, read, standings } = await openOffline()
  goOffline()
  const { scanId } = await read(ada)
  world.network.connect(true)
  await world.advance(6000)
  const [sending] = world.network.calls()
  assert.ok(sending)
  const undone = page().door.undo(scanId)
  await world.ticks.run()
  await undone
  world.network.answer(sending)
  await settle(world)
  check(world)
  assert.deepEqual(standings(), ['undone'])
})
