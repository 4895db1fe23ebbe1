import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onlyRow } from './only-row.ts'

test('exactly one row is taken, and any other number is a fault', () => {
  assert.equal(onlyRow(['Ada']), 'Ada')
  assert.throws(() => onlyRow([]), /0 rows instead of one/)
  assert.throws(() => onlyRow(['Ada', 'Ben']), /2 rows instead of one/)
})
