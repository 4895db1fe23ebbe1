import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openMemory } from './memory.ts'

test('what was read is kept, callers together share one read, and a fresh look reads again', async () => {
  const memory = openMemory<number>(60_000)
  let reads = 0
  const read = () => Promise.resolve((reads += 1))
  assert.deepEqual(await Promise.all([memory.of('a', false, read), memory.of('a', false, read)]), [1, 1])
  assert.equal(await memory.of('a', false, read), 1)
  assert.equal(await memory.of('a', true, read), 2)
  assert.equal(await memory.of('a', false, read), 2)
  assert.equal(await memory.of('b', false, read), 3)
})

test('a failed read is told to its callers and not kept', async () => {
  const memory = openMemory<number>(60_000)
  await assert.rejects(
    memory.of('a', false, () => Promise.reject(new Error('away'))),
    /away/,
  )
  assert.equal(await memory.of('a', false, () => Promise.resolve(1)), 1)
})

test('at most so many values are kept, the oldest is read again', async () => {
  const memory = openMemory<string>(60_000, 2)
  for (const key of ['a', 'b', 'c']) await memory.of(key, false, () => Promise.resolve(key))
  assert.equal(await memory.of('c', false, () => Promise.resolve('anew')), 'c')
  assert.equal(await memory.of('a', false, () => Promise.resolve('anew')), 'anew')
})
