// Two pages of one browser close, each with a scan of the same code on its way.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fakes from 'fake-indexeddb'
import { redeemScan } from '#contract/scanning.ts'
import { contacts } from '../testing/world/commands.ts'
import { check, settle } from '../testing/world/promises.ts'
import { createWorld } from '../testing/world/world.ts'

Object.assign(globalThis, { IDBKeyRange: fakes.IDBKeyRange })
const [{ code } = { code: '' }] = contacts

for (const counted of [0, 1]) {
  test(`the guest is let in by the scan that counted, which was number ${counted + 1} of the two`, async () => {
    const world = createWorld(contacts, () => new Promise((resolve) => void setTimeout(resolve)))
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
    // The refused one left no line of its own.
    assert.equal(next.door.view().log.scans.length, 1)
  })
}
