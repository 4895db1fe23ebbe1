// Codes on broken displays: cracks through finders, chips, a corner that is gone. Each is drawn here, and read by lines alone.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { encodeQR } from 'qr'
import { findByLines } from './find-by-lines.ts'
import type { Luma } from './luma.ts'
import { createPictureReader } from './picture-reader.ts'
import { readAgain } from './read-again.ts'
import { ways, type Way } from './ways.ts'
import { openZxing, type ReadOptions } from './zxing.ts'

const text = 'HTTPS://LISTPASS.EXAMPLE/Q/23456789ABCDEFGHJKMNPQRS/SCAN'
const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
const zxing = await openZxing({ wasmBinary: new Uint8Array(wasm).buffer })
const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })

type LibraryWay = Way & { options: ReadOptions }
type Mark = { from: [number, number]; to: [number, number]; width: number; light: number }

const scale = 5

/** A display with the code, turned by a fifth of a right angle. The marks over it are in modules of the code and its margin. */
function display(marks: readonly Mark[], { dark = 25, light = 215 } = {}): Luma {
  const [width, height] = [320, 320]
  const data = new Uint8Array(width * height).fill(light)
  const [cos, sin] = [Math.cos(0.3), Math.sin(0.3)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [(x + 0.5 - width / 2) / scale, (y + 0.5 - height / 2) / scale]
      const [u, v] = [dx * cos + dy * sin + modules.length / 2, dy * cos - dx * sin + modules.length / 2]
      if (modules[Math.floor(v)]?.[Math.floor(u)]) data[y * width + x] = dark
      for (const mark of marks) if (isOn(mark, u, v)) data[y * width + x] = mark.light
    }
  return { data, width, height }
}

function isOn({ from: [x1, y1], to: [x2, y2], width }: Mark, u: number, v: number): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const along = Math.min(Math.max(((u - x1) * dx + (v - y1) * dy) / (dx * dx + dy * dy), 0), 1)
  return Math.hypot(u - x1 - along * dx, v - y1 - along * dy) < width / 2
}

function readByLines(picture: Luma): string | undefined {
  for (const each of findByLines(picture, { around: 16, thickness: 2 }).unread) {
    const read = readAgain(picture, each)
    if (read !== undefined) return read
  }
  return undefined
}

/** Cracks that pass through the ring and the middle of each finder, dark and light. */
const throughFinders: Mark[] = [
  { from: [0, 9], to: [20, 6], width: 0.5, light: 10 },
  { from: [6, 0], to: [9, 22], width: 0.45, light: 240 },
  { from: [24, 0], to: [36, 12], width: 0.5, light: 10 },
  { from: [30, 2], to: [17, 20], width: 0.4, light: 240 },
  { from: [0, 24], to: [14, 34], width: 0.5, light: 10 },
  { from: [10, 36], to: [20, 18], width: 0.45, light: 10 },
]

test('cracks through all three finders: the reader’s library finds no code, and scan lines do', () => {
  const cracked = display(throughFinders)
  const byLibrary = ways.filter(({ options }) => !('around' in options))
  for (const { name, area, prepare, options } of byLibrary as LibraryWay[])
    assert.deepEqual(zxing.read(prepare(cracked, area(cracked), zxing.room), options).codes, [], name)
  assert.equal(readByLines(cracked), text)
  const chips: Mark[] = [
    { from: [18, 18], to: [19, 19], width: 2, light: 10 },
    { from: [22, 25], to: [23, 24.5], width: 1.6, light: 240 },
  ]
  assert.equal(readByLines(display([...throughFinders, ...chips])), text)
  assert.equal(createPictureReader(zxing, Infinity)(cracked).text, text)
})

test('a phone in dark mode is read under cracks too', () => {
  const flipped = throughFinders.map((mark) => ({ ...mark, light: 255 - mark.light }))
  assert.equal(readByLines(display(flipped, { dark: 220, light: 30 })), text)
})

test('a broken corner takes a finder away: two and what lies between them are enough', () => {
  for (const [u, v] of [
    [4, 4],
    [33, 4],
    [4, 33],
  ] as const)
    assert.equal(readByLines(display([{ from: [u, v], to: [u + 0.1, v], width: 9, light: 120 }])), text, `${u} ${v}`)
})

test('what looks like finders and is no code has no text', () => {
  const squares = display([]).data.map((value, at) => (isData(at) ? 215 : value))
  assert.equal(readByLines({ data: squares, width: 320, height: 320 }), undefined)
  assert.equal(readByLines({ data: new Uint8Array(320 * 320).fill(120), width: 320, height: 320 }), undefined)
})

/** Whether a pixel shows neither a finder nor the timing between them. */
function isData(at: number): boolean {
  const [dx, dy] = [((at % 320) + 0.5 - 160) / scale, (Math.floor(at / 320) + 0.5 - 160) / scale]
  const [cos, sin] = [Math.cos(0.3), Math.sin(0.3)]
  return dx * cos + dy * sin > -6 && dy * cos - dx * sin > -6
}
