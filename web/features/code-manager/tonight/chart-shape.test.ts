import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chartHeight, chartShape } from './chart-shape.ts'

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
