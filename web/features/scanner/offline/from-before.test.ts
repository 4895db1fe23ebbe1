import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFromBefore } from './from-before.ts'

const madeAt = '2026-05-01T20:00:00.000Z'
const link = { made_at: madeAt }
const at = (offsetMs: number, clockOffsetMs?: number) => ({ scannedAt: Date.parse(madeAt) + offsetMs, clockOffsetMs })

test('a scan from before a link was made is not for that link', () => {
  assert.equal(isFromBefore(link, at(-1)), true)
  assert.equal(isFromBefore(link, at(0)), false)
})

test('the clock of the server decides, as it does when the scan is handed in', () => {
  assert.equal(isFromBefore(link, at(-60_000, 120_000)), false)
  assert.equal(isFromBefore(link, at(60_000, -120_000)), true)
})

test('the organiser hands in every scan', () => {
  assert.equal(isFromBefore({}, at(-1e9)), false)
})

test('a link sends its own scans, also those of a phone whose clock is years behind', () => {
  assert.equal(isFromBefore(link, { ...at(-1e12), linkMadeAt: madeAt }), false)
  assert.equal(isFromBefore(link, { ...at(-1), linkMadeAt: '2026-05-01T19:00:00.000Z' }), true)
})

test('a clock that was compared after the scan corrects it', () => {
  assert.equal(isFromBefore(link, at(-60_000), 120_000), false)
  assert.equal(isFromBefore(link, at(-60_000, 0), 120_000), true)
})
