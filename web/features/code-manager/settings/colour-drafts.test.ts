import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtInColourRules } from '#domain/colour.ts'
import { addDraft, draftsFrom, rulesFrom } from './colour-drafts.ts'

test('a rule that is added has an id of its own, whatever was removed before', () => {
  const drafts = addDraft(addDraft(draftsFrom(builtInColourRules)).slice(1))
  assert.equal(new Set(drafts.map(({ id }) => id)).size, drafts.length)
  assert.deepEqual(addDraft([]), [{ id: 0, word: '', colour: 'blue' }])
})

test('the built-in rules are sent as none of its own', () => {
  assert.equal(rulesFrom(draftsFrom(builtInColourRules)), null)
  assert.deepEqual(rulesFrom([{ id: 4, word: ' vip ', colour: 'red' }]), [{ word: 'vip', colour: 'red' }])
  assert.deepEqual(rulesFrom([]), [])
})
