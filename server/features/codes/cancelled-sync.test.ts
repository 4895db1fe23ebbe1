// Cancels a sync while some of its pages are in progress. It has more pages than run at once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cancelBatch, generate, syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import { createSandbox } from '../../../sandbox/sandbox.ts'
import { prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

/** The pages behind the first ones wait for this promise. */
let untilCancelled: Promise<void> | undefined

const sandbox = createSandbox()
const app = await startTestApp({ sandbox: { ...sandbox, fetch: (input, init) => atPage(new Request(input, init)) } })

async function atPage(request: Request): Promise<Response> {
  if (Number(new URL(request.url).searchParams.get('offset') ?? 0) > 4000) await untilCancelled
  return sandbox.fetch(request)
}

test('cancelled, a sync stops after the pages under way, keeps its progress, and can be started again', async () => {
  const members = Array.from({ length: 9000 }, (_, place) => ({
    email: `guest${place}@example.com`,
    status: 'subscribed',
  }))
  const connected = await prepareList(app, { members })
  const asked = { token: connected.token, params: { listId: connected.list.id } }
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  untilCancelled = promise
  const { data } = await app.call(syncFromMailchimp, asked)
  assert.deepEqual([data.total_members, data.total_batches], [9000, 10])
  const batch = { token: connected.token, params: { listId: connected.list.id, batchId: data.batch_id! } }
  const again = await app.call(syncFromMailchimp, asked)
  assert.equal(again.data.batch_id, data.batch_id)
  assert.equal((await app.call(generate, asked)).batch_id, data.batch_id)

  await until(
    () => app.call(syncStatus, batch),
    (seen) => seen.data.processed_jobs > 0,
  )
  assert.equal((await app.call(cancelBatch, batch)).message, 'QR code sync was cancelled')
  const cancelled = (await app.call(syncStatus, batch)).data
  assert.equal(cancelled.is_cancelled, true)
  assert.ok(cancelled.processed_jobs < 9000)
  assert.equal((await app.call(cancelBatch, batch)).message, 'QR code sync was cancelled')

  goOn()
  const next = await app.call(syncFromMailchimp, asked)
  const { data: done } = await until(
    () => app.call(syncStatus, { ...batch, params: { ...batch.params, batchId: next.data.batch_id! } }),
    (seen) => seen.data.is_finished,
  )
  assert.deepEqual([done.is_finished, done.processed_jobs, done.total_jobs], [true, 9000, 9000])
  const finished = { token: connected.token, params: { listId: connected.list.id, batchId: done.batch_id } }
  assert.deepEqual(
    [(await app.refused(cancelBatch, finished)).status, (await app.refused(cancelBatch, finished)).message],
    [409, 'This sync has already finished.'],
  )
  const ended = (await app.call(syncStatus, batch)).data
  assert.ok(ended.is_cancelled && !ended.is_finished && ended.processed_jobs >= cancelled.processed_jobs)
})
