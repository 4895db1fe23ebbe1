import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeNext, whereElse, withNext } from './access.ts'

const here = { path: '/scanner/abc?x=1', next: null }

test('a screen for members sends visitors to sign in, and remembers the requested page', () => {
  assert.equal(whereElse('member', 'signed-out', here), '/login?next=%2Fscanner%2Fabc%3Fx%3D1')
  assert.equal(whereElse('member', 'signed-out', { path: '/app', next: null }), '/login')
  assert.equal(whereElse('member', 'signed-in', here), undefined)
})

test('a guest screen redirects a signed-in organiser to the requested page, or to the dashboard', () => {
  assert.equal(whereElse('guest', 'signed-in', { path: '/login', next: '/scanner/abc' }), '/scanner/abc')
  assert.equal(whereElse('guest', 'signed-in', { path: '/login', next: null }), '/app')
  assert.equal(whereElse('guest', 'signed-out', here), undefined)
})

test('no redirect while sign-in is being checked, nor from a public screen', () => {
  for (const access of ['public', 'guest', 'member'] as const)
    assert.equal(whereElse(access, 'checking', here), undefined)
  for (const state of ['signed-in', 'signed-out'] as const) assert.equal(whereElse('public', state, here), undefined)
})

test('sign-in never leads to another site', () => {
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ]) {
    assert.equal(safeNext(next), undefined, next)
  }
  assert.equal(safeNext('/app/qr-manager/7'), '/app/qr-manager/7')
  assert.equal(withNext('/register', undefined), '/register')
})
