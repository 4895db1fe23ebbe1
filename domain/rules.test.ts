import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applyRules, comparable, findCircle, type Rule } from './rules.ts'

const rule = (ifField: string, ifValue: string, thenField: string, thenValue: string): Rule => ({
  ifField,
  ifValue,
  thenField,
  thenValue,
})

test('values are compared trimmed, without case, and numbers as numbers', () => {
  assert.equal(comparable(' VIP '), comparable('vip'))
  assert.equal(comparable(1), comparable('1.0'))
  assert.equal(comparable('+007.50'), comparable(7.5))
  assert.equal(comparable('-0'), comparable(0))
  assert.notEqual(comparable('1,0'), comparable(1))
  assert.notEqual(comparable('1e3'), comparable(1000))
})

test('empty means not set, however Mailchimp says it', () => {
  for (const nothing of ['', '  ', null, undefined]) assert.equal(comparable(nothing), '')
})

test('rules see what earlier ones set, and only real changes are told', () => {
  const rules = [
    rule('GROUP', 'vip', 'TABLE', '1'),
    rule('TABLE', '1', 'DRINK', 'wine'),
    rule('GROUP', 'press', 'TABLE', '9'),
  ]
  assert.deepEqual(applyRules({ GROUP: 'VIP', TABLE: '' }, rules), [
    { tag: 'TABLE', value: '1' },
    { tag: 'DRINK', value: 'wine' },
  ])
  assert.deepEqual(applyRules({ GROUP: 'VIP', TABLE: 1, DRINK: 'wine' }, rules), [])
  assert.deepEqual(applyRules({ GROUP: '' }, rules), [])
})

test('a later rule may change what an earlier one set; the last value counts', () => {
  assert.deepEqual(applyRules({ A: 'x' }, [rule('A', 'x', 'B', '1'), rule('B', '1', 'B', '2')]), [
    { tag: 'B', value: '2' },
  ])
  assert.deepEqual(applyRules({ A: 'x', B: '2' }, [rule('A', 'x', 'B', '1'), rule('B', '1', 'B', '2')]), [])
})

test('an empty value can be looked for and set', () => {
  assert.deepEqual(applyRules({}, [rule('SEEN', '', 'SEEN', 'yes')]), [{ tag: 'SEEN', value: 'yes' }])
  assert.deepEqual(applyRules({ SEEN: 'yes' }, [rule('SEEN', 'yes', 'SEEN', '')]), [{ tag: 'SEEN', value: '' }])
})

test('rules that set each other off in a circle are found, whatever the way round', () => {
  assert.equal(findCircle([rule('A', '1', 'B', '1'), rule('B', '1', 'C', '1')]), undefined)
  assert.deepEqual(findCircle([rule('A', '1', 'A', ' 1.0 ')]), [0])
  assert.deepEqual(findCircle([rule('X', '', 'Y', '1'), rule('A', '1', 'A', '2'), rule('A', '2', 'A', '1')]), [1, 2])
  assert.deepEqual(
    findCircle([rule('A', '1', 'B', '1'), rule('B', '1', 'C', '1'), rule('C', '1', 'A', '1')]),
    [0, 1, 2],
  )
})
