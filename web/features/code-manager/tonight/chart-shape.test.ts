import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chartHeight, chartShape, countTicks, timeTicks } from './chart-shape.ts'

const from = Date.parse('2026-11-28T19:00:00Z')
const at = (minutes: number) => from + minutes * 60_000
const point = (minutes: number, count: number) => ({ at: at(minutes), count })
const lines = {
  came: [point(0, 0), point(30, 100)],
  inside: [point(0, 0), point(30, 80)],
  band: [],
  nights: 0,
  from,
  to: at(60),
}

test('the lines are within the chart, from the opening at the left to now', () => {
  const shape = chartShape(lines, 150, 400)
  assert.equal(shape.came, `M44 224L${(44 + 386) / 2} ${shape.now.came.y}`)
  assert.ok(shape.now.inside!.y > shape.now.came.y)
  assert.ok(shape.capacity! >= shape.top && shape.capacity! < shape.now.came.y)
  assert.ok(shape.bottom < chartHeight)
  assert.equal(shape.band, undefined)
})

test('in a full house the number inside stands where the capacity was named', () => {
  assert.equal(chartShape(lines, 150, 400).isCapacityNamed, true)
  assert.equal(
    chartShape({ ...lines, inside: [point(0, 0), point(30, 16)], came: [point(0, 0), point(30, 8)] }, 16, 400)
      .isCapacityNamed,
    false,
  )
})

test('a capacity far above all numbers, or without people inside, is not drawn', () => {
  assert.equal(chartShape(lines, 10_000, 400).capacity, undefined)
  assert.equal(chartShape({ ...lines, inside: undefined }, 150, 400).capacity, undefined)
  assert.equal(chartShape(lines, null, 400).capacity, undefined)
})

test('a band goes from the highest numbers back along the lowest', () => {
  const of = (minutes: number, low: number, high: number) => ({ at: at(minutes), minutes, low, middle: low, high })
  const shape = chartShape({ ...lines, band: [of(30, 100, 100), of(60, 120, 160)] }, null, 400)
  assert.match(shape.band!, /^M\S+ \S+L386 \S+L386 \S+L\S+ \S+Z$/)
  assert.ok(shape.middle)
})

test('a narrow chart has fewer times', () => {
  const many = chartShape(lines, null, 800).times.length
  const few = chartShape(lines, null, 250).times.length
  assert.ok(few >= 2 && few < many, `${few} ${many}`)
})

test('counts have round marks', () => {
  assert.deepEqual(countTicks(540), [0, 200, 400])
  assert.deepEqual(countTicks(3), [0, 1, 2, 3])
  assert.deepEqual(countTicks(100_000), [0, 50_000, 100_000])
})

test('times have marks of the clock, as many as fit', () => {
  const at = (time: string) => Date.parse(`2026-11-28T${time}:00Z`)
  const marks = (from: string, to: string, most: number) =>
    timeTicks(at(from), at(to), most).map((each) => new Date(each).toISOString().slice(11, 16))
  assert.deepEqual(marks('19:00', '22:00', 7), ['19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00'])
  assert.deepEqual(marks('19:00', '22:00', 4), ['19:00', '20:00', '21:00', '22:00'])
  assert.deepEqual(marks('19:07', '19:30', 6), ['19:10', '19:15', '19:20', '19:25', '19:30'])
})
