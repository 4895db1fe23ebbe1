import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '#contract/scanning.ts'
import { colourOf, emptyLog, flashDelay, logScan, shownScan, type Happening, type ScanLog } from './scan-log.ts'

const at = new Date('2026-05-01T19:42:00Z')

const verdict: Verdict = {
  success: true,
  reason: 'ok',
  message: 'Welcome.',
  data: { contact_id: 'c', display_field_value: 'Mira', scan_count: 1 },
  max_scans: 1,
  remaining: 0,
  first_scan: null,
  colour: 'yellow',
  received_at: at.toISOString(),
  standing: 'counts',
}

const after = (...happenings: Happening[]): ScanLog => happenings.reduce(logScan, emptyLog)
const seen = (id: string): Happening => ({ type: 'seen', id, text: `text ${id}`, at })

test('the newest scan stands first, and only ten are kept', () => {
  const log = after(...Array.from({ length: 13 }, (_, number) => seen(String(number))))
  assert.equal(log.scans.length, 10)
  assert.equal(log.scans[0]?.id, '12')
})

test('nothing is shown as a result before its verdict is there', () => {
  assert.equal(shownScan(after(seen('a'))), undefined)
})

test('the result stays readable while the next code is being checked', () => {
  const log = after(seen('a'), { type: 'decided', id: 'a', verdict }, seen('b'))
  assert.equal(shownScan(log)?.id, 'a')
  assert.equal(log.scans[0]?.state, 'checking')
})

test('of two scans on their way the one that is decided last is shown', () => {
  const log = after(seen('a'), seen('b'), { type: 'decided', id: 'b', verdict }, { type: 'decided', id: 'a', verdict })
  assert.equal(shownScan(log)?.id, 'a')
})

test('the colour is the verdict’s, and a scan that was lost looks like a refusal', () => {
  const decided = after(seen('a'), { type: 'decided', id: 'a', verdict })
  assert.equal(colourOf(shownScan(decided)!), 'yellow')
  const lost = after(seen('a'), { type: 'retrying', id: 'a' }, { type: 'lost', id: 'a', message: 'away' })
  assert.equal(colourOf(shownScan(lost)!), 'dark-red')
})

test('the page never flashes more than three times a second', () => {
  assert.equal(flashDelay(undefined, 1000), 0)
  assert.equal(flashDelay(1000, 1100), 250)
  assert.equal(flashDelay(1000, 1400), 0)
})
