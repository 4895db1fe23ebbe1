import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brightnessOf } from './brightness.ts'

function picture(level: number, lit = { level: 0, rows: 0 }) {
  const [width, height] = [1280, 720]
  const data = new Uint8Array(width * height).fill(level)
  data.fill(lit.level, 0, width * lit.rows)
  return { data, width, height }
}

test('a covered lens is black, a hall without light is dark, and a lit room is neither', () => {
  assert.equal(brightnessOf(picture(6)), 'black')
  assert.equal(brightnessOf(picture(30)), 'dark')
  assert.equal(brightnessOf(picture(90)), 'light')
})

test('a lit phone in a dark hall needs no torch, and an exit sign does not count as light', () => {
  assert.equal(brightnessOf(picture(30, { level: 200, rows: 150 })), 'light')
  assert.equal(brightnessOf(picture(30, { level: 200, rows: 9 })), 'dark')
})
