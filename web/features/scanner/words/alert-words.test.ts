import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOfAlert } from './alert-words.ts'
import type { Alert } from '../door/door-state.ts'

const alert: Alert = {
  id: 'an alert',
  scanId: '1',
  kind: 'lost',
  name: 'Mira Lindqvist',
  text: undefined,
  reason: undefined,
  at: new Date(2026, 4, 1, 20, 14),
  door: 'North gate',
}

test('a guest who was let in twice is named, with the time and the other door', () => {
  const { title, detail } = wordsOfAlert(alert)
  assert.equal(title, 'Mira Lindqvist was let in twice.')
  assert.match(detail, /14:00|:14/)
  assert.match(detail, /North gate was first/)
  assert.match(wordsOfAlert({ ...alert, kind: 'elsewhere' }).detail, /by North gate/)
  assert.match(wordsOfAlert({ ...alert, door: undefined }).detail, /another door was first/)
})

test('a guest who should not have been let in is shown with the reason', () => {
  const { title, detail } = wordsOfAlert({ ...alert, kind: 'not_counted', reason: 'unknown_code' })
  assert.match(title, /should not have been let in/)
  assert.match(detail, /Not on the list/)
})

test('a guest without a name is called a guest, with the email beside it', () => {
  assert.equal(wordsOfAlert({ ...alert, name: 'm…@example.com' }).title, 'Guest (m…@example.com) was let in twice.')
})

test('without a name the code is shown, and without a code “Someone”', () => {
  const unnamed = { ...alert, name: undefined, text: 'ABCDEFGH23456789ABCDEFGH' }
  assert.match(wordsOfAlert(unnamed).title, /^ABCD EFGH/)
  assert.match(wordsOfAlert({ ...unnamed, text: undefined }).title, /^Someone/)
})

test('each kind of news has its own sentence', () => {
  const kinds: Alert['kind'][] = ['lost', 'not_counted', 'admitted', 'elsewhere', 'set_aside']
  const said = kinds.map((kind) => Object.values(wordsOfAlert({ ...alert, kind })).join(' '))
  assert.equal(new Set(said).size, kinds.length)
})
