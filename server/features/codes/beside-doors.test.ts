// A generation on a node that only works, while doors scan all the time.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { batchStatus, createFields, generate } from '#contract/codes.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { openGiveWay } from '../../jobs/give-way.ts'
import { codesOf, type Connected, connectAudience } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { openPageTurns } from './batches/at-work.ts'
import { workOnBatch } from './batches/run-batch.ts'

const app = await startTestApp({ works: false })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())
const stopping = new AbortController().signal

/** A second passes before each step. `meanwhile` ends before the step begins. */
function openWork(meanwhile: () => Promise<void> = async () => {}) {
  const rests: number[] = []
  let time = 0
  let passing: Promise<void> | undefined
  const passSecond = async () => {
    await meanwhile()
    time += 1000
    passing = undefined
  }
  const giveWay = openGiveWay(app.services, { now: () => time, rest: async (ms) => void rests.push(ms) })
  // Steps at the same time share their second.
  const inTurn = openPageTurns({
    giveWay: (work, signal) => (passing ??= passSecond()).then(() => giveWay(work, signal)),
  })
  return { rests, inTurn }
}

/** Generates codes for a new list of this size. Returns it when the batch is over. */
async function generateCodes(members: number, { inTurn }: ReturnType<typeof openWork>): Promise<Connected> {
  const connected = await connectAudience(app, { members, status: 'subscribed' })
  const { token, list } = connected
  const params = { listId: list.id }
  await app.call(createFields, { token, params })
  const batchId = (await app.call(generate, { token, params })).batch_id!
  await workOnBatch(app.services, { listId: list.id, batchId }, { stopping, inTurn: inTurn(list.id, stopping) })
  const progress = await app.call(batchStatus, { token, params, query: { batch_id: batchId } })
  assert.deepEqual([progress.is_finished, progress.processed_jobs], [true, members])
  return connected
}

/** Attempts at doors, as far as the database's statistics know them. They may be late by a second. */
async function attempts(): Promise<number> {
  const counted = sql<{ count: number }>`select pg_stat_get_tuples_inserted('listpass.scans'::regclass) as count`
  return (await counted.execute(owner)).rows[0]!.count
}

test('a generation rests after each step while doors scan, and ends although they never stop', async () => {
  const quiet = openWork()
  const { token, list } = await generateCodes(2, quiet)
  const [code] = await codesOf(app, { token, list })
  assert.deepEqual(quiet.rests, [])

  let seconds = 0
  /** Doors scan until the statistics know of it. */
  const scan = async () => {
    seconds += 1
    const before = await attempts()
    await until(
      async () => {
        await app.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: code! } })
        return attempts()
      },
      (now) => now > before,
    )
  }
  const busy = openWork(scan)
  await generateCodes(1500, busy)
  // Nothing is known about doors before the first second. Two steps may share a second.
  assert.ok(seconds >= 2, `${seconds} seconds`)
  assert.ok(busy.rests.length >= seconds - 1, `${busy.rests.length} rests in ${seconds} seconds`)
})
