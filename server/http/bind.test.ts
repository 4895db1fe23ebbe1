import assert from 'node:assert/strict'
import { get } from 'node:http'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { openLog } from '../log.ts'
import { openBinding } from './bind.ts'
import { openHttp } from './open-http.ts'

const waits = endpoint({
  method: 'GET',
  path: '/waits',
  summary: 'Answers late.',
  answer: z.object({ count: z.int() }),
})

test('the answer to a caller that hung up is not made: its fields are never read', async () => {
  const app = openHttp({ log: openLog('silent'), publicUrl: 'https://listpass.test', trustProxy: false })
  after(() => app.close())
  const { promise: hasCome, resolve: come } = Promise.withResolvers<void>()
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  let isFirst = true
  let reads = 0
  const { bind } = openBinding(app)
  bind(
    'everyone',
    waits,
    () => Promise.resolve({}),
    async ({ isGone }) => {
      come()
      if (isFirst) while (!isGone()) await pause(1)
      isFirst = false
      setImmediate(end)
      return {
        get count() {
          return ++reads
        },
      }
    },
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const asked = get(`${address}/waits`).on('error', () => {})
  await hasCome
  asked.destroy()
  await isOver
  assert.equal(reads, 0)
  const answer = await fetch(`${address}/waits`)
  assert.equal(answer.status, 200)
  assert.notEqual(reads, 0)
})
