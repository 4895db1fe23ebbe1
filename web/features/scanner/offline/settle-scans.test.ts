import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '#contract/scanning.ts'
import { admission } from '../testing/admission.ts'
import { whatIsWrong } from './settle-scans.ts'

test('staff get an alert for each scan whose guest was shown something else, and for no other', () => {
  const told = (what: string, change: Partial<Verdict>) => whatIsWrong(what, { ...admission, ...change })
  assert.equal(told('ok', {}), undefined)
  assert.equal(told('ok', { standing: 'undone' }), undefined)
  assert.equal(told('ok', { standing: 'conflict' }), 'lost')
  assert.equal(told('ok', { success: false, reason: 'conflict', standing: 'conflict' }), 'lost')
  assert.equal(told('ok', { success: false, reason: 'already_used', standing: null }), 'lost')
  assert.equal(told('ok', { success: false, reason: 'blocked', standing: null }), 'not_counted')
  assert.equal(told('already_used', { success: false, reason: 'already_used', standing: null }), undefined)
  assert.equal(told('unknown_code', {}), 'admitted')
})
