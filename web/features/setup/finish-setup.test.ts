import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BatchProgress } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { pollEveryMs } from '#contract/limits.ts'
import { type Calls, Cancelled, finishSetup, type Happening, leastMs } from './finish-setup.ts'

const fresh = {
  qr_fields_created: false,
  qr_values_set: false,
  webhook_setup: false,
  running_batch: null,
} as Partial<List> as List

const finished = { batch_id: 'b1', is_finished: true, total_jobs: 10, processed_jobs: 10, failed_jobs: 0 }

type Given = { list?: Partial<List>; progress?: Partial<BatchProgress>[]; listen?: () => Promise<unknown> }

/** A list in Listpass, as it is before the third step. */
function prepare({ list = {}, progress = [finished], listen }: Given) {
  const made: string[] = []
  const waited: number[] = []
  const told: Happening[] = []
  const answers = [...progress]
  const calls: Calls = {
    list: () => Promise.resolve({ ...fresh, ...list }),
    createFields: () => Promise.resolve(made.push('fields')),
    generate: () =>
      Promise.resolve({ code: 'generating', message: '', batch_id: made.push('generate') > 0 ? 'b1' : '' }),
    listen: async (mode) => {
      await listen?.()
      made.push(mode)
    },
    progress: () =>
      Promise.resolve({
        is_cancelled: false,
        ...(answers.length > 1 ? answers.shift()! : answers[0]),
      } as BatchProgress),
    check: () => {
      made.push('check')
      return Promise.resolve({ total_members: 10, members_with_qr: 9 } as Awaited<ReturnType<Calls['check']>>)
    },
  }
  const run = (mode: 'webhook' | 'polling' = 'webhook') =>
    finishSetup({
      calls,
      mode,
      tell: (happening) => told.push(happening),
      wait: (ms) => Promise.resolve(void waited.push(ms)),
    })
  return { run, made, waited, told }
}

test('a new list gets fields, codes and a webhook in this order, and each part shows its time', async () => {
  const { run, made, waited, told } = prepare({})
  assert.deepEqual(await run(), { total: 10, withCode: 9, goesOn: false, refused: 0 })
  assert.deepEqual(made, ['fields', 'generate', 'webhook', 'check'])
  assert.deepEqual(waited, Object.values(leastMs))
  const parts = told.flatMap((each) => (each.type === 'ended' ? [each.part] : []))
  assert.deepEqual(parts, ['webhook', 'templates', 'finalising'])
})

test('finished parts are not repeated', async () => {
  const done = { qr_fields_created: true, qr_values_set: true, webhook_setup: true }
  const { run, made } = prepare({ list: done })
  await run()
  assert.deepEqual(made, ['check'])
})

test('a generation that runs already is followed', async () => {
  const running = { qr_fields_created: true, running_batch: { id: 'b7', kind: 'generate' as const } }
  const { run, made } = prepare({ list: running })
  await run('polling')
  assert.deepEqual(made, ['polling', 'check'])
})

test('the generation is polled every 2 seconds until it is over', async () => {
  const step = { is_finished: false, total_jobs: 5000, failed_jobs: 0 }
  const progress = [{ ...step, processed_jobs: 1000 }, { ...step, processed_jobs: 3000 }, finished]
  const { run, waited, told } = prepare({ progress })
  await run()
  assert.equal(waited.filter((ms) => ms === pollEveryMs).length - 1, 2)
  assert.equal(told.filter(({ type }) => type === 'progressed').length, 3)
})

test('a long list waits for its first page, and the rest continues', async () => {
  const step = { is_finished: false, total_jobs: 10_001, failed_jobs: 3 }
  const { run, made } = prepare({
    progress: [
      { ...step, processed_jobs: 999 },
      { ...step, processed_jobs: 1000 },
    ],
  })
  assert.deepEqual(await run(), { total: 10_001, withCode: 1000, goesOn: true, refused: 3 })
  assert.ok(!made.includes('check'))
})

test('a generation that was cancelled is a failure with a name', async () => {
  const { run } = prepare({ progress: [{ ...finished, is_finished: false, is_cancelled: true }] })
  await assert.rejects(run(), Cancelled)
})

test('a call that fails ends the set-up where it is', async () => {
  const { run, told } = prepare({ listen: () => Promise.reject(new Error('no way in')) })
  await assert.rejects(run(), /no way in/)
  assert.deepEqual(told, [{ type: 'began', part: 'webhook' }])
})
