import assert from 'node:assert/strict'
import { test } from 'node:test'
import { itemAfterKey } from './item-after-key.ts'

const items = ['Edit', 'Rotate', 'Revoke']

test('arrows go from one item to the next, and round at the ends', () => {
  assert.equal(itemAfterKey('ArrowDown', -1, items), 0)
  assert.equal(itemAfterKey('ArrowDown', 2, items), 0)
  assert.equal(itemAfterKey('ArrowUp', -1, items), 2)
  assert.equal(itemAfterKey('ArrowUp', 0, items), 2)
  assert.equal(itemAfterKey('Home', 2, items), 0)
  assert.equal(itemAfterKey('End', 0, items), 2)
})

test('a letter goes to the next item that begins with it', () => {
  assert.equal(itemAfterKey('r', 0, items), 1)
  assert.equal(itemAfterKey('R', 1, items), 2)
  assert.equal(itemAfterKey('r', 2, items), 1)
  assert.equal(itemAfterKey('x', 0, items), undefined)
})

test('other keys keep their function', () => {
  for (const key of ['Tab', 'Enter', ' ', 'Escape']) assert.equal(itemAfterKey(key, 0, items), undefined)
  assert.equal(itemAfterKey('e', -1, items), undefined)
  assert.equal(itemAfterKey('ArrowDown', -1, []), undefined)
})
