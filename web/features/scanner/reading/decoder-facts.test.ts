import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createDecoderFacts } from './decoder-facts.ts'
import { nothing } from './reading.ts'

const seen = { ...nothing, ms: 10, brightness: 'light' as const }

test('a picture that is black for three seconds is reported, a briefly covered lens is not', () => {
  const facts = createDecoderFacts()
  const black = { ...seen, brightness: 'black' as const }
  for (let now = 0; now <= 2000; now += 40) facts.add(black, now)
  assert.equal(facts.shown().brightness, 'light')
  facts.add(seen, 2040)
  for (let now = 2080; now <= 5200; now += 40) facts.add(black, now)
  assert.equal(facts.shown().brightness, 'black')
  facts.add(seen, 5240)
  assert.equal(facts.shown().brightness, 'light')
})

test('a hall that stays dark is reported sooner, so that the light is offered', () => {
  const facts = createDecoderFacts()
  const dark = { ...seen, brightness: 'dark' as const }
  for (let now = 0; now <= 1440; now += 40) facts.add(dark, now)
  assert.equal(facts.shown().brightness, 'light')
  facts.add(dark, 1520)
  assert.equal(facts.shown().brightness, 'dark')
})

test('for a report it counts what was read by which way, and frames that were given up', () => {
  const facts = createDecoderFacts()
  facts.add(undefined, 0)
  for (let count = 0; count < 3; count++) facts.add({ ...seen, text: 'x', way: 'whole' }, 40)
  assert.equal(facts.shown().frames, 4)
  assert.deepEqual(facts.shown().facts, ['10.0 ms a frame', '3 by whole'])
})
