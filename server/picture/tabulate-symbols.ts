// Draws the symbol of a code without an encoder, by some hundred XORs from tables.
// Version, error correction level and mask are fixed. Then every module is the exclusive or of some bits of the text
// and a constant: placing and masking are linear by nature. Reed-Solomon is linear over GF(2⁸), and so over GF(2).
// So the symbol of any text is the symbol of a base text XOR one difference for each differing bit. One encoding per
// bit gives all differences; we need no Reed-Solomon arithmetic of our own.
import { drawSymbol, modeOf } from './draw-symbol.ts'
import { type Unit, unitOf } from './text-units.ts'

/**
 * Eight modules side by side, of which at least one depends on the code. Modules past the edge of the symbol are dark.
 */
export type Cell = { row: number; column: number }

export type SymbolTables = {
  /** The symbol of a base code. Outside the cells, it equals the symbol of every code. */
  base: boolean[][]
  cells: Cell[]
  /**
   * The white modules of a code's cells, four cells per word: the module in column + k of cell i is bit 8 · (i mod 4) +
   * k of word i / 4. Returns the same array each time; it is valid until the next call. Throws a RangeError for an
   * invalid code.
   */
  whiteModules: (code: string) => Int32Array
}

/** Tables for all codes of this length that can be at this place of the link without changing its mode. */
export function tabulateSymbols(link: string, codeAt: number, codeLength: number): SymbolTables {
  const mode = modeOf(link)
  const unit = unitOf[mode]
  // In alphanumeric mode a code may begin and end inside a pair of characters.
  const codeStart = codeAt % unit.length
  const count = Math.ceil((codeStart + codeLength) / unit.length)
  const start = codeAt - codeStart
  const end = start + count * unit.length
  const drawUnits = (text: string) => drawSymbol(link.slice(0, start) + text + link.slice(end), mode)

  const zero = unit.textOf(0)
  const base = drawUnits(zero.repeat(count))
  const oneBit = Array.from({ length: count }, (_, place) =>
    Array.from({ length: unit.bits }, (_, bit) =>
      drawUnits(zero.repeat(place) + unit.textOf(1 << bit) + zero.repeat(count - place - 1)),
    ),
  )
  const cells = changingCells(base, oneBit.flat())
  const baseWords = whiteWords(base, cells)
  const differences = oneBit.map((symbols) =>
    symbols.map((symbol) => whiteWords(symbol, cells).map((word, at) => word ^ baseWords[at]!)),
  )
  const choose = chooser(unit, link.slice(start, end), codeStart, codeLength)
  return { base, cells, whiteModules: adder(baseWords, entriesOf(unit, differences), choose) }
}

/**
 * Cells start at every eighth column. Many modules are the same for every code: finders, timing, format, the host.
 * Cells are ordered from top to bottom first, because neighbours in a row share bytes of the PNG. Reading a byte right
 * after writing it makes the processor wait (a fifth of the painter's time).
 */
function changingCells(base: boolean[][], others: boolean[][][]): Cell[] {
  const cells: Cell[] = []
  for (let column = 0; column < base.length; column += 8) {
    for (let row = 0; row < base.length; row++) {
      const modules = (symbol: boolean[][]) => symbol[row]!.slice(column, column + 8).join()
      if (others.some((other) => modules(other) !== modules(base))) cells.push({ row, column })
    }
  }
  return cells
}

function whiteWords(symbol: boolean[][], cells: Cell[]): Int32Array {
  const words = new Int32Array(Math.ceil(cells.length / 4))
  cells.forEach(({ row, column }, cell) => {
    symbol[row]!.slice(column, column + 8).forEach((isDark, k) => {
      if (!isDark) words[cell >> 2]! |= 1 << (8 * (cell % 4) + k)
    })
  })
  return words
}

/** The entries of all units, one after another: 80 to 180 KB. Entry 0 changes nothing. */
function entriesOf(unit: Unit, differences: Int32Array[][]): Int32Array {
  const stride = differences[0]![0]!.length
  const entries = new Int32Array((1 + differences.length * unit.entries.length) * stride)
  let start = stride
  for (const ofBit of differences) {
    for (const bits of unit.entries) {
      for (const [bit, difference] of ofBit.entries()) {
        if (bits & (1 << bit)) difference.forEach((word, at) => (entries[start + at]! ^= word))
      }
      start += stride
    }
  }
  return entries
}

const noValue = 255

/** Turns a code into the numbers of its entries, padded with zeros to a multiple of four. */
function chooser(unit: Unit, around: string, codeStart: number, codeLength: number) {
  const valueOf = Uint8Array.from({ length: 128 }, (_, at) => {
    const symbol = String.fromCharCode(at)
    return /[0-9A-Za-z]/.test(symbol) && unit.symbols.includes(symbol) ? unit.symbols.indexOf(symbol) : noValue
  })
  const values = Uint8Array.from(around, (symbol) => unit.symbols.indexOf(symbol))
  const chosen = new Int32Array(Math.ceil(values.length / 4) * 4)

  return (code: string): Int32Array => {
    let isCode = code.length === codeLength
    for (let at = 0; at < codeLength; at++) {
      const value = valueOf[code.charCodeAt(at)] ?? noValue
      values[codeStart + at] = value
      if (value === noValue) isCode = false
    }
    // Text that is no code gets no picture, because the table still holds a part of the previous code.
    if (!isCode) throw new RangeError('A picture was asked of what is no code.')
    unit.choose(values, chosen)
    return chosen
  }
}

/** One call is a third of a picture's time. It takes four entries at once, because writing is the slow part. */
function adder(base: Int32Array, entries: Int32Array, choose: (code: string) => Int32Array) {
  const stride = base.length
  const words = new Int32Array(stride)
  return (code: string): Int32Array => {
    words.set(base)
    const chosen = choose(code)
    for (let next = 0; next < chosen.length; next += 4) {
      const a = chosen[next]! * stride
      const b = chosen[next + 1]! * stride
      const c = chosen[next + 2]! * stride
      const d = chosen[next + 3]! * stride
      for (let at = 0; at < stride; at++) {
        words[at]! ^= entries[a + at]! ^ entries[b + at]! ^ entries[c + at]! ^ entries[d + at]!
      }
    }
    return words
  }
}
