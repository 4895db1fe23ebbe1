import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settingsIn } from './device-settings.ts'

const usual = { hasSound: true, asksFirst: false, badge: undefined }

test('by default a device plays sounds, does not ask first and prints no badge', () => {
  assert.deepEqual(settingsIn(null), usual)
})

test('settings are kept', () => {
  const badge = { width: 62, height: 29, isByItself: true }
  const kept = { hasSound: false, asksFirst: true, badge }
  assert.deepEqual(settingsIn(JSON.stringify(kept)), kept)
})

test('nonsense in the storage is no setting', () => {
  for (const text of ['{', 'null', '[]', '"x"', '{"hasSound":"no","asksFirst":1}']) {
    assert.deepEqual(settingsIn(text), usual, text)
  }
})
