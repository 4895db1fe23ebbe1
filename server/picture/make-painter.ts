// Turns the white modules of a code into the bytes of its PNG, by setting bits in a finished file.
// A module is one byte wide at scale 8 and two at scale 16, so a pixel row consists of the bytes 0x00 and 0xFF. The
// stream encodes the modules of one pixel row in codes of two bits and copies the rest: the quiet zone, and the same
// row seven or fifteen times more.
// So all pictures of a size differ only in one bit per module (two at scale 16) and in two checksums. The bits come
// from the symbol tables. Adler-32 is a sum of bytes weighted by position, so it is updated while the bits are set.
// CRC-32 is linear, so it could be in the tables too, but over 400 bytes Node's own takes 0.1 µs.
import { crc32, inflateRawSync } from 'node:zlib'
import { copies, deflate, type Token } from './deflate.ts'
import { pngFile, streamAt, typeAt } from './png-file.ts'
import { quietZone } from './draw-symbol.ts'
import type { Cell, SymbolTables } from './tabulate-symbols.ts'

/** Pixels per module. Only multiples of 8, because the painter needs whole bytes. */
export type Scale = 8 | 16

/** Adler-32 counts modulo the largest prime below 65,536. */
const adlerPrime = 65_521

/** Each step of painting sets 16 bits of the stream. */
const bitsPerStep = 16

/** Lengths in bytes, unless stated otherwise. */
type Layout = { size: number; scale: Scale; module: number; edge: number; row: number; pixelRows: number }

function layoutOf(size: number, scale: Scale): Layout {
  const module = scale / 8
  const pixelRows = (size + 2 * quietZone) * scale
  return { size, scale, module, edge: quietZone * module, row: 1 + pixelRows / 8, pixelRows }
}

/** Makes the PNG from the result of {@link SymbolTables.whiteModules}. */
export function makePainter({ base, cells }: Pick<SymbolTables, 'base' | 'cells'>, scale: Scale) {
  const layout = layoutOf(base.length, scale)
  const { tokens, moduleTokens } = tokensOf(layout, withDarkCells(base, cells))
  const { bytes, bitAt } = deflate(tokens)
  const { bitStart, weight } = stepsOf(layout, cells, (row, column) => bitAt[moduleTokens[row]![column]!]!)
  const { spread, count, placesAhead, modulesPerStep } = patterns(layout)
  const modulesMask = (1 << modulesPerStep) - 1
  const placeWeight = 255 * scale * layout.module * layout.module
  const start = adlerOf(inflateRawSync(bytes))

  // The first two bytes mean zlib without a dictionary. Space for Adler-32 follows the stream.
  const blank = pngFile(layout.pixelRows, Buffer.concat([Buffer.of(0x78, 0x01), bytes, Buffer.alloc(4)]))
  const file = Buffer.from(blank)
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  const adlerAt = streamAt + 2 + bytes.length
  const checked = file.subarray(typeAt, adlerAt + 4)

  return (whiteModules: Int32Array): Buffer => {
    file.set(blank)
    let whites = 0
    let places = 0
    let weighted = 0
    let step = 0
    for (let at = 0; at < whiteModules.length; at++) {
      const word = whiteModules[at]!
      for (let shift = 0; shift < 32; shift += modulesPerStep) {
        const modules = (word >>> shift) & modulesMask
        const bit = bitStart[step]!
        const place = bit >> 3
        view.setInt32(place, view.getInt32(place, true) | (spread[modules]! << (bit & 7)), true)
        whites += count[modules]!
        places += placesAhead[modules]!
        weighted += count[modules]! * weight[step]!
        step++
      }
    }
    const sum = (start.sum + whites * 255 * scale * layout.module) % adlerPrime
    const sumOfSums = (start.sumOfSums + weighted + places * placeWeight) % adlerPrime
    file.writeUInt32BE(sumOfSums * 65_536 + sum, adlerAt)
    file.writeUInt32BE(crc32(checked), adlerAt + 4)
    return Buffer.from(file)
  }
}

