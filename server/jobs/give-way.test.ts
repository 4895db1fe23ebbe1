// Bulk work beside doors: real scans in a real database, and a clock of the test's own.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../database/open.ts'
import { prepareList } from '../testing/factories.ts'
import { atEnd } from '../testing/postgres.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'
import { openGiveWay } from './give-way.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())
const { token, list, codes } = await prepareList(app, { members: 2 })
const door = await app.addNode({ works: false })

/** Bulk work of another node than the door's. The next step begins after `pauseMs`. */
function openWork() {
  let time = 0
  const rests: number[] = []
  const giveWay = openGiveWay(app.services, { now: () => time, rest: async (ms) => void rests.push(ms) })
  const stopping = new AbortController().signal
  return {
    rests,
    async step(tookMs: number, pauseMs = 1000): Promise<number> {
      time += pauseMs
      return giveWay(async () => (time += tookMs), stopping)
    },
  }
}

/** Attempts at doors, as far as the database's statistics know them. They may be late by a second. */
async function attempts(): Promise<number> {
  const counted = sql<{ count: number }>`select pg_stat_get_tuples_inserted('listpass.scans'::regclass) as count`
  return (await counted.execute(owner)).rows[0]!.count
}

/** Scans until the statistics know of it. */
async function scanAtDoor(): Promise<void> {
  const before = await attempts()
  const scan = () => door.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: codes[0]! } })
  await until(
    () => scan().then(attempts),
    (now) => now > before,
  )
}

test('without scans, bulk work does not rest', async () => {
  const work = openWork()
  for (let steps = 0; steps < 20; steps++) await work.step(200)
  assert.deepEqual(work.rests, [])
})

test('while doors of another node scan, bulk work rests after each step, longer after a longer step', async () => {
  const work = openWork()
  await work.step(100)
  await scanAtDoor()
  await work.step(100)
  await scanAtDoor()
  await work.step(200)
  assert.equal(work.rests.length, 2)
  assert.ok(work.rests[0]! > 100)
  assert.equal(work.rests[1], 2 * work.rests[0]!)
})

test('a step on a slow database does not stop bulk work for long', async () => {
  const work = openWork()
  await work.step(100)
  await scanAtDoor()
  await work.step(600_000)
  assert.deepEqual(work.rests, [2000])
})

test('bulk work rests no more once the doors are quiet', async () => {
  const work = openWork()
  await work.step(100)
  await scanAtDoor()
  await work.step(100)
  await until(
    async () => {
      const before = work.rests.length
      for (let steps = 0; steps < 5; steps++) await work.step(100)
      return work.rests.length - before
    },
    (rests) => rests === 0,
  )
})

test('scans of an hour ago do not delay bulk work that begins now', async () => {
  const work = openWork()
  await work.step(100)
  await scanAtDoor()
  await work.step(100, 3_600_000)
  assert.deepEqual(work.rests, [])
})

test('many short steps ask about the doors once a second', async () => {
  const work = openWork()
  await work.step(10)
  await scanAtDoor()
  for (let steps = 0; steps < 9; steps++) await work.step(10, 90)
  assert.deepEqual(work.rests, [])
  await work.step(10, 90)
  assert.equal(work.rests.length, 1)
})

test('the rest passes the result of the step on, and its failure', async () => {
  const giveWay = openGiveWay(app.services)
  const stopping = new AbortController().signal
  assert.equal(await giveWay(async () => 'kept', stopping), 'kept')
  await assert.rejects(
    giveWay(() => Promise.reject(new Error('not kept')), stopping),
    { message: 'not kept' },
  )
})
