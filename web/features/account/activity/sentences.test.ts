import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditActions } from '#contract/audit.ts'
import { sentenceOf } from './sentences.ts'

test('every action has its own sentence, even without details', () => {
  const said = auditActions.map((action) => sentenceOf({ action, details: {} }))
  for (const sentence of said) assert.match(sentence, /^[A-Z][^:“”]*\.$/)
  assert.equal(new Set(said).size, auditActions.length)
})

test('numbers and names are said where they are known', () => {
  assert.match(sentenceOf({ action: 'lists_synced', details: { account: 'x', lists: 1 } }), /Mailchimp: 1 list\.$/)
  assert.match(sentenceOf({ action: 'generation_started', details: { contacts: 0 } }), /: 0 contacts\.$/)
  assert.match(sentenceOf({ action: 'account_updated', details: { active: false } }), /is inactive\.$/)
  assert.match(sentenceOf({ action: 'list_changed', details: { display_field: 'FNAME' } }), /“FNAME”/)
  assert.equal(
    sentenceOf({ action: 'list_changed', details: { display_field: '' } }),
    'The door no longer shows a field.',
  )
})

test('a name that turns the direction of text cannot turn the sentence', () => {
  const sentence = sentenceOf({ action: 'scanner_link_added', details: { label: '\u202Ehcnarb\u202C' } })
  assert.equal(sentence, 'The scanner link “hcnarb” was added.')
})
