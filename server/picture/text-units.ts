// How the two modes turn the characters of a code into bits, as far as the tables need it.
import { alphanumericSymbols, type Mode } from './draw-symbol.ts'

/** The characters that a mode encodes together. */
export type Unit = {
  /** The number of characters in a unit. */
  length: number
  bits: number
  textOf: (bits: number) => string
  /** A character's value is its index in this text. */
  symbols: string
  /** The bits that have a table entry. Each unit has as many entries as characters. */
  entries: number[]
  /** Writes the numbers of the entries of all units, counted from 1 at the first unit. */
  choose: (values: Uint8Array, chosen: Int32Array) => void
}

const radix = alphanumericSymbols.length
const lowBits = 5
const highEntries = 64
const lowEntries = 32

/** All 11 bits at once would need 2,048 entries per pair. High and low bits separately need 96. */
const pairOfCharacters: Unit = {
  length: 2,
  bits: 11,
  textOf: (bits) => alphanumericSymbols[Math.floor(bits / radix)]! + alphanumericSymbols[bits % radix]!,
  symbols: alphanumericSymbols,
  entries: [
    ...Array(highEntries)
      .keys()
      .map((high) => high << lowBits),
    ...Array(lowEntries).keys(),
  ],
  choose(values, chosen) {
    let first = 1
    for (let at = 0; at < values.length; at += 2) {
      const bits = values[at]! * radix + values[at + 1]!
      chosen[at] = first + (bits >> lowBits)
      chosen[at + 1] = first + highEntries + (bits & (lowEntries - 1))
      first += highEntries + lowEntries
    }
  },
}

const codeCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Seven bits, because the eighth is 0 in a code. */
const character: Unit = {
  length: 1,
  bits: 7,
  textOf: (bits) => String.fromCharCode(bits),
  symbols: codeCharacters,
  entries: Array.from(codeCharacters, (symbol) => symbol.charCodeAt(0)),
  choose(values, chosen) {
    for (let at = 0; at < values.length; at++) chosen[at] = 1 + at * codeCharacters.length + values[at]!
  },
}

export const unitOf: Record<Mode, Unit> = { alphanumeric: pairOfCharacters, byte: character }
