import assert from 'node:assert/strict'
import { test } from 'node:test'
import { watchRoom } from './watch-room.ts'

/** A disk with the test's amount of free space, and the log lines about it. */
async function diskWith(mb: number, reserveMb: number) {
  const lines: string[] = []
  let freeBytes = mb * 1e6
  const room = await watchRoom({
    folders: ['data', 'missing'],
    reserveBytes: reserveMb * 1e6,
    log: { warn: (_about, message) => void lines.push(message) },
    freeOf: (folder) => (folder === 'data' ? Promise.resolve(freeBytes) : Promise.reject(new Error('no such folder'))),
  })
  const have = async (nowMb: number) => {
    freeBytes = nowMb * 1e6
    await room.look()
    return room.isLow()
  }
  return { room, lines, have }
}

test('below the reserve the disk is nearly full, and only a fifth above it there is room again', async () => {
  const { room, lines, have } = await diskWith(1000, 200)
  assert.equal(room.isLow(), false)
  assert.equal(await have(200), false)
  assert.equal(await have(199), true)
  assert.equal(await have(239), true)
  assert.equal(await have(240), false)
  assert.equal(await have(201), false)
  assert.equal(room.freeBytes(), 201e6)
  assert.equal(lines.length, 2, lines.join('\n'))
  await room.stop()
})

test('a disk nearly full at the start counts at once, and without a reserve no disk counts', async () => {
  const full = await diskWith(50, 200)
  assert.equal(full.room.isLow(), true)
  const without = await diskWith(0, 0)
  assert.equal(await without.have(0), false)
  await Promise.all([full.room.stop(), without.room.stop()])
})

test('the free space of an unreadable folder is ignored, and that of a readable one counts', async () => {
  const log = { warn: () => {} }
  const nowhere = await watchRoom({ folders: ['/nowhere/at/all'], reserveBytes: 1e18, log })
  assert.deepEqual([nowhere.isLow(), nowhere.freeBytes()], [false, undefined])
  const here = await watchRoom({ folders: [import.meta.dirname], reserveBytes: 1e18, log })
  assert.equal(here.isLow(), true)
  assert.ok(here.freeBytes()! > 0)
  await Promise.all([nowhere.stop(), here.stop()])
})
