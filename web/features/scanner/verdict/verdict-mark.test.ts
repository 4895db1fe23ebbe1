import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '#contract/scanning.ts'
import { localReasons } from '#contract/scanning.ts'
import { reasons, type Reason } from '#domain/verdict.ts'
import type { Scan } from '../door/scan-log.ts'
import { markOf } from './verdict-mark.ts'
import { wordsOf } from '../words/scan-words.ts'

const seen = { id: '1', text: 'ABCDEFGH23456789ABCDEFGH', at: new Date(), way: 'camera' } as const

function decided(reason: Reason, standing: Verdict['standing'] = null): Scan {
  const verdict: Verdict = {
    success: reason === 'ok',
    reason,
    message: '',
    data: null,
    max_scans: null,
    remaining: null,
    first_scan: null,
    colour: reason === 'ok' ? 'green' : 'dark-red',
    received_at: '2026-05-01T19:42:00Z',
    standing,
    visit: null,
  }
  return { ...seen, state: 'decided', verdict }
}

const shapeOf = (scan: Scan) => `${markOf(scan).outline} ${markOf(scan).sign}`

test('in and refused have another shape, and so has what this device said alone', () => {
  const outlines = new Set(
    [decided('ok', 'counts'), decided('blocked'), ...(['ok', 'blocked'] as const).map(saved)].map(
      (scan) => markOf(scan).outline,
    ),
  )
  assert.equal(outlines.size, 4)
})

test('every verdict differs from all others without colour: by its words, and most by their sign', () => {
  const scans = [...reasons.map((reason) => decided(reason)), ...localReasons.map(saved), decided('ok', 'undone')]
  const said = scans.map((scan) => [shapeOf(scan), wordsOf(scan).title, wordsOf(scan).note].join(' | '))
  assert.equal(new Set(said).size, scans.length)
})

test('a check-in that lost its place is one no more', () => {
  assert.equal(markOf(decided('ok', 'counts')).outline, 'circle')
  assert.equal(markOf(decided('ok', 'conflict')).outline, 'triangle')
  assert.equal(markOf(decided('ok', 'undone')).outline, 'none')
})

test('an unchecked scan is neither accepted nor refused', () => {
  assert.equal(markOf({ ...seen, state: 'lost', message: '' }).outline, 'triangle')
  assert.equal(markOf({ ...seen, state: 'checking', isRetrying: false }).outline, 'none')
})

function saved(reason: (typeof localReasons)[number]): Scan {
  const local = { reason, name: undefined, scanCount: undefined, maxScans: undefined, colour: 'green' } as const
  return { ...seen, state: 'saved', local }
}
