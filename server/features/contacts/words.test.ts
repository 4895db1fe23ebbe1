import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOf } from './words.ts'

test('a search is by word, without case and accents', () => {
  assert.deepEqual(wordsOf('  Zoë  ÅKESSON '), ['zoe', 'akesson'])
  assert.deepEqual(wordsOf('Đorđe O’Neil'), ['dorde', 'oneil'])
  assert.deepEqual(wordsOf('a a A'), ['a'])
  assert.deepEqual(wordsOf(' \t ’ '), [])
})

test('a search for a long text uses its first eight words', () => {
  assert.equal(wordsOf('a b c d e f g h i j').length, 8)
})
