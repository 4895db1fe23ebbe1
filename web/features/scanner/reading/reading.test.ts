import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { encodeQR } from 'qr'
import { busyArea } from './busy-area.ts'
import { smooth, wholeOf, type Luma, type Room } from './luma.ts'
import { createPictureReader, readingOf } from './picture-reader.ts'
import { readAgain } from './read-again.ts'
import { readFirst } from './read-first.ts'
import { guidesOf } from './guides.ts'
import { keyOf, nothing } from './reading.ts'
import { aroundLast, ways } from './ways.ts'
import { openZxing } from './zxing.ts'

const room: Room = (width, height) => ({ data: new Uint8Array(width * height), width, height })
const even = (width: number, height: number, value: number): Luma => ({
  data: new Uint8Array(width * height).fill(value),
  width,
  height,
})

const text = 'HTTPS://LISTPASS.EXAMPLE/Q/23456789ABCDEFGHJKMNPQRS/SCAN'
const nextText = 'HTTPS://LISTPASS.EXAMPLE/Q/ZYXWVUTSRQPNMKJHGFEDCBA9/SCAN'

type Wall = {
  left: number
  top: number
  scale: number
  dark?: number
  light?: number
  code?: string
  /** The size in modules of a missing square in the middle. */
  damage?: number
}

/** A code on a grey wall, with the size of a module in pixels and the place of its upper left corner. */
function wall({ left, top, scale, dark = 30, light = 220, code = text, damage = 0 }: Wall) {
  const picture = even(1280, 720, 120)
  const modules = encodeQR(code, 'raw', { ecc: 'medium', border: 4 })
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      for (let at = 0; at < scale * scale; at++) {
        const [across, down] = [left + x * scale + (at % scale), top + y * scale + Math.floor(at / scale)]
        const isGone = Math.abs(x - 18) < damage / 2 && Math.abs(y - 18) < damage / 2
        picture.data[down * 1280 + across] = isDark && !isGone ? dark : light
      }
  return picture
}

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
const zxing = await openZxing({ wasmBinary: new Uint8Array(wasm).buffer })

test('every way reads a plain code in the middle', () => {
  const picture = wall({ left: 560, top: 290, scale: 4 })
  for (const { name, area, prepare, options } of ways) {
    if ('around' in options) continue
    assert.equal(zxing.read(prepare(picture, area(picture), zxing.room), options).codes[0]?.text, text, name)
  }
})

test('a code in a corner, a small one and a faint one are read, and an empty wall is empty', () => {
  const read = createPictureReader(zxing, Infinity)
  assert.equal(read(wall({ left: 20, top: 20, scale: 4 })).text, text)
  assert.equal(read(wall({ left: 900, top: 500, scale: 2 })).text, text)
  assert.equal(read(wall({ left: 300, top: 200, scale: 5, dark: 100, light: 130 })).text, text)
  assert.deepEqual({ ...read(even(1280, 720, 120)), ms: 0 }, nothing)
})

test('pictures of other sizes, very small ones included, are no trouble', () => {
  const read = createPictureReader(zxing, Infinity)
  for (const [width, height] of [
    [1, 1],
    [3, 200],
    [64, 64],
    [720, 1280],
    [1280, 1280],
  ] as const)
    assert.equal(read(even(width, height, 90)).text, undefined, `${width} × ${height}`)
})

/** A picture whose pixels come from another one: `place` gives the pixel to take for each. */
function bent(from: Luma, place: (x: number, y: number) => { x: number; y: number }): Luma {
  const picture = even(from.width, from.height, 120)
  for (let y = 0; y < from.height; y++) {
    for (let x = 0; x < from.width; x++) {
      const at = place(x, y)
      const [across, down] = [Math.round(at.x), Math.round(at.y)]
      if (across >= 0 && down >= 0 && across < from.width && down < from.height)
        picture.data[y * from.width + x] = from.data[down * from.width + across]!
    }
  }
  return picture
}

const folds = (x: number, y: number) => ({ x: x + 2.5 * Math.sin(y / 31), y: y + 2.5 * Math.sin(x / 27) })

/** The code that the reader finds anywhere in the picture, without reading its text. */
function foundUnread(picture: Luma) {
  const whole = ways.find(({ name }) => name === 'whole')
  assert.ok(whole && !('around' in whole.options))
  const seen = zxing.read(whole.prepare(picture, wholeOf(picture), zxing.room), whole.options)
  assert.deepEqual(seen.codes, [])
  const [unread] = seen.unread
  assert.ok(unread)
  return { picture: seen.picture, unread }
}

