import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitVerb } from './use-found.ts'

test('a verb before a name leaves the name to search for', () => {
  assert.deepEqual(splitVerb('block ken'), { verb: 'block', rest: 'ken' })
  assert.deepEqual(splitVerb(' Check in  Ken Adeyemi'), { verb: 'Check in', rest: 'Ken Adeyemi' })
  assert.deepEqual(splitVerb('block '), { verb: 'block', rest: '' })
})

test('a name alone, or one that begins like a verb, is searched for as it is', () => {
  for (const typed of ['', 'ken', 'blocker', 'checking in', 'ken block'])
    assert.deepEqual(splitVerb(typed), { verb: undefined, rest: typed })
})
