// A node that is alive but stuck is detected by its work's progress, not by its answers.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { redeemScan } from '#contract/scanning.ts'
import { openLog } from '../log.ts'
import { openProgress, whileMailchimpDecides } from '../kernel/progress.ts'
import { prepareList } from '../testing/factories.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'

const told: string[] = []
const log = openLog('warn', { write: (line: string) => void told.push(line) })
const whys = () => told.map((line) => z.parse(z.object({ why: z.optional(z.string()) }), JSON.parse(line)).why)

test('a locked table makes the node unready, and ready again once it is released', async () => {
  const app = await startTestApp({ log, patience: { quietMs: 2000 } })
  const status = async () => (await app.app.inject('/readyz')).statusCode
  const { token, list, codes } = await prepareList(app, { members: 3 })
  const isReady = (code: number) => code === 200
  await until(status, isReady)
  const holder = new Client({ connectionString: app.connectionString })
  await holder.connect()
  try {
    await holder.query('begin; lock table listpass.pending_writes in access exclusive mode')
    await until(status, (code) => code === 503)
    assert.ok(
      whys().some((why) => /looking for (?:write-back|work) has not got on/.test(why ?? '')),
      told.join(''),
    )
    assert.equal((await app.app.inject('/healthz')).statusCode, 200)
  } finally {
    await holder.end()
  }
  await until(status, isReady)
  // Work continues where it stopped.
  await app.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: codes[0]! } })
  await until(
    async () => (await app.askDepths())?.writes.find(({ state }) => state === 'due')?.count ?? 0,
    (due) => due === 0,
  )
})

test('work that never returns counts as running, and waiting for Mailchimp is recognised', async () => {
  const progress = openProgress()
  const end = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const begunAt = performance.now()
  const work = progress.during('a job', async () => {
    await whileMailchimpDecides(() => answer.promise)
    await end.promise
  })
  const mine = () => progress.underWay().map(({ name, waiting }) => [name, waiting])
  assert.deepEqual(mine(), [['a job', 1]])
  assert.ok(progress.begunAt('a job') >= begunAt)
  answer.resolve()
  await until(mine, ([first]) => first?.[1] === 0)
  assert.ok(progress.underWay()[0]!.movedAt >= progress.begunAt('a job'))
  end.resolve()
  await work
  assert.deepEqual(mine(), [])
})
