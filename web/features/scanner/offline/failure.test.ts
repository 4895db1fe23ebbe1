import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Declined } from '../../../api/declined.ts'
import { failureOf } from './failure.ts'

test('a 404 with our sentence declines, and one of a proxy before Listpass says nothing about the list', () => {
  const ours = new Declined(404, { success: false, message: 'List not found', error: 'List not found', errors: {} })
  assert.equal(failureOf(ours, false).kind, 'declined')
  assert.equal(failureOf(new Declined(404), false).kind, 'broken')
  assert.equal(failureOf(new Declined(409), false).kind, 'declined')
})
