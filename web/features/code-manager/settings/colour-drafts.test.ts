import assert from 'node:assert/strict'
import { test } from 'node:test'
import { builtInRulesOf } from '#domain/colour.ts'
import { addDraft, draftsFrom, rulesFrom } from './colour-drafts.ts'

test('a rule that is added has an id of its own, whatever was removed before', () => {
  const drafts = addDraft(addDraft(draftsFrom(builtInRulesOf('Rode vlier'))).slice(1))
  assert.equal(new Set(drafts.map(({ id }) => id)).size, drafts.length)
  assert.deepEqual(addDraft([]), [{ id: 0, word: '', colour: 'blue' }])
})

test('the built-in words of a list are sent as no rules of its own', () => {
  assert.equal(rulesFrom(draftsFrom(builtInRulesOf('Rode zaal')), 'Rode zaal'), null)
  assert.equal(rulesFrom([], 'Spring supper'), null)
  assert.deepEqual(rulesFrom([], 'Rode zaal'), [])
  assert.deepEqual(rulesFrom([{ id: 4, word: ' vip ', colour: 'red' }], 'Spring supper'), [
    { word: 'vip', colour: 'red' },
  ])
})
