import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openClock } from './clock.ts'

const hourMs = 3_600_000

test('a node with a clock an hour wrong uses the time of the database', async () => {
  for (const skewMs of [hourMs, -hourMs]) {
    const clock = openClock(() => Promise.resolve(new Date(Date.now() + skewMs)))
    await clock.set()
    const offMs = clock.now().getTime() - (Date.now() + skewMs)
    assert.ok(Math.abs(offMs) < hourMs / 60, `${offMs}`)
    clock.close()
  }
})

test('it is never ahead of the database, however long an answer took', async () => {
  let asked = 0
  const clock = openClock(async () => {
    // The database read its clock at once, but its answer arrived late.
    asked += 1
    const time = new Date()
    await pause(20)
    return time
  })
  await clock.set()
  assert.equal(asked, 8)
  assert.ok(clock.now().getTime() <= Date.now())
  clock.close()
})

test('the node’s own clock applies until the first answer, and an unreachable database is reported', async () => {
  const clock = openClock(() => Promise.reject(new Error('away')))
  assert.ok(Math.abs(clock.now().getTime() - Date.now()) < 1000)
  await assert.rejects(clock.set(), /away/)
})

test('a clock that is put back or ahead is reported, and one that is a little late is not', async () => {
  let skewMs = 0
  const jumps: number[] = []
  const clock = openClock(
    () => Promise.resolve(new Date(Date.now() + skewMs)),
    (byMs) => jumps.push(Math.round(byMs / hourMs)),
  )
  for (skewMs of [0, 1000, -hourMs, hourMs, hourMs]) await clock.set()
  assert.deepEqual(jumps, [-1, 2])
  clock.close()
})