/** The symbol with all modules of the cells dark, because painting can only set bits. */
function withDarkCells(base: boolean[][], cells: Cell[]): boolean[][] {
  const symbol = base.map((row) => [...row])
  for (const { row, column } of cells) symbol[row]!.fill(true, column, column + 8)
  return symbol
}

/** Describes the whole picture as tokens, and finds the first token of each module. */
function tokensOf({ size, scale, module, edge, row }: Layout, symbol: boolean[][]) {
  const white = Array.from({ length: edge }, (): Token => ({ byte: 0xff }))
  const whiteRest = copies(size * module + edge, 1)
  const whiteRows = (quietZone * scale - 1) * row
  const filterAndEdge = 1 + edge

  const tokens: Token[] = [{ byte: 0x00 }, ...white, ...whiteRest, ...copies(whiteRows + filterAndEdge, row)]
  const moduleTokens = symbol.map((modules) => {
    const places = modules.map((isDark) => {
      for (let byte = 0; byte < module; byte++) tokens.push({ byte: isDark ? 0x00 : 0xff })
      return tokens.length - module
    })
    // The right edge, the same row again, and the beginning of the next: copies of the pixel row above.
    tokens.push(...copies(edge + (scale - 1) * row + filterAndEdge, row))
    return places
  })
  tokens.push(...whiteRest, ...copies(whiteRows, row))
  return { tokens, moduleTokens }
}

/**
 * For each step: the bit in the file at which its first module begins, and the amount that a white last module adds to
 * Adler-32.
 */
function stepsOf(layout: Layout, cells: Cell[], bitOf: (row: number, column: number) => number) {
  const { size, scale, module, edge, row, pixelRows } = layout
  const modulesPerStep = bitsPerStep / (2 * module)
  const words = Math.ceil(cells.length / 4)
  // Steps that pad the last word, or are entirely past the right edge of the symbol, set no bit, so their position does
  // not matter.
  const bitStart = new Int32Array((words * 32) / modulesPerStep)
  const weight = new Int32Array(bitStart.length)
  let step = 0
  for (const cell of cells) {
    for (let column = cell.column; column < cell.column + 8; column += modulesPerStep, step++) {
      if (column >= size) continue
      bitStart[step] = (streamAt + 2) * 8 + bitOf(cell.row, column)
      let sum = 0
      for (let line = 0; line < scale; line++) {
        for (let byte = 0; byte < module; byte++) {
          const lastColumn = column + modulesPerStep - 1
          const place = ((quietZone + cell.row) * scale + line) * row + 1 + edge + lastColumn * module + byte
          sum += 255 * (row * pixelRows - place)
        }
      }
      weight[step] = sum % adlerPrime
    }
  }
  return { bitStart, weight }
}

/**
 * For each pattern of a step's modules: its bits in the stream, the number of white modules, and their total distance
 * from the step's last module. Adler-32 counts a byte once more for each place that it is further ahead.
 */
function patterns({ module }: Layout) {
  const modulesPerStep = bitsPerStep / (2 * module)
  const spread = new Int32Array(1 << modulesPerStep)
  const count = new Int32Array(spread.length)
  const placesAhead = new Int32Array(spread.length)
  for (let pattern = 0; pattern < spread.length; pattern++) {
    for (let at = 0; at < modulesPerStep; at++) {
      if (!(pattern & (1 << at))) continue
      for (let byte = 0; byte < module; byte++) spread[pattern]! |= 1 << (2 * (at * module + byte) + 1)
      count[pattern]!++
      placesAhead[pattern]! += modulesPerStep - 1 - at
    }
  }
  return { spread, count, placesAhead, modulesPerStep }
}

function adlerOf(bytes: Uint8Array) {
  let sum = 1
  let sumOfSums = 0
  for (const byte of bytes) {
    sum = (sum + byte) % adlerPrime
    sumOfSums = (sumOfSums + sum) % adlerPrime
  }
  return { sum, sumOfSums }
}
