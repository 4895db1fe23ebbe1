import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageMemory } from './launch.ts'

const gb = 1024 ** 3

test('PostgreSQL keeps a quarter of the memory for pages, but never less than it needs nor more than helps', () => {
  assert.deepEqual([gb / 4, gb, 2.5 * gb, 64 * gb].map(pageMemory), [128, 256, 640, 1024])
})
