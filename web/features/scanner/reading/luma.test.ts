import assert from 'node:assert/strict'
import { test } from 'node:test'
import { half, sharpen, smooth, twice, twoThirds, wholeOf, type Luma, type Room } from './luma.ts'
import { threshold } from './threshold.ts'

const room: Room = (width, height) => ({ data: new Uint8Array(width * height), width, height })
const even = (width: number, height: number, value: number): Luma => ({
  data: new Uint8Array(width * height).fill(value),
  width,
  height,
})

test('twice as large, what lies between two pixels is their mean', () => {
  const picture: Luma = { data: Uint8Array.of(0, 100, 50, 150), width: 2, height: 2 }
  const large = twice(picture, wholeOf(picture), room)
  assert.deepEqual([large.width, large.height], [4, 4])
  assert.deepEqual([...large.data.subarray(0, 8)], [0, 50, 100, 100, 25, 75, 125, 125])
})

test('half and two thirds as large, an even grey stays, and sums of pixels are kept', () => {
  const picture: Luma = { data: Uint8Array.of(0, 100, 50, 150), width: 2, height: 2 }
  assert.deepEqual([...half(picture, room).data], [75])
  const nine = twoThirds({ data: Uint8Array.of(90, 0, 0, 0, 0, 0, 0, 0, 180), width: 3, height: 3 }, room)
  assert.deepEqual([nine.width, nine.height, ...nine.data], [2, 2, 40, 0, 0, 80])
  assert.ok(twoThirds(even(32, 20, 100), room).data.every((value) => value === 100))
})

test('sharpening makes an edge between 100 and 140 steeper, and leaves an even grey as it is', () => {
  const picture = even(12, 8, 100)
  for (let y = 0; y < 8; y++) picture.data.fill(140, y * 12 + 6, y * 12 + 12)
  const { data } = sharpen(picture, wholeOf(picture), room, room)
  assert.equal(data[4 * 12 + 2], 100)
  assert.deepEqual([...data.subarray(4 * 12 + 4, 4 * 12 + 8)], [96, 76, 166, 146])
})

test('smoothing leaves an even grey as it is, and spreads a single bright dot', () => {
  const picture = even(5, 5, 100)
  picture.data[12] = 180
  const { data } = smooth(picture, wholeOf(picture), room)
  assert.equal(data[12], 120)
  assert.equal(data[11], 110)
  assert.equal(data[6], 105)
  assert.equal(data[0], 100)
})

test('black and white goes by what is around, so that a shadow does not hide what is in it', () => {
  const picture = even(60, 20, 200)
  for (let y = 0; y < 20; y++) picture.data.fill(60, y * 60 + 30, y * 60 + 60)
  // A dark spot in the light, and one in the shadow.
  picture.data[10 * 60 + 8] = 120
  picture.data[10 * 60 + 52] = 20
  const { data } = threshold(picture, wholeOf(picture), 4, room)
  assert.equal(data[10 * 60 + 8], 0)
  assert.equal(data[10 * 60 + 52], 0)
  assert.equal(data[5 * 60 + 8], 255)
  assert.equal(data[5 * 60 + 52], 255)
})
