// The placeholder for a code: three corners like a QR symbol, and the word SAMPLE.
import { deflateSync } from 'node:zlib'
import type { Scale } from './make-painter.ts'
import { pngFile } from './png-file.ts'
import { svgOf } from './svg-of.ts'
import { quietZone } from './draw-symbol.ts'

export type SamplePicture = { png: Record<Scale, Buffer>; svg: string }

const word = [
  '.###...###..#...#.####..#.....#####',
  '#...#.#...#.##.##.#...#.#.....#....',
  '#.....#...#.#.#.#.#...#.#.....#....',
  '.###..#####.#...#.####..#.....####.',
  '....#.#...#.#...#.#.....#.....#....',
  '#...#.#...#.#...#.#.....#.....#....',
  '.###..#...#.#...#.#.....#####.#####',
]

const corner = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

/** Drawn in quarters of a module, because the word would not fit in whole modules. */
const quarters = 4

/** Draws the placeholder as large as the picture of a symbol with this many modules. */
export function samplePicture(size: number): SamplePicture {
  const dark = drawSample(size * quarters)
  const margin = quietZone * quarters
  return {
    png: { 8: sampleFile(dark, margin, 8 / quarters), 16: sampleFile(dark, margin, 16 / quarters) },
    svg: svgOf(dark, { margin, unit: 8 / quarters }),
  }
}

function drawSample(side: number): boolean[][] {
  const dark = Array.from({ length: side }, () => Array<boolean>(side).fill(false))
  const draw = (shape: string[], zoom: number, left: number, top: number) =>
    shape.forEach((line, y) => {
      for (const { index } of line.matchAll(/#/g)) {
        const start = left + index * zoom
        for (let row = 0; row < zoom; row++) dark[top + y * zoom + row]!.fill(true, start, start + zoom)
      }
    })

  const far = side - corner.length * quarters
  draw(corner, quarters, 0, 0)
  draw(corner, quarters, far, 0)
  draw(corner, quarters, 0, far)
  const zoom = Math.floor(side / word[0]!.length)
  draw(word, zoom, (side - word[0]!.length * zoom) >> 1, (side - word.length * zoom) >> 1)
  return dark
}

function sampleFile(dark: boolean[][], margin: number, unit: number): Buffer {
  const pixels = (dark.length + 2 * margin) * unit
  const row = 1 + pixels / 8
  const bytes = Buffer.alloc(row * pixels, 0xff)
  for (let y = 0; y < pixels; y++) {
    bytes[y * row] = 0
    for (let x = 0; x < pixels; x++) {
      const isDark = dark[Math.floor(y / unit) - margin]?.[Math.floor(x / unit) - margin]
      if (isDark) bytes[y * row + 1 + (x >> 3)]! &= ~(0x80 >> (x & 7))
    }
  }
  return pngFile(pixels, deflateSync(bytes, { level: 9 }))
}
