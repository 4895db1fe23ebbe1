import assert from 'node:assert/strict'
import { test } from 'node:test'
import { folded } from './folded.ts'
import { spellings } from './testing/spellings.ts'

test('folded text stays as it is', () => {
  for (const name of spellings.flat()) assert.equal(folded(folded(name)), folded(name))
})
