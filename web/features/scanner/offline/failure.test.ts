import assert from 'node:assert/strict'
import { test } from 'node:test'
import { declinedFrom } from '../../../api/declined.ts'
import { failureOf } from './failure.ts'

const ours = { success: false, message: 'List not found', error: 'List not found', errors: {}, code: 'list_not_found' }

test('a refusal by Listpass declines, and a page of a Wi-Fi, firewall or proxy only means that it is away', () => {
  for (const status of [401, 403, 404, 409, 413, 422]) {
    const { kind, message } = failureOf(declinedFrom(status, ours), false)
    assert.deepEqual([kind, message], ['declined', 'List not found'])
    for (const foreign of [undefined, '<html>', {}, { message: 'Forbidden' }, { error: 'access_denied' }]) {
      const failure = failureOf(declinedFrom(status, foreign), false)
      assert.deepEqual([failure.kind, failure.status], ['away', undefined])
      assert.match(failure.message, /We couldn’t reach Listpass/)
    }
  }
})
