import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkState } from './link-state.ts'

const at = '2026-05-01T18:00:00.000Z'
const now = Date.parse(at)

test('a link works until its time has come, and not when it is switched off', () => {
  assert.equal(linkState({ is_active: true, expires_at: null }, now), 'active')
  assert.equal(linkState({ is_active: true, expires_at: at }, now - 1), 'expiring')
  assert.equal(linkState({ is_active: true, expires_at: at }, now), 'expired')
  assert.equal(linkState({ is_active: false, expires_at: null }, now), 'off')
  assert.equal(linkState({ is_active: false, expires_at: at }, now + 1), 'off')
})
