import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { eachAtOnce } from './each-at-once.ts'

/** Starts work that ends on the test's command. */
function openWork() {
  const begun: number[] = []
  const ends = new Map<number, PromiseWithResolvers<void>>()
  return {
    begun,
    work: (item: number): Promise<void> => {
      const end = Promise.withResolvers<void>()
      begun.push(item)
      ends.set(item, end)
      return end.promise
    },
    end: async (item: number, error?: Error): Promise<void> => {
      if (error) ends.get(item)?.reject(error)
      else ends.get(item)?.resolve()
      await setImmediate()
    },
  }
}

test('the next begins when one of those under way is over', async () => {
  const { begun, work, end } = openWork()
  const all = eachAtOnce([0, 1, 2, 3], 2, work)
  assert.deepEqual(begun, [0, 1])
  await end(1)
  assert.deepEqual(begun, [0, 1, 2])
  await end(0)
  assert.deepEqual(begun, [0, 1, 2, 3])
  await end(2)
  await end(3)
  await all
})

test('after a failure no other begins, and it is thrown when those under way are over', async () => {
  const { begun, work, end } = openWork()
  let thrown: unknown
  const all = eachAtOnce([0, 1, 2, 3], 2, work).catch((error: unknown) => (thrown = error))
  await end(1, new Error('Mailchimp is down'))
  assert.equal(thrown, undefined)
  await end(0)
  await all
  assert.deepEqual([begun, thrown], [[0, 1], new Error('Mailchimp is down')])
})

test('nothing to work on is over at once', async () => {
  await eachAtOnce([], 4, () => Promise.reject(new Error('there is nothing')))
})
