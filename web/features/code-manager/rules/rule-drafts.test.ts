import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDraft, changeDraft, draftsOf, isSame, moveDraft, problemsByDraft, rulesOf } from './rule-drafts.ts'

const rule = (if_field: string) => ({ if_field, if_value: 'a', then_field: 'TABLE', then_value: '1' })
const rules = [rule('A'), rule('B'), rule('C')]
const order = (drafts: { if_field: string }[]) => drafts.map(({ if_field: field }) => field).join('')

test('a rule keeps its name when it moves, and stays at the end of the list', () => {
  const drafts = draftsOf(rules)
  assert.equal(order(moveDraft(drafts, 1, -1)), 'BAC')
  assert.equal(order(moveDraft(drafts, 1, 1)), 'ACB')
  assert.equal(moveDraft(drafts, 1, 1)[2]?.id, 1)
  assert.equal(order(moveDraft(drafts, 0, -1)), 'ABC')
  assert.equal(order(moveDraft(drafts, 2, 1)), 'ABC')
})

test('a rule that is added has a name that no other one has, also after another was taken away', () => {
  const drafts = draftsOf(rules).filter(({ id }) => id !== 0)
  const added = addDraft(drafts)
  assert.equal(new Set(added.map(({ id }) => id)).size, 3)
  assert.equal(addDraft([]).length, 1)
})

test('the rules are sent as written, and unchanged ones are detected', () => {
  const drafts = draftsOf(rules)
  assert.deepEqual(rulesOf(drafts), rules)
  assert.equal(isSame(drafts, rules), true)
  assert.equal(isSame(changeDraft(drafts, 2, { then_value: '2' }), rules), false)
  assert.equal(isSame(moveDraft(drafts, 0, 1), rules), false)
  assert.equal(isSame(addDraft(drafts), rules), false)
})

test('a rule’s errors follow the rule, not its place', () => {
  const sent = moveDraft(draftsOf(rules), 0, 1)
  const problems = problemsByDraft({ 'rules.1': ['The list has no field A.'], rules: ['No.'] }, sent)
  assert.deepEqual([...problems], [[0, 'The list has no field A.']])
})
