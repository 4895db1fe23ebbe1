// A server that was restored to an earlier state gets back from its doors what it had confirmed since then.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnScan, QueuedScan } from '../door/kept.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { contacts } from '../testing/world/commands.ts'
import { night } from '../testing/world/occasion.ts'
import { check, hearAll, settle } from '../testing/world/promises.ts'
import { createWorld } from '../testing/world/world.ts'

const [ada, ken] = contacts.map(({ code }) => code) as [string, string]

async function openWorld(occasionId = plainOccasion.id) {
  Object.assign(globalThis, { IDBKeyRange: (await import('fake-indexeddb')).IDBKeyRange })
  console.warn = () => {}
  const world = createWorld(contacts, () => new Promise((resolve) => setImmediate(resolve)), occasionId)
  await settle(world)
  const { server, network } = world
  const page = () => world.pages().at(0)!
  return {
    world,
    page,
    scan: async (text: string, people = 1) => {
      world.read(page(), text, people)
      await hearAll(world)
      return page().presented.at(-1)!.outcome!
    },
    /** The server ends, and comes back without its latest scans and without the door's session. */
    restore: async (upTo: number) => {
      network.connect(false)
      await world.advance(1000)
      server.restore(upTo)
      server.sessions.forget()
      network.connect(true)
      await settle(world)
    },
    used: (code: string) => server.counting(code).length,
    rows: (name: 'own' | 'queue') => world.database.rows<OwnScan | QueuedScan>(name).map(({ scanId }) => scanId),
  }
}

test('after a restore a door hands in again what the backup lacks, and each scan counts once', async () => {
  const { world, page, scan, restore, used } = await openWorld()
  const before = await scan(ken)
  const later = [await scan(ada), await scan(ken)]
  const times = later.map(({ scanId }) => world.server.scans.get(scanId)!.at)
  // A guest's time is the server's, whatever the device's clock says later.
  world.setDeviceClock(-90_000)
  await restore(1)
  assert.deepEqual([used(ada), used(ken)], [1, 2])
  const { scans } = world.server
  assert.deepEqual(
    [before, ...later].map(({ scanId }) => [scans.get(scanId)?.verdict.standing, scans.get(scanId)?.isOffline]),
    [
      ['counts', false],
      ['counts', true],
      ['counts', true],
    ],
  )
  for (const [place, { scanId }] of later.entries()) {
    assert.ok(Math.abs(scans.get(scanId)!.at - times.at(place)!) < 100, 'a scan keeps its time')
  }
  // The server is restored once more, from the same backup.
  await restore(1)
  assert.deepEqual([used(ada), used(ken)], [1, 2])
  for (const [place, { scanId }] of later.entries()) {
    assert.ok(Math.abs(scans.get(scanId)!.at - times.at(place)!) < 100, 'a scan keeps its time once more')
  }
  assert.equal((await scan(ada)).reason, 'already_used')
  assert.deepEqual([page().alerts.size, page().door.view().door.pending], [0, 0])
  check(world)
})

test('a guest who was in is refused before the door has reached the restored server with its scans', async () => {
  const { world, page, scan, used } = await openWorld()
  await scan(ada)
  world.network.connect(false)
  await world.advance(1000)
  world.server.restore(0)
  world.network.connect(true)
  world.network.refuse(undefined)
  // The door has its list again, and no scan was handed in yet.
  for (let turn = 0; turn < 40 && page().door.view().door.pending === 0; turn++) {
    await world.advance(500)
    const [call] = world.network.calls()
    if (call) world.network.answer(call)
    for (const stream of world.network.streams()) world.network.hearNext(stream)
    await world.ticks.run()
  }
  assert.deepEqual([page().door.view().door.pending, used(ada)], [1, 0])
  world.read(page(), ada)
  await world.ticks.run()
  assert.equal(page().presented.at(-1)!.outcome!.reason, 'already_used')
  await settle(world)
  assert.equal(used(ada), 1)
  check(world)
})

test('all of a party, exits and scans of a closed page come back after a restore', async () => {
  const { world, page, scan, restore, used } = await openWorld(night.id)
  await scan(ken, 2)
  assert.equal(used(ken), 2)
  world.turn(page(), 'out')
  await scan(ken)
  world.turn(page(), 'in')
  const inside = world.server.insideOf()
  const all = [...world.server.scans.keys()].toSorted()
  await world.advance(60_000)
  world.close(page())
  world.open()
  await restore(0)
  assert.deepEqual([...world.server.scans.keys()].toSorted(), all)
  assert.deepEqual([world.server.insideOf(), used(ken)], [inside, 2])
  check(world)
})

test('a guest whom the door added comes back with the scan after a restore', async () => {
  const { world, page, scan, restore, used } = await openWorld()
  const code = '6789ABCDEFGHJKMNPQRSTUVW'
  const guest = { contact_id: '0d6f0e0e-5f0c-4b8e-9d5c-3f1b2a7c9e10', name: 'Zoë Winter', people: 2, has_agreed: false }
  page().door.read(code, 'added', 2, { guest })
  await hearAll(world)
  assert.equal(used(code), 2)
  await restore(0)
  assert.equal(used(code), 2)
  assert.equal((await scan(code)).reason, 'already_used')
})

test('a guest whom staff found by name comes back after a restore', async () => {
  const { world, page, scan, restore, used } = await openWorld()
  const { code: contact_id, name: display_value, max: max_scans } = contacts.at(0)!
  const shown = { contact_id, display_value, email: '', code_end: '', scan_count: 0, max_scans, state: 'open' as const }
  void page().door.checkIn(shown, 1, undefined)
  await hearAll(world)
  assert.equal(used(ada), 1)
  await scan(ken)
  await restore(0)
  assert.deepEqual([used(ada), used(ken)], [1, 1])
  assert.equal((await scan(ada)).reason, 'already_used')
  check(world)
})

test('a scan that was undone stays undone after a restore', async () => {
  const { world, scan, restore, used } = await openWorld()
  const { scanId } = await scan(ada)
  world.server.undo(scanId)
  await hearAll(world)
  await scan(ken)
  await restore(0)
  assert.deepEqual([used(ada), used(ken)], [0, 1])
})

test('a door hands in nothing again when its list is made anew or its link gets another occasion', async () => {
  const { world, scan, rows } = await openWorld()
  const { scanId } = await scan(ada)
  for (const change of [() => world.server.makeAnew(false), () => world.giveOccasion(night.id)]) {
    change()
    await hearAll(world)
    assert.deepEqual(rows('queue'), [])
    await settle(world)
    assert.deepEqual(rows('own'), [scanId])
  }
})
