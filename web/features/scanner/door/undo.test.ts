import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '#contract/scanning.ts'
import type { Scan } from './scan-log.ts'
import { mayUndo } from './undo.ts'

const at = new Date('2026-05-01T19:42:00Z')
const minutes = (count: number) => at.getTime() + count * 60_000

function decided(verdict: Partial<Verdict>): Scan {
  const ok: Verdict = {
    success: true,
    reason: 'ok',
    message: '',
    data: null,
    max_scans: 1,
    remaining: 0,
    first_scan: null,
    colour: 'green',
    received_at: at.toISOString(),
    standing: 'counts',
    visit: null,
    ...verdict,
  }
  return { id: '1', text: '', at, way: 'camera', state: 'decided', verdict: ok }
}

test('a check-in can be undone for fifteen minutes', () => {
  assert.ok(mayUndo(decided({}), minutes(14)))
  assert.ok(!mayUndo(decided({}), minutes(15)))
})

test('a scan that does not count cannot be undone', () => {
  assert.ok(!mayUndo(decided({ standing: 'undone' }), minutes(1)))
  assert.ok(!mayUndo(decided({ standing: 'conflict' }), minutes(1)))
  assert.ok(!mayUndo(decided({ success: false, reason: 'blocked', standing: null }), minutes(1)))
})
