import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expected, nightLines } from './night-lines.ts'

const opened = Date.parse('2026-11-28T19:00:00Z')
const at = (minutes: number) => opened + minutes * 60_000

const curve = {
  from: new Date(opened).toISOString(),
  step_seconds: 300,
  is_whole: true,
  came: [10, 20, 30, 40, 50, 60, 65],
  inside: [10, 20, 28, 35, 44, 50, 52],
}
const night = {
  curve,
  earlier: [],
  figures: { invited: 500, came: 66, inside: 51, left: 15 },
  end: at(32),
  isOpen: true,
  closesAt: at(420),
}

test('the lines begin at nothing with the opening and end with the numbers of now', () => {
  const lines = nightLines(night)!
  assert.deepEqual(lines.came[0], { at: opened, count: 0 })
  assert.deepEqual(lines.came[1], { at: at(5), count: 10 })
  assert.deepEqual(lines.came.at(-1), { at: at(32), count: 66 })
  assert.deepEqual(lines.inside!.at(-1), { at: at(32), count: 51 })
  assert.deepEqual([lines.band, lines.nights, lines.from, lines.to], [[], 0, opened, at(60)])
})

test('before the first guest there is nothing to draw', () => {
  assert.equal(nightLines({ ...night, curve: null }), undefined)
  assert.equal(nightLines({ ...night, figures: { ...night.figures, came: 0 } }), undefined)
})

test('a list without times begins with its first guest', () => {
  const late = { ...curve, is_whole: false, came: [0, 0, 0, 2, 5, 5, 6], inside: null }
  const lines = nightLines({ ...night, curve: late, figures: { ...night.figures, came: 90, inside: null } })!
  assert.deepEqual(lines.came[0], { at: at(10), count: 0 })
  assert.deepEqual(lines.came.at(-1), { at: at(32), count: 6 })
  assert.equal(lines.inside, undefined)
})

test('people inside have a line only where both their past and their number are known', () => {
  const insideOf = (change: Partial<typeof night>) => nightLines({ ...night, ...change })!.inside
  assert.equal(insideOf({ figures: { ...night.figures, inside: null as never } }), undefined)
  assert.equal(insideOf({ curve: { ...curve, inside: null as never } }), undefined)
})

const earlier = [
  { name: 'Club', opened_at: '', came: [20, 50, 80, 100, 100, 100, 100, 100] },
  { name: 'Club', opened_at: '', came: [30, 60, 90, 100, 100, 100, 100, 100] },
]

test('with earlier nights the band goes on until their last guests, and no further than the closing', () => {
  const lines = nightLines({ ...night, earlier })!
  assert.equal(lines.nights, 2)
  assert.equal(lines.band[0]?.at, at(32))
  assert.equal(lines.band.at(-1)!.at, at(60))
  assert.ok(lines.band.at(-1)!.low > 66)
  assert.equal(nightLines({ ...night, earlier, closesAt: at(45) })!.band.at(-1)!.at, at(45))
  assert.deepEqual(nightLines({ ...night, earlier, isOpen: false })!.band, [])
})

test('guests are expected by the next half hour that is 30 minutes away, or by the end of the band', () => {
  const long = earlier.map((each) => ({ ...each, came: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] }))
  const lines = nightLines({ ...night, earlier: long })!
  assert.equal(expected(lines)!.at, at(90))
  const short = nightLines({ ...night, earlier })!
  assert.deepEqual(expected(short), short.band.at(-1))
  assert.equal(expected(nightLines({ ...night, earlier, closesAt: at(45) })!), undefined)
  assert.equal(expected(nightLines(night)!), undefined)
})
