import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settingsIn } from './device-settings.ts'

test('by default a device plays sounds and does not ask first', () => {
  assert.deepEqual(settingsIn(null), { hasSound: true, asksFirst: false })
})

test('settings are kept', () => {
  assert.deepEqual(settingsIn('{"hasSound":false,"asksFirst":true}'), { hasSound: false, asksFirst: true })
})

test('nonsense in the storage is no setting', () => {
  for (const text of ['{', 'null', '[]', '"x"', '{"hasSound":"no","asksFirst":1}']) {
    assert.deepEqual(settingsIn(text), { hasSound: true, asksFirst: false }, text)
  }
})
