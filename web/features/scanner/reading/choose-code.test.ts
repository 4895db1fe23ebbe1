import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseCode, placeOf, type PlacedCode } from './choose-code.ts'
import { guidesOf, shownPart } from './guides.ts'
import type { Corners } from './luma.ts'

const guides = guidesOf({ width: 960, height: 720 })

function code(key: string, x: number, y: number, side: number, isOurs = true): PlacedCode {
  const half = side / 2
  const corners: Corners = [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ]
  return { text: key, key, isOurs, corners, ...placeOf(corners, guides) }
}

const chosen = (codes: PlacedCode[], locked: string[] = []) => {
  const { code, isTwo } = chooseCode(codes, locked)
  return [code?.key, isTwo]
}

test('the code in the middle is scanned, and not that of the next guest in the queue', () => {
  assert.deepEqual(chosen([code('next', 760, 300, 80), code('held', 470, 370, 240)]), ['held', false])
  assert.deepEqual(chosen([code('next', 930, 300, 200), code('held', 470, 370, 240)]), ['held', false])
})

test('a code outside the corners is not scanned, however large it is', () => {
  assert.deepEqual(chosen([code('next', 900, 360, 300)]), [undefined, false])
})

test('two codes of one size inside the corners are two', () => {
  assert.deepEqual(chosen([code('A', 330, 360, 200), code('B', 640, 360, 200)]), ['A', true])
})

test('the middle one of two codes of one size is scanned, and both are held', () => {
  const codes = [code('A', 470, 360, 200), code('B', 700, 360, 200)]
  assert.deepEqual(chosen(codes), ['A', false])
  assert.deepEqual(
    chooseCode(codes, ['A']).held.map(({ key }) => key),
    ['A', 'B'],
  )
  assert.deepEqual(chooseCode([code('A', 470, 360, 200), code('next', 760, 300, 80)], []).held.length, 1)
})

test('a code that was scanned is passed over, and that of the next guest beside it is scanned', () => {
  const codes = [code('A', 470, 360, 200), code('B', 700, 360, 180)]
  assert.deepEqual(chosen(codes, ['A']), ['B', false])
  assert.deepEqual(chosen(codes, ['A', 'B']), [undefined, false])
})

test('while a scanned code is still held near, a much smaller one behind it has to wait', () => {
  assert.deepEqual(chosen([code('A', 470, 360, 240), code('next', 760, 300, 80)], ['A']), [undefined, false])
})

test('the code of a poster does not stand in the way of a guest', () => {
  const codes = [code('poster', 480, 360, 200, false), code('A', 700, 360, 180)]
  assert.deepEqual(chosen(codes), ['A', false])
  assert.deepEqual(chosen(codes.slice(0, 1)), ['poster', false])
})

test('the screen shows the middle of a frame, in the form of the box', () => {
  const box = { width: 390, height: 292.5 }
  assert.deepEqual(shownPart({ width: 1280, height: 720 }, box), { left: 160, top: 0, width: 960, height: 720 })
  assert.deepEqual(shownPart({ width: 720, height: 1280 }, box), { left: 0, top: 370, width: 720, height: 540 })
  const whole = { left: 0, top: 0, width: 640, height: 480 }
  assert.deepEqual(shownPart({ width: 640, height: 480 }, { width: 0, height: 0 }), whole)
})
