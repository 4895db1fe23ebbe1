import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guestLine, guestOf } from './guest-name.ts'

test('a guest without a name is called so, with the email beside it, masked or whole', () => {
  assert.deepEqual(guestOf('a…@example.com', 'Guest'), { name: 'Guest', email: 'a…@example.com' })
  assert.equal(guestLine('ada@example.com', 'Guest'), 'Guest (ada@example.com)')
  assert.equal(guestLine('Ada @ the bar', 'Guest'), 'Ada @ the bar')
  assert.deepEqual([guestOf('', 'Guest').name, guestLine('', 'Guest')], ['Guest', ''])
})
