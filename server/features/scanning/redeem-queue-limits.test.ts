// Floods: the number of scans that may wait, and the room that they leave for other lists.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Attempt, Decided } from './attempt.ts'
import { openRedeemQueue } from './redeem-queue.ts'
import { attempt, openWith } from '../../testing/redeem-groups.ts'

test('a flood on one list delays no other list, and its own queue continues once it is shorter', async () => {
  const database = Promise.withResolvers<void>()
  const redeem = async (listId: string, attempts: Attempt[]) => {
    if (listId === 'flooded') await database.promise
    return attempts.map((): Decided | undefined => undefined)
  }
  const queue = openRedeemQueue(redeem, async ({ listId }) => (await redeem(listId, []))[0])
  const flood = Array.from({ length: 6000 }, () => Promise.resolve().then(() => queue.decide(attempt('flooded'))))
  const outcomes = Promise.allSettled(flood)
  await Promise.resolve()
  await Promise.resolve()
  assert.equal(await queue.decide(attempt('other')), undefined)
  database.resolve()
  const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected')
  // 1,000 wait, and two groups are in flight: the first scan alone, and then a full group.
  assert.ok(refused.length >= 6000 - 1000 - 2 * 128 && refused.length < 6000 - 1000, `${refused.length}`)
  assert.ok(refused.every(({ reason }) => (reason as Refusal).reason === 'unavailable'))
  assert.equal(await queue.decide(attempt('flooded')), undefined)
})

test('at most 1,000 scans wait for one list and 5,000 for all; the next are refused in words', async () => {
  const { queue, groups } = openWith()
  const words = { reason: 'unavailable', message: 'Too many scans at once. Please try again in a moment.' }
  const all: Promise<unknown>[] = []
  const come = (listId: string, count: number) => {
    for (let place = 0; place < count; place++) all.push(queue.decide(attempt(listId)))
  }
  come('list 0', 256 + 1000)
  assert.throws(() => queue.decide(attempt('list 0')), words)
  for (const place of [1, 2, 3, 4]) come(`list ${place}`, 256 + 1000)
  assert.throws(() => queue.decide(attempt('list 5')), words)
  // A scan in flight no longer counts as waiting.
  await groups[0]!.answer()
  await setImmediate()
  come('list 5', 1)
  for (let next = 0; next < groups.length; next++) {
    await groups[next]!.answer()
    await setImmediate()
  }
  await Promise.all(all)
})

test('A leaked link that floods its list leaves room for the other doors of it', async () => {
  const { queue, groups } = openWith()
  const leaked = () => queue.decide(attempt('list', { linkId: 'leaked' }))
  // Two groups are in flight, and 250 scans wait.
  const all: Promise<unknown>[] = Array.from({ length: 256 + 250 }, leaked)
  assert.throws(leaked, /Too many scans at once/)
  all.push(queue.decide(attempt('list', { linkId: 'gate' })))
  for (let next = 0; next < groups.length; next++) {
    await groups[next]!.answer()
    await setImmediate()
  }
  await Promise.all(all)
})

test('An organiser that floods many lists leaves room for the lists of others', async () => {
  const { queue, groups } = openWith()
  const hostile = { teamId: 'hostile' }
  const all: Promise<unknown>[] = []
  const flood = () => {
    for (let list = 0; list < 10; list++) {
      for (let count = 0; count < 256 + 500; count++) all.push(queue.decide(attempt(`list ${list}`, hostile)))
    }
  }
  assert.throws(flood, /Too many scans at once/)
  all.push(...Array.from({ length: 1000 }, () => queue.decide(attempt('another'))))
  for (let next = 0; next < groups.length; next++) {
    await groups[next]!.answer()
    await setImmediate()
  }
  await Promise.all(all)
})
