// Orders of events that the model found, each played through alone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fakes from 'fake-indexeddb'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import type { KeptList } from '../door/kept.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { contacts } from '../testing/world/commands.ts'
import { hashOf } from '../testing/world/crypt.ts'
import { night } from '../testing/world/occasion.ts'
import { check, settle } from '../testing/world/promises.ts'
import { createWorld } from '../testing/world/world.ts'
import { words } from '../../../words/door.ts'

Object.assign(globalThis, { IDBKeyRange: fakes.IDBKeyRange })
const [{ code } = { code: '' }] = contacts

const turn = () => new Promise<void>((resolve) => void setTimeout(resolve))

for (const counted of [0, 1]) {
  test(`two pages close with a scan on its way: number ${counted + 1} counted, and lets the next guest in`, async () => {
    const world = createWorld(contacts, turn)
    await settle(world)
    const both = [...world.pages(), world.open()]
    await world.ticks.run()
    for (const page of both) {
      world.read(page, code)
      await world.ticks.run()
    }
    assert.equal(both.length, 2)
    const asking = world.network.calls().filter(({ endpoint }) => endpoint === redeemScan)
    for (const call of asking.slice(counted, counted + 1)) world.network.arrive(call)
    for (const page of both) world.close(page)
    const next = world.open()
    await world.ticks.run()
    world.read(next, code)
    await settle(world)
    check(world)
    const [presented] = next.presented
    assert.deepEqual([presented?.outcome?.isIn, presented?.outcome?.by], [true, 'server'])
    // The refused scan left no line of its own.
    assert.equal(next.door.view().log.scans.length, 1)
  })
}

test('a party whose answer is lost is all in, also if the news of it comes before the door decides', async () => {
  const party = { code: '3456789ABCDEFGHJKMNPQRST', name: 'Ken Ito', max: 4, isBlocked: false }
  const world = createWorld([party], turn)
  await settle(world)
  const page = world.open()
  world.read(page, party.code, 4)
  await world.ticks.run()
  for (const call of world.network.calls()) world.network.arrive(call)
  for (const stream of world.network.streams()) world.network.hearNext(stream)
  await world.ticks.run()
  world.network.connect(false)
  await world.advance(3000)
  const { by, isIn, people } = page.presented.at(-1)!.outcome!
  assert.deepEqual([by, isIn, people], ['door', true, 4])
  await settle(world)
  assert.equal(world.server.counting(party.code).length, 4)
})

test('a link gets another occasion before its door hears of it: a saved scan stays with the occasion it was made for', async () => {
  const world = createWorld(contacts, turn, plainOccasion.id)
  await settle(world)
  for (const page of world.pages()) world.read(page, code)
  // The server does not answer in time, so the door decides, and sends the scan later.
  await world.advance(3000)
  world.giveOccasion(night.id)
  for (const call of world.network.calls().filter(({ endpoint }) => endpoint === handInScans)) {
    world.network.answer(call)
  }
  await settle(world)
  check(world)
  assert.deepEqual(
    [...world.server.scans.values()].map(({ occasionId, isOffline }) => [occasionId, isOffline]),
    [[plainOccasion.id, true]],
  )
})

for (const isKept of [false, true]) {
  const has = isKept ? 'has got the name by then' : 'has no name of theirs'
  test(`a guest found by name whose answer was lost counts once when staff tap again, on a device that ${has}`, async () => {
    const ken = { code: '3456789ABCDEFGHJKMNPQRST', name: 'Ken Ito', max: 4, isBlocked: false }
    const world = createWorld([ken], turn)
    await settle(world)
    const { name, max, code } = ken
    const shown = { contact_id: code, display_value: name, email: '', code_end: '', scan_count: 0, max_scans: max }
    const person = { ...shown, state: 'open' as const }
    const page = world.pages().at(0)!
    await page.door.checkIn(person, 1, undefined)
    await world.ticks.run()
    for (const call of world.network.calls()) world.network.arrive(call)
    world.network.connect(false)
    await world.advance(60_000)
    const [scan] = page.door.view().log.scans
    assert.equal(scan?.state === 'lost' && scan.message, words.verdict.lostByName)
    assert.equal(world.server.counting(code).length, 1)

    world.close(page)
    world.network.connect(true)
    const next = world.open()
    await settle(world)
    const salt = world.database.rows<KeptList>('lists').at(0)!.salt
    await next.door.checkIn({ ...person, ...(isKept && { kept: { hash: hashOf(salt, code) } }) }, 1, undefined)
    await settle(world)
    const [again] = next.door.view().log.scans
    assert.ok(again?.state === 'decided' && again.verdict.success)
    assert.equal(world.server.counting(code).length, 1)
  })
}
