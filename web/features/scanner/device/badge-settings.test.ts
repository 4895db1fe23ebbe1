import assert from 'node:assert/strict'
import { test } from 'node:test'
import { badgeIn } from './badge-settings.ts'

test('a label has two sides in whole millimetres', () => {
  const badge = { width: 62, height: 29, isByItself: true }
  assert.deepEqual(badgeIn(badge), badge)
  assert.deepEqual(badgeIn({ width: 20, height: 300 }), { width: 20, height: 300, isByItself: false })
})

test('nonsense in the storage is no label', () => {
  const sides = [[62], [62.5, 29], [19, 29], [62, 301], ['62', 29], [NaN, 29]]
  for (const kept of [undefined, null, 1, 'x', [], ...sides.map(([width, height]) => ({ width, height }))])
    assert.equal(badgeIn(kept), undefined, JSON.stringify(kept))
})
