import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameSize } from './name-size.ts'

test('a short name of a door is as large as it can be, a longer one fits its place', () => {
  for (const name of ['Door', 'North gate', 'VIP lounge', '北門']) assert.equal(nameSize(name), 'large', name)
  for (const name of ['Entrance at the harbour', 'Gartenbaustadtpark', '北側の正面入口ホール']) {
    assert.equal(nameSize(name), 'medium', name)
  }
  for (const name of ['Donaudampfschifffahrtsgesellschaft', 'x'.repeat(60), `${'word '.repeat(11)}words`]) {
    assert.equal(nameSize(name), 'small', name)
  }
})
