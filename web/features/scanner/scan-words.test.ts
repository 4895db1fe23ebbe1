import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '#contract/scanning.ts'
import type { Scan } from './scan-log.ts'
import { lineOf, wordsOf } from './scan-words.ts'

const ok: Verdict = {
  success: true,
  reason: 'ok',
  message: 'Welcome.',
  data: { contact_id: 'c', display_field_value: 'Mira Lindqvist', scan_count: 1 },
  max_scans: 1,
  remaining: 0,
  first_scan: null,
  colour: 'green',
  received_at: '2026-05-01T19:42:00Z',
  standing: 'counts',
}

const code = 'ABCDEFGH23456789ABCDEFGH'
const decided = (verdict: Partial<Verdict>, text = code): Scan => ({
  id: '1',
  text,
  at: new Date(ok.received_at),
  state: 'decided',
  verdict: { ...ok, ...verdict },
})

test('an admission is the name, and how many of how many', () => {
  assert.deepEqual(wordsOf(decided({})), {
    title: 'Checked in',
    name: 'Mira Lindqvist',
    detail: 'Welcome.',
    count: 'Scan 1 of 1',
  })
  assert.deepEqual(lineOf(decided({})), { outcome: undefined, name: 'Mira Lindqvist' })
})

test('a used code says when and where it was used first, in local time', () => {
  const first = { at: '2026-05-01T17:30:00Z', door: 'North gate' }
  const { detail } = wordsOf(
    decided({ success: false, reason: 'already_used', first_scan: first, message: 'UTC words' }),
  )
  assert.match(detail, /^First scan: .*, North gate\.$/)
})

test('a text that is no code of ours is shown, but not a whole page of it', () => {
  const refused = decided({ success: false, reason: 'malformed', data: null, max_scans: null }, 'x'.repeat(300))
  assert.equal(wordsOf(refused).name.length, 40)
  assert.equal(lineOf(refused).outcome, 'Not a Listpass code')
})

test('a code that nobody knows is shown as the guest would read it out', () => {
  const refused = decided({ success: false, reason: 'unknown_code', data: null, max_scans: null })
  assert.equal(wordsOf(refused).name, 'ABCD EFGH 2345 6789 ABCD EFGH')
})

test('a name of nothing that can be seen is no name, and a door’s name stays apart in its sentence', () => {
  const named = (name: string) => decided({ data: { contact_id: 'c', display_field_value: name, scan_count: 1 } })
  assert.equal(wordsOf(named('\u202E\u200B')).name, 'Contact without a name')
  assert.equal(wordsOf(named('\u202Edesu ydaerlA')).name, 'desu ydaerlA')
  const first = { at: '2026-05-01T17:30:00Z', door: '\u202Eשער \u2067' }
  const { detail } = wordsOf(decided({ success: false, reason: 'already_used', first_scan: first }))
  assert.match(detail, /, \u2068שער\u2069\.$/)
})
