// The list, the clock and the scans of an ended door, as the next page on the same storage finds them.
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offlineList } from '#contract/offline.ts'
import type { DoorEvent } from '../door/machine/events.ts'
import { doorHere } from '../testing/door-here.ts'
import { database, handsOf } from '../testing/hands-here.ts'
import { contacts } from '../testing/world/commands.ts'
import { hearAll, settle } from '../testing/world/promises.ts'
import { openWorldOnDisk } from '../testing/world-on-disk.ts'
import { persist, prepare } from './run-storage.ts'

console.warn = () => {}
const next = () => new Promise<void>((resolve) => setImmediate(resolve))
const [ada, ken, mira] = contacts.map(({ code }) => code) as [string, string, string]
const listId = doorHere.id

test('the next page asks for the changes since the stored list, and hears the stream from there', async () => {
  const { world, page, scan, calls, reopen, rows } = await openWorldOnDisk(next)
  assert.deepEqual([await rows('lists'), await rows('buckets')], [1, contacts.length])
  await scan(ada)
  await hearAll(world)
  const cursor = world.server.message('1.0.0')!.cursor
  world.close(page())
  world.open()
  await settle(world)
  assert.equal((await database.get('lists', listId))?.cursor, cursor)
  assert.deepEqual(
    world.network.streams().map(({ since }) => since),
    [cursor],
  )
  world.otherDoor(ken, undefined, false)
  await hearAll(world)
  assert.notEqual((await database.get('lists', listId))?.cursor, cursor)
  world.server.makeAnew(true)
  await reopen()
  await settle(world)
  assert.deepEqual([calls(offlineList), await rows('lists'), await rows('buckets')], [[], 1, contacts.length])
  assert.equal((await database.get('lists', listId))?.salt, world.server.page(undefined, undefined).salt)
})

test('the age of the list and the measured clock are those of the last page', async () => {
  const { world, page, goOffline, reopen, scan, handedIn } = await openWorldOnDisk(next)
  world.setDeviceClock(-60_000)
  await world.advance(30_000)
  await scan(ada)
  await hearAll(world)
  await goOffline()
  const left = (await database.get('lists', listId))!.knownAt
  await world.advance(300_000)
  await reopen()
  assert.equal(page().door.view().door.listAge?.getTime(), left)
  await scan(ken)
  const sent = ((await handedIn()) as { clock_offset_ms?: number }[]).at(0)!
  // The call itself took a millisecond.
  assert.ok(Math.abs((sent.clock_offset_ms ?? 0) - 60_000) <= 1)
})

test('a door that has ended shows what it still holds: names, verdicts, the party, and what staff took back', async () => {
  const { world, page, scan, goOffline } = await openWorldOnDisk(next)
  await goOffline()
  const party = await scan(ken, 2)
  const refused = await scan(mira)
  const second = (await database.getAllFromIndex('queue', 'list', listId)).at(1)!.scanId
  const undoing = page().door.undo(second)
  await world.ticks.run()
  await undoing
  world.close(page())
  const events: DoorEvent[] = []
  await prepare(handsOf(events), { do: 'prepare', isHeld: true })
  const [prepared] = events
  assert.ok(prepared?.type === 'prepared')
  const held = prepared.held.map(({ id, text, local, party: others, undone }) => ({
    id,
    text,
    local,
    party: others,
    undone,
  }))
  const nothing = { scanCount: undefined, maxScans: undefined }
  assert.deepEqual(held, [
    {
      id: party.scanId,
      text: ken,
      local: { reason: 'ok', name: 'Ken Ito', colour: 'green', people: 2, ...nothing },
      party: [second],
      undone: [second],
    },
    {
      id: refused.scanId,
      text: mira,
      local: { reason: 'blocked', name: 'Mira Lindqvist', colour: 'dark-red', ...nothing },
      party: [],
      undone: [],
    },
  ])
  assert.deepEqual([prepared.left, prepared.isPersistent], [[], true])
  await persist(handsOf(events))
  assert.deepEqual(events.at(-1), { type: 'persistent', isPersistent: true })
})