test('a code on a shirt with folds is found, and read when its grid is laid along them', () => {
  const { picture, unread } = foundUnread(bent(wall({ left: 560, top: 290, scale: 5 }), folds))
  assert.equal(readAgain(picture, unread), text)
})

test('a code whose modules shine into each other is read when that is taken off them', () => {
  let picture = wall({ left: 560, top: 290, scale: 4 })
  for (let pass = 0; pass < 9; pass++) picture = smooth(picture, wholeOf(picture), room)
  const seen = foundUnread(picture)
  assert.equal(readAgain(seen.picture, seen.unread), text)
})

test('a find where there is no code gives no text', () => {
  const picture = even(1280, 720, 120)
  for (let at = 0; at < picture.data.length; at++) picture.data[at] = (at * 7919) % 251
  const corners = [
    { x: 500, y: 200 },
    { x: 700, y: 210 },
    { x: 690, y: 400 },
    { x: -40, y: 4000 },
  ] as const
  for (const side of [21, 29, 57])
    assert.equal(readAgain(picture, { corners, side, isInverted: false, isSure: true }), undefined)
  // Four corners in a row are no plane.
  const row = [corners[0], corners[0], corners[0], corners[0]] as const
  assert.equal(readAgain(picture, { corners: row, side: 29, isInverted: true, isSure: true }), undefined)
})

test('the dense part of a picture is where the code is', () => {
  const { left, top, width, height } = busyArea(wall({ left: 800, top: 400, scale: 4 }), 224)
  assert.ok(left > 600 && left <= 820 && left + width >= 940, `${left}, ${width}`)
  assert.ok(top > 250 && top <= 420 && top + height >= 540, `${top}, ${height}`)
})

/** Two codes on one wall: `near` in front, `far` of the next guest. */
function queue(near: Parameters<typeof wall>[0], far: Parameters<typeof wall>[0]): Luma {
  const picture = wall(near)
  const behind = wall({ ...far, code: nextText })
  for (let at = 0; at < picture.data.length; at++) if (behind.data[at] !== 120) picture.data[at] = behind.data[at]!
  return picture
}

const shownWhole = { guides: guidesOf({ width: 1280, height: 720 }), locked: [] as string[] }

test('in a queue the code in the middle is read, by quick and by slow phones, however sharp the one at the edge is', () => {
  for (const frameMs of [0, 40, Infinity]) {
    let picture = queue({ left: 480, top: 200, scale: 8 }, { left: 1120, top: 300, scale: 3 })
    assert.equal(createPictureReader(zxing, frameMs)(picture, shownWhole).text, text)
    picture = queue({ left: 480, top: 200, scale: 8 }, { left: 960, top: 300, scale: 3 })
    assert.equal(createPictureReader(zxing, frameMs)(picture, shownWhole).text, text)
    assert.equal(createPictureReader(zxing, frameMs)(picture).text, text)
  }
})

test('before the library has come, a large code in the middle is read, and none beside it', () => {
  const inMiddle = wall({ left: 480, top: 200, scale: 8 })
  assert.equal(readFirst(inMiddle, shownWhole).text, text)
  assert.equal(readFirst(inMiddle, { ...shownWhole, locked: [keyOf(text)] }).text, undefined)
  assert.equal(
    readFirst(queue({ left: 480, top: 200, scale: 8 }, { left: 960, top: 300, scale: 3 }), shownWhole).text,
    text,
  )
  assert.equal(readFirst(wall({ left: 800, top: 200, scale: 8 }), shownWhole).text, undefined)
  assert.equal(readFirst(even(1280, 720, 120), shownWhole).text, undefined)
})

test('the next code is looked for first where the last one was, and read elsewhere too', () => {
  for (const frameMs of [0, Infinity]) {
    const read = createPictureReader(zxing, frameMs)
    assert.notEqual(read(wall({ left: 500, top: 240, scale: 6 }), shownWhole).way, 'where the last code was')
    const next = read(wall({ left: 520, top: 230, scale: 6, code: nextText }), { ...shownWhole, locked: [keyOf(text)] })
    assert.deepEqual([next.text, next.way], [nextText, 'where the last code was'])
    const elsewhere = read(wall({ left: 700, top: 100, scale: 4 }), { ...shownWhole, locked: [keyOf(nextText)] })
    assert.equal(elsewhere.text, text)
  }
})

