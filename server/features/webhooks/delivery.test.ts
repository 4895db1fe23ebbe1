import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDelivery } from './delivery.ts'

const read = (form: Record<string, string>) => readDelivery(new URLSearchParams(form).toString())

test('a delivery names its member', () => {
  for (const type of ['subscribe', 'unsubscribe', 'profile', 'cleaned']) {
    const hint = read({ type, 'data[email]': ' Änna@Example.com', 'data[merges][FNAME]': 'x=y&z' })
    assert.deepEqual(hint, { kind: type, email: 'änna@example.com', oldEmail: undefined })
  }
  assert.deepEqual(read({ type: 'upemail', 'data[new_email]': 'b@example.com', 'data[old_email]': 'A@example.com' }), {
    kind: 'upemail',
    email: 'b@example.com',
    oldEmail: 'a@example.com',
  })
})

test('only addresses are read from a delivery, whatever else it contains', () => {
  const form = {
    'data[email]': 'a@example.com',
    'data[old_email]': 'b@example.com',
    'data[new_email]': 'c@example.com',
  }
  assert.deepEqual(read({ type: 'profile', ...form }), {
    kind: 'profile',
    email: 'a@example.com',
    oldEmail: undefined,
  })
})

test('an address has at most 320 characters, and nothing but the address', () => {
  const longest = `${'a'.repeat(308)}@example.com`
  assert.equal(read({ type: 'profile', 'data[email]': longest })?.email, longest)
  for (const email of [`a${longest}`, 'a b@example.com', 'a@example.com b'])
    assert.equal(read({ type: 'profile', 'data[email]': email }), undefined, email)
})

test('a delivery without an address says nothing', () => {
  for (const form of [
    { type: 'campaign', 'data[id]': '1', 'data[status]': 'sent' },
    { type: 'subscribe' },
    { type: 'profile', 'data[email]': '' },
    { type: 'profile', 'data[email]': 'no address' },
    { type: 'profile', 'data[email]': 'a@b\0.example' },
    { type: 'profile', 'data[email]': `${'a'.repeat(320)}@example.com` },
    { type: 'upemail', 'data[email]': 'a@example.com' },
    { 'data[email]': 'a@example.com' },
  ]) {
    assert.equal(read(form), undefined)
  }
  assert.equal(readDelivery(''), undefined)
  assert.equal(readDelivery('%%%=%&&&=&data[email]'), undefined)
})
