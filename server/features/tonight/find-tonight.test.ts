import assert from 'node:assert/strict'
import { test } from 'node:test'
import { curveOf } from './find-tonight.ts'
import { shownPeriod } from './shown-period.ts'

const at = (time: string) => new Date(`2026-11-28T${time}:00Z`)
const soFar = { doors: [], conflicts: 0, gone: 0 }

test('an evening is shown from its opening until now, and to its end once it is over', () => {
  const night = { opensAt: at('19:00'), closesAt: at('23:00') }
  assert.equal(shownPeriod(night, at('18:59')), undefined)
  const begun = shownPeriod(night, at('20:00'))
  assert.deepEqual(begun, { from: at('19:00'), to: at('20:00'), stepSeconds: 60, isWhole: true })
  const over = shownPeriod(night, new Date('2026-12-24T10:00:00Z'))
  assert.deepEqual(over, { from: at('19:00'), to: at('23:00'), stepSeconds: 300, isWhole: true })
})

test('a list without times, or open for more than a day, is shown for 12 hours', () => {
  const shown = { from: at('08:15'), to: at('20:17'), stepSeconds: 300, isWhole: false }
  assert.deepEqual(shownPeriod({ opensAt: null, closesAt: null }, at('20:17')), shown)
  assert.deepEqual(shownPeriod({ opensAt: new Date('2026-11-01T10:00:00Z'), closesAt: null }, at('20:17')), shown)
  const whole = shownPeriod({ opensAt: new Date('2026-11-27T20:17:00Z'), closesAt: null }, at('20:17'))
  assert.equal(whole?.isWhole, true)
})

test('guests add up, and people inside are counted back from those of now', () => {
  const period = { from: at('19:00'), to: new Date(at('19:04').getTime() - 1), stepSeconds: 60, isWhole: true }
  const firsts = [
    { step: 0, guests: 2 },
    { step: 3, guests: 5 },
  ]
  const changes = [
    { step: 0, people: 2 },
    { step: 1, people: -1 },
    { step: 3, people: 5 },
  ]
  const curve = curveOf(period, { ...soFar, firsts, changes }, 6)
  assert.deepEqual(
    [curve.came, curve.inside],
    [
      [2, 2, 2, 7],
      [2, 1, 1, 6],
    ],
  )
  assert.equal(curveOf(period, { ...soFar, firsts, changes }, null).inside, null)
})

test('a curve has at most 145 steps', () => {
  for (const minutes of [1, 119, 121, 719, 721, 1440, 100_000]) {
    const opensAt = new Date(at('20:00').getTime() - minutes * 60_000)
    const period = shownPeriod({ opensAt, closesAt: null }, at('20:00'))!
    const { came } = curveOf(period, { ...soFar, firsts: [], changes: [] }, null)
    assert.ok(came.length >= 1 && came.length <= 145, `${minutes}: ${came.length}`)
  }
})
