import assert from 'node:assert/strict'
import { test } from 'node:test'
import { elsewhereOf } from './parts.ts'

const at = { listId: '7', mayEdit: true, hasCodes: true, search: '', hash: '' }

test('a list with codes opens each part at its own address', () => {
  for (const part of ['tonight', 'manager', 'settings', 'guests'] as const)
    assert.equal(elsewhereOf({ ...at, part }), undefined)
  assert.equal(elsewhereOf({ ...at, part: 'settings', hash: '#notifying' }), undefined)
})

test('an old address of Tonight still leads to that night', () => {
  const night = { ...at, part: 'manager', search: '?occasion=friday' } as const
  assert.equal(elsewhereOf(night), '/app/qr-manager/7/tonight?occasion=friday')
  assert.equal(elsewhereOf({ ...night, mayEdit: false }), '/app/qr-manager/7/tonight?occasion=friday')
})

test('a viewer with the address of the manager sees the night', () => {
  assert.equal(elsewhereOf({ ...at, part: 'manager', mayEdit: false }), '/app/qr-manager/7/tonight')
  assert.equal(elsewhereOf({ ...at, part: 'tonight', mayEdit: false, hasCodes: false }), undefined)
})

test('a place that left the settings is found where it is now', () => {
  for (const hash of ['#setup', '#mailchimp', '#disable-system'])
    assert.equal(elsewhereOf({ ...at, part: 'settings', hash }), `/app/qr-manager/7${hash}`)
})

test('a list without codes begins with its setup', () => {
  assert.equal(elsewhereOf({ ...at, part: 'tonight', hasCodes: false }), '/app/qr-manager/7')
})
