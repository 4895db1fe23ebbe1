// Counts Mailchimp calls: at most 5 % above the minimum that its limits allow. LISTPASS_PROVE=full uses as many
// contacts as a town.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFields, syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import { connectAudience, generateAll } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const members = isFull ? 100_000 : 2_980
const limitMs = isFull ? 20 * 60_000 : 120_000

/** 5 % more. With few pages, the additional calls are a larger share. */
const mostOf = (least: number) => (isFull ? 1.05 * least : least + 4)

const app = await startTestApp()

test(`a generation of ${members} contacts, and a sync that finds nothing, make ${isFull ? 'at most 1.05 ×' : 'hardly more than'} the least possible calls`, async (t) => {
  const connected = await connectAudience(app, { members, status: 'subscribed' })
  const asked = { token: connected.token, params: { listId: connected.list.id } }
  await app.call(createFields, asked)
  const least = { reads: Math.ceil(members / 1000), writes: Math.ceil(members / 500) }

  app.sandbox.calls.forget()
  const generated = await generateAll(app, connected, limitMs)
  assert.equal(generated!.processed_jobs, members)
  const generation = app.sandbox.calls.count()
  t.diagnostic(`generation: ${generation} calls, ${(generation / (least.reads + least.writes)).toFixed(3)} × the least`)
  assert.ok(generation <= mostOf(least.reads + least.writes), `${generation} calls`)

  app.sandbox.calls.forget()
  const { data } = await app.call(syncFromMailchimp, asked)
  const params = { listId: connected.list.id, batchId: data.batch_id! }
  const synced = await until(
    () => app.call(syncStatus, { token: connected.token, params }),
    (seen) => seen.data.is_finished,
    limitMs,
  )
  assert.deepEqual([synced.data.processed_jobs, synced.data.notice], [members, null])
  const calls = app.sandbox.calls.byOperation()
  t.diagnostic(`sync: ${JSON.stringify(calls)}, ${(calls['getMembers']! / least.reads).toFixed(3)} × the least reads`)
  // Besides the pages: one call for the total, which counts as a read of members, one for the fields, and one for the
  // statistics.
  assert.ok(calls['getMembers']! <= mostOf(least.reads))
  assert.deepEqual({ ...calls, getMembers: 0 }, { getMembers: 0, getMergeFields: 1, getList: 1 })
  if (isFull) assert.ok(app.sandbox.calls.count() <= 1.05 * least.reads)
})
