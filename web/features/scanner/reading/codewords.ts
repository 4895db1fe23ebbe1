// Where a QR code (ISO/IEC 18004, model 2, versions 1 to 10) keeps its codewords, and how they are corrected: with the contrast of
// each module known, the codewords with the faintest modules count as missing instead of wrong.
import { textOfBits } from './text-of-bits.ts'
import { correct } from './reed-solomon.ts'

/** Symbols of parity in a block, and blocks, by level (L, M, Q, H) and version from 1. */
const parities = [
  [7, 10, 15, 20, 26, 18, 20, 24, 30, 18],
  [10, 16, 26, 18, 24, 16, 18, 22, 22, 26],
  [13, 22, 18, 26, 18, 24, 18, 22, 20, 24],
  [17, 28, 22, 16, 22, 28, 26, 26, 24, 28],
] as const
const blocks = [
  [1, 1, 1, 1, 1, 2, 2, 2, 2, 4],
  [1, 1, 1, 2, 2, 4, 4, 4, 5, 5],
  [1, 1, 2, 2, 4, 4, 6, 6, 8, 8],
  [1, 1, 2, 4, 4, 4, 5, 6, 8, 8],
] as const

/** The bits of a format are this, changed by level and mask. Its first two bits name the levels in this order. */
const formatBase = 0x5412
const levelOf = [1, 0, 3, 2] as const

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

type Format = { bits: number; level: number; mask: number }

const formats: readonly Format[] = Array.from({ length: 32 }, (_, data) => {
  let rest = data
  for (let bit = 0; bit < 10; bit++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  return { bits: ((data << 10) | rest) ^ formatBase, level: levelOf[data >> 3]!, mask: data & 7 }
})

/** More wrong bits than this in both copies of the format, and it is not one. */
const mostOff = 9

/** Of all codewords of a block, these shares of the parity are counted as missing, one after the other. */
const sharesMissing = [0, 0.25, 0.5, 0.7, 0.85] as const

/** The largest code of which this knows the codewords. */
export const mostSide = 57

/**
 * The text of a code: `modules` has the contrast of each, below 0 for dark; its size says how sure it is. Undefined: too much is
 * wrong, or the code is of a kind that this does not know.
 */
export function textOfModules(modules: Float32Array, side: number): string | undefined {
  const version = (side - 17) / 4
  const format = formatOf(modules, side)
  if (!format || !Number.isInteger(version) || version < 1 || side > mostSide) return undefined
  const order = orderOf(side)
  const mask = masks[format.mask]!
  const isFlipped = (module: number) => mask(module % side, Math.floor(module / side))
  const words = new Uint8Array(order.length >> 3)
  const sure = new Float32Array(words.length).fill(Infinity)
  for (let bit = 0; bit < words.length * 8; bit++) {
    const module = order[bit]!
    const isDark = modules[module]! < 0
    const word = bit >> 3
    if (isDark !== isFlipped(module)) words[word]! |= 128 >> (bit & 7)
    sure[word] = Math.min(sure[word]!, Math.abs(modules[module]!))
  }
  const parity = parities[format.level]![version - 1]!
  const data: number[] = []
  for (const places of placesOfBlocks(words.length, blocks[format.level]![version - 1]!, parity)) {
    if (!correctBlock(words, sure, places, parity)) return undefined
    for (const place of places.slice(0, -parity)) data.push(words[place]!)
  }
  return textOfBits(Uint8Array.from(data), version)
}

function correctBlock(words: Uint8Array, sure: Float32Array, places: readonly number[], parity: number): boolean {
  const doubtful = [...places.keys()].sort((a, b) => sure[places[a]!]! - sure[places[b]!]!)
  for (const share of sharesMissing) {
    const block = Uint8Array.from(places, (place) => words[place]!)
    if (!correct(block, parity, doubtful.slice(0, Math.min(Math.floor(parity * share), parity - 4)))) continue
    for (const [at, place] of places.entries()) words[place] = block[at]!
    return true
  }
  return false
}

/** Data is dealt out to the blocks one word each, and so is parity. Later blocks may have a word more. */
function placesOfBlocks(words: number, count: number, parity: number): number[][] {
  const data = words - parity * count
  const least = Math.floor(data / count)
  const short = count - (data % count)
  return Array.from({ length: count }, (_, block) => {
    const own = Array.from({ length: least }, (_each, at) => at * count + block)
    if (block >= short) own.push(least * count + block - short)
    return [...own, ...Array.from({ length: parity }, (_each, at) => data + at * count + block)]
  })
}

/** The modules of both copies of the format, in the order of its bits from the lowest. */
function formatPlaces(side: number): [number, number][] {
  const at = (x: number, y: number) => y * side + x
  return Array.from({ length: 15 }, (_, bit) => {
    const near = bit < 6 ? at(8, bit) : bit < 8 ? at(8, bit + 1) : bit === 8 ? at(7, 8) : at(14 - bit, 8)
    const far = bit < 8 ? at(side - 1 - bit, 8) : at(8, side - 15 + bit)
    return [near, far]
  })
}

function formatOf(modules: Float32Array, side: number): Format | undefined {
  const places = formatPlaces(side)
  const off = ({ bits }: Format) =>
    places.flat().filter((module, at) => modules[module]! < 0 !== (((bits >> (at >> 1)) & 1) === 1)).length
  const [best] = formats.map((format) => ({ format, off: off(format) })).sort((a, b) => a.off - b.off)
  return best && best.off <= mostOff ? best.format : undefined
}

const orders = new Map<number, Uint16Array>()

/** The modules that hold data, in the order of their bits: up and down in columns two wide, from the right. */
function orderOf(side: number): Uint16Array {
  const known = orders.get(side)
  if (known) return known
  const order: number[] = []
  let isUp = true
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right--
    for (let step = 0; step < side; step++) {
      const y = isUp ? side - 1 - step : step
      for (const x of [right, right - 1]) if (!isPattern(x, y, side)) order.push(y * side + x)
    }
    isUp = !isUp
  }
  const made = Uint16Array.from(order)
  orders.set(side, made)
  return made
}

/** Finders with the format, timing, alignment patterns, and from version 7 the version. */
function isPattern(x: number, y: number, side: number): boolean {
  const far = side - 8
  if ((x < 9 && y < 9) || (x >= far && y < 9) || (x < 9 && y >= far) || x === 6 || y === 6) return true
  if (side >= 45 && ((x >= far - 3 && y < 6) || (y >= far - 3 && x < 6))) return true
  return centresOf(side).some((row) => centresOf(side).some((column) => isAround(x, y, column, row, side)))
}

function isAround(x: number, y: number, column: number, row: number, side: number): boolean {
  const isInFinder = (column === 6 && row === 6) || (column === 6 && row > side - 9) || (row === 6 && column > side - 9)
  return !isInFinder && Math.abs(x - column) <= 2 && Math.abs(y - row) <= 2
}

/** The rows, and the columns, of the middles of alignment patterns. */
export function centresOf(side: number): readonly number[] {
  if (side === 21) return []
  return side < 45 ? [6, side - 7] : [6, (side - 1) / 2, side - 7]
}
