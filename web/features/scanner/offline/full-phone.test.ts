// A phone without room says so, and goes on by its connection.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contacts } from '../testing/world/commands.ts'
import { check, settle } from '../testing/world/promises.ts'
import { createWorld } from '../testing/world/world.ts'

test('a full phone is told until it has room again, and loses nothing that it showed', async () => {
  Object.assign(globalThis, { IDBKeyRange: (await import('fake-indexeddb')).IDBKeyRange })
  console.warn = () => {}
  const world = createWorld(contacts, () => new Promise((resolve) => setImmediate(resolve)))
  await settle(world)
  const page = world.pages().at(0)!
  const isFull = () => page.door.view().door.isFull
  const scan = async (text: string) => {
    world.read(page, text)
    await world.ticks.run()
    for (const call of world.network.calls()) world.network.answer(call)
    await world.ticks.run()
    return page.presented.at(-1)!.outcome
  }
  assert.equal(isFull(), false)
  world.fill(true)
  const online = await scan(contacts.at(0)!.code)
  assert.deepEqual([online?.by, online?.isIn, isFull()], ['server', true, true])
  for (const text of ['first', 'second']) {
    assert.equal((await scan(`no code, ${text}`))?.isIn, false)
    assert.equal(isFull(), true, 'it stays full')
  }
  world.fill(false)
  const later = await scan(contacts.at(1)!.code)
  assert.deepEqual([later?.isIn, isFull()], [true, false])
  world.fill(true)
  await scan('no code, third')
  assert.equal(isFull(), true, 'it is told again')
  world.fill(false)
  await settle(world)
  check(world)
})

test('a scan that began before its phone was full ends, and the next guest of the code is another scan', async () => {
  const world = createWorld(contacts, () => new Promise((resolve) => setImmediate(resolve)))
  await settle(world)
  const page = world.pages().at(0)!
  const { code } = contacts.at(1)!
  world.read(page, code)
  await world.ticks.run()
  world.fill(true)
  for (const call of world.network.calls()) world.network.answer(call)
  await world.ticks.run()
  assert.equal(page.presented.at(-1)!.outcome?.isIn, true)
  assert.deepEqual(world.database.rows('queue'), [])
  await settle(world)
  check(world)
})
