import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { speak } from '../../../ui/spoken.ts'
import { doorOf } from './door-of.ts'

after(() => speak('en'))

test('guests who were counted out together have a word instead of a door', async () => {
  assert.equal(doorOf({ door: 'system', direction: 'out' }), 'Everyone out')
  await speak('de')
  assert.equal(doorOf({ door: 'system', direction: 'out' }), 'Alle auschecken')
})

test('a door keeps its own name', () => {
  assert.equal(doorOf({ door: 'North gate', direction: 'out' }), 'North gate')
  assert.equal(doorOf({ door: 'system', direction: 'in' }), 'system')
})