test('the place of the last code is found again when a verdict leaves the camera a window', () => {
  const whole = { width: 1280, height: 720 }
  const place = { across: -100, down: 0, side: 200 }
  assert.deepEqual(aroundLast(place, { ...whole, data: new Uint8Array() })?.area(even(1280, 720, 0)), {
    left: 340,
    top: 160,
    width: 400,
    height: 400,
  })
  assert.deepEqual(aroundLast(place, even(960, 300, 0))?.area(even(960, 300, 0)), {
    left: 180,
    top: 0,
    width: 400,
    height: 300,
  })
  assert.equal(aroundLast({ ...place, across: 700 }, even(960, 300, 0)), undefined)
})

test('codes of the system’s reader are chosen by the same rules as our own', () => {
  const square = (x: number) =>
    [
      { x, y: 260 },
      { x: x + 200, y: 260 },
      { x: x + 200, y: 460 },
      { x, y: 460 },
    ] as const
  const picture = even(1280, 720, 120)
  const found = [
    { text: nextText, corners: square(760) },
    { text, corners: square(540) },
  ]
  const cost = { ms: 7, way: 'the reader of the system' }
  const both = readingOf(found, picture, shownWhole, cost)
  assert.deepEqual([both.text, both.isTwo, both.marks.length, both.ms], [text, false, 2, 7])
  assert.equal(
    readingOf(found.slice(0, 1), picture, { ...shownWhole, locked: [keyOf(nextText)] }, cost).text,
    undefined,
  )
  const outside = readingOf([{ text, corners: square(1050) }], picture, shownWhole, cost)
  assert.deepEqual([outside.text, outside.isOutside], [undefined, true])
})

test('a code outside the corners is seen and not read', () => {
  const read = createPictureReader(zxing, Infinity)
  const { text: none, isOutside, seen } = read(wall({ left: 1120, top: 300, scale: 3 }), shownWhole)
  assert.deepEqual([none, isOutside, seen.length], [undefined, true, 1])
})

test('two codes of one size are two, and when one of them was scanned the other is read', () => {
  const picture = queue({ left: 300, top: 260, scale: 5 }, { left: 700, top: 260, scale: 5 })
  const read = createPictureReader(zxing, 0)
  assert.equal(read(picture, shownWhole).isTwo, true)
  const { text: other, isTwo, seen } = read(picture, { ...shownWhole, locked: [keyOf(text)] })
  assert.deepEqual([other, isTwo, seen.length], [nextText, false, 2])
})

test('the middle one of two codes of one size is read, and both are marked', () => {
  const picture = queue({ left: 500, top: 240, scale: 6 }, { left: 790, top: 250, scale: 5 })
  const read = createPictureReader(zxing, 0)
  const { text: taken, isTwo, marks } = read(picture, shownWhole)
  assert.deepEqual([taken, isTwo, marks.length], [text, false, 2])
  assert.deepEqual(
    marks.flatMap(({ key, isInMiddle }) => (isInMiddle ? [key] : [])),
    [keyOf(text)],
  )
  const { corners } = marks.find(({ isInMiddle }) => isInMiddle)!
  const [left, top] = [Math.min(...corners.map(({ x }) => x)) * 1280, Math.min(...corners.map(({ y }) => y)) * 720]
  // The corners are those of the code, inside the four light modules around it.
  assert.ok(Math.abs(left - 524) <= 3 && Math.abs(top - 264) <= 3, `${left} ${top}`)
  assert.deepEqual(read(wall({ left: 500, top: 240, scale: 6 }), shownWhole).marks, [])
})

test('a code at the side waits a fifth of a second for one in the middle that cannot be read yet', () => {
  const hidden = foundUnread(wall({ left: 500, top: 230, scale: 7, damage: 14 })).picture
  const picture = { ...hidden, data: hidden.data.slice() }
  const beside = wall({ left: 790, top: 300, scale: 3, code: nextText })
  for (let at = 0; at < picture.data.length; at++) if (beside.data[at] !== 120) picture.data[at] = beside.data[at]!
  const read = createPictureReader(zxing, 0)
  const texts = Array.from({ length: 6 }, () => read(picture, shownWhole).text)
  assert.deepEqual(texts.slice(0, 4), [undefined, undefined, undefined, undefined])
  assert.ok(texts.slice(4).includes(nextText))
})
