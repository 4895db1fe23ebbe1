import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offsetOf, sampleOf, withSample, type ClockSample } from './clock.ts'

const after = (...samples: ClockSample[]) => samples.reduce<readonly ClockSample[]>(withSample, [])

test('half of the round trip is taken off, and is the doubt', () => {
  assert.deepEqual(sampleOf(new Date(10_000), 4000, 4200), { ms: 5900, within: 100 })
})

test('the quickest answer is believed most', () => {
  assert.equal(offsetOf(after({ ms: 5100, within: 300 }, { ms: 5020, within: 10 }, { ms: 4900, within: 400 })), 5020)
  assert.equal(offsetOf([]), undefined)
})

test('when the device’s clock is set, earlier samples are forgotten', () => {
  assert.equal(offsetOf(after({ ms: 5020, within: 10 }, { ms: -295_000, within: 200 })), -295_000)
})

test('only the latest eight are held against each other', () => {
  const samples = Array.from({ length: 9 }, (_, place) => ({ ms: place, within: 100 + place }))
  assert.equal(offsetOf(after(...samples)), 1)
})
