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

test('values are compared trimmed, without case, and numbers as numbers', () => {
  const compared: [value: unknown, by: string][] = [
    ['\t two  Words \r\n', 'two  words'],
    ['12', '12'],
    ['12.', '12'],
    ['.5', '0.5'],
    ['.25', '0.25'],
    ['.x', '.x'],
    ['0', '0'],
    ['000', '0'],
    ['100', '100'],
    ['0.00', '0'],
    ['1.50', '1.5'],
    ['1.500', '1.5'],
    ['1.0050', '1.005'],
    ['-2', '-2'],
    ['-2.50', '-2.5'],
    ['2', '2'],
    ['-0.0', '0'],
    ['+3', '3'],
    ['--3', '--3'],
    ['3-', '3-'],
    ['table 3', 'table 3'],
    ['3 Tables', '3 tables'],
    ['1.2.3', '1.2.3'],
    ['1\n2', '1\n2'],
    [12.5, '12.5'],
    [-1, '-1'],
    [0, '0'],
    [true, 'true'],
    [false, 'false'],
    [{ city: 'Gent' }, '{"city":"gent"}'],
  ]
  for (const [value, by] of compared) assert.equal(comparable(value), by, JSON.stringify(value))
})

test('empty means not set, however Mailchimp says it', () => {
  for (const nothing of ['', '  ', null, undefined]) assert.equal(comparable(nothing), '')
})

test('each rule sees earlier changes, and only real changes are reported', () => {
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

test('no rule sets a value that is already there, also when it is a number', () => {
  const rules = [rule('GROUP', 'vip', 'TABLE', '1'), rule('TABLE', '1', 'TABLE', '2'), rule('TABLE', '2', 'TABLE', '1')]
  assert.deepEqual(applyRules({ GROUP: 'vip', TABLE: 1 }, rules), [])
  assert.deepEqual(applyRules({ GROUP: 'vip', TABLE: '1.0' }, [rules[0]!]), [{ tag: 'TABLE', value: '1' }])
})

test('an empty value can be matched and set', () => {
  assert.deepEqual(applyRules({}, [rule('SEEN', '', 'SEEN', 'yes')]), [{ tag: 'SEEN', value: 'yes' }])
  assert.deepEqual(applyRules({ SEEN: 'yes' }, [rule('SEEN', 'yes', 'SEEN', '')]), [{ tag: 'SEEN', value: '' }])
})

test('rules that trigger each other in a circle are found from any starting point', () => {
  assert.equal(findCircle([rule('A', '1', 'B', '1'), rule('B', '1', 'C', '1')]), undefined)
  assert.deepEqual(findCircle([rule('A', '1', 'A', ' 1.0 ')]), [0])
  assert.deepEqual(findCircle([rule('X', '', 'Y', '1'), rule('A', '1', 'A', '2'), rule('A', '2', 'A', '1')]), [1, 2])
  assert.deepEqual(
    findCircle([rule('A', '1', 'B', '1'), rule('B', '1', 'C', '1'), rule('C', '1', 'A', '1')]),
    [0, 1, 2],
  )
})

test('a circle names only its own rules, and a chain that ends is no circle', () => {
  const intoIt = [rule('X', '1', 'A', '1'), rule('A', '1', 'B', '1'), rule('B', '1', 'A', '1')]
  assert.deepEqual(findCircle(intoIt), [1, 2])
  const twoWays = [
    rule('A', '1', 'B', '1'),
    rule('B', '1', 'C', '1'),
    rule('B', '1', 'D', '1'),
    rule('D', '1', 'B', '1'),
  ]
  assert.deepEqual(findCircle(twoWays), [2, 3])
  assert.equal(findCircle([]), undefined)
  assert.equal(findCircle([rule('A', '1', 'A', '2'), rule('B', '2', 'A', '2'), rule('A', '3', 'B', '2')]), undefined)
})

test('whether fifty rules of which each sets off many go in a circle is known at once', () => {
  // Trying every path would take 43 million steps.
  const layers = Array.from({ length: 16 }, (_, layer) =>
    Array.from({ length: 3 }, () => rule(`F${layer}`, '1', `F${layer + 1}`, '1')),
  ).flat()
  assert.equal(findCircle(layers), undefined)
})
