import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forecastArrivals, forecastAt, type Profile, shareAt } from './forecast.ts'

const slow: Profile = [10, 30, 60, 100]
const quick: Profile = [40, 80, 100, 100]
const tonight = { minutes: 30, came: 60, invited: 1000 }

test('a share is read between the points of a night', () => {
  assert.deepEqual(
    [0, 15, 22.5, 60, 500].map((minutes) => shareAt(slow, minutes)),
    [0, 0.1, 0.2, 1, 1],
  )
})

test('without two earlier nights that can be compared there is no forecast', () => {
  assert.equal(forecastArrivals([], tonight), undefined)
  assert.equal(forecastArrivals([slow], tonight), undefined)
  assert.equal(forecastArrivals([slow, [1, 2, 3, 9]], tonight), undefined, 'a night of nine guests')
  assert.equal(forecastArrivals([slow, [1, 2, 50, 100]], tonight), undefined, 'a night that began later')
  assert.equal(forecastArrivals([slow, quick], { ...tonight, came: 9 }), undefined)
  assert.equal(forecastArrivals([slow, quick], { ...tonight, minutes: 0 }), undefined)
  assert.equal(forecastArrivals([slow, []], tonight), undefined)
})

test('the band reaches from the quicker night to the slower one, and begins at the count of now', () => {
  const forecast = forecastArrivals([slow, quick], tonight)
  assert.ok(forecast)
  assert.equal(forecast.nights, 2)
  assert.deepEqual(forecast.points[0], { minutes: 30, low: 60, middle: 60, high: 60 })
  // Slow: 60 guests are 30 %, so 200 in all. Quick: 60 are 80 %, so 75 in all.
  const end = forecast.points.at(-1)!
  assert.equal(end.minutes, 60)
  assert.equal(end.middle, Math.round((200 + 75) / 2))
  assert.ok(end.low < 75 && end.low > 60, String(end.low))
  assert.ok(end.high > 200 && end.high < 230, String(end.high))
})

test('a forecast never falls, and never exceeds the guests that are invited', () => {
  const { points } = forecastArrivals([slow, quick], { ...tonight, invited: 120 })!
  for (const [place, point] of points.entries()) {
    assert.ok(point.low <= point.middle && point.middle <= point.high && point.high <= 120)
    assert.ok(place === 0 || point.low >= points[place - 1]!.low)
  }
  assert.equal(points.at(-1)!.high, 120)
  // More came than are invited, as with guests that left the list.
  assert.equal(forecastArrivals([slow, quick], { ...tonight, invited: 10 })!.points.at(-1)!.high, 60)
})

test('a moment between two points is read from both, and none after the last', () => {
  const forecast = { nights: 2, points: [point(30, 60), point(45, 90)] }
  assert.deepEqual(forecastAt(forecast, 40), point(40, 80))
  assert.deepEqual(forecastAt(forecast, 30), point(30, 60))
  assert.equal(forecastAt(forecast, 46), undefined)
})

const point = (minutes: number, count: number) => ({ minutes, low: count, middle: count, high: count })

/** Whole numbers from 0 to `below`, the same in every run. */
function openDice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A night of guests that each come by the same habit: most in the first two hours. */
function nightOf(guests: number, dice: (below: number) => number): number[] {
  const came = Array.from({ length: 16 }, () => 0)
  for (let guest = 0; guest < guests; guest += 1) {
    const first = Math.floor((dice(8) + dice(8)) / 2) + dice(4)
    for (let step = first; step < came.length; step += 1) came[step]! += 1
  }
  return came
}

test('of 400 nights with the habits of the earlier ones, most end within the band', () => {
  const dice = openDice(7)
  let within = 0
  for (let night = 0; night < 400; night += 1) {
    const earlier = Array.from({ length: 4 }, () => nightOf(200 + dice(400), dice))
    const whole = nightOf(200 + dice(400), dice)
    const now = { minutes: 90, came: whole[5]!, invited: 2000 }
    const { low, high } = forecastArrivals(earlier, now)!.points.at(-1)!
    if (low <= whole.at(-1)! && whole.at(-1)! <= high) within += 1
  }
  assert.ok(within >= 280, `${within} of 400`)
})
