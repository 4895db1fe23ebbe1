import assert from 'node:assert/strict'
import { test } from 'node:test'
import { counted } from './counted.ts'

test('one takes the singular, zero and many take the plural', () => {
  const said = [0, 1, 2, 2300].map((count) => counted(count, 'contact is', 'contacts are'))
  assert.deepEqual(said, ['0 contacts are', '1 contact is', '2 contacts are', '2,300 contacts are'])
})

test('a figure is written as its reader writes figures', () => {
  assert.equal(
    counted(2300, 'contact', 'contacts', (count) => count.toLocaleString('de')),
    '2.300 contacts',
  )
})
