import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Attempt, Decided } from './attempt.ts'
import { openRedeemQueue } from './redeem-queue.ts'

const attempt = (listId: string): Attempt => ({
  listId,
  scanId: randomUUID(),
  personId: randomUUID(),
  sessionId: randomUUID(),
  linkId: undefined,
  door: 'North door',
  text: '',
  codeKey: undefined,
  scannedAt: undefined,
})

test('who floods one list keeps no other list waiting, and its own line goes on once it is shorter', async () => {
  const database = Promise.withResolvers<void>()
  const queue = openRedeemQueue(async (listId, attempts) => {
    if (listId === 'flooded') await database.promise
    return attempts.map((): Decided | undefined => undefined)
  })
  const flood = Array.from({ length: 6000 }, () => Promise.resolve().then(() => queue.decide(attempt('flooded'))))
  const outcomes = Promise.allSettled(flood)
  await Promise.resolve()
  await Promise.resolve()
  assert.equal(await queue.decide(attempt('other')), undefined)
  database.resolve()
  const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected')
  // 1,000 wait, and two groups are under way: one of a single scan, since it was the first, and one of what came next.
  assert.ok(refused.length >= 6000 - 1000 - 2 * 128 && refused.length < 6000 - 1000, `${refused.length}`)
  assert.ok(refused.every(({ reason }) => (reason as Refusal).reason === 'unavailable'))
  assert.equal(await queue.decide(attempt('flooded')), undefined)
})
