// The QR symbol of a text, drawn by `qr`. Everything that decides a picture's bytes is here. A change alters pictures
// that mail readers cache for a year, so it needs a new `pictureFormat` (make-pictures.ts).
import { encodeQR } from 'qr'

/** The standard asks for four white modules around a symbol. */
export const quietZone = 4

/**
 * Any mask is read as well as the best of the eight (± 1 point of 200 hard scenes). With a fixed mask a symbol is a linear function of its text, so it can be made from tables.
 */
const mask = 0

export type Mode = 'alphanumeric' | 'byte'

/** The characters of alphanumeric mode in the order of their values (ISO/IEC 18004, table 5). */
export const alphanumericSymbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/**
 * Alphanumeric mode takes 5.5 bits per character and byte mode 8. The difference is one or two versions of the symbol.
 */
export function modeOf(text: string): Mode {
  return /^[0-9A-Z $%*+\-./:]*$/.test(text) ? 'alphanumeric' : 'byte'
}

type Level = 'medium' | 'low'

/** The capacity of version 3 for capitals and digits, by its error correction. */
export const mostInVersion3 = { medium: 61, low: 77 }

/**
 * Large modules are read better than small ones with more error correction. Of 250 hard pictures with a host of 27
 * letters, version 3 at level L read 198 and version 4 at level M 190, at the same printed size (2026-11). Damaged
 * codes are the exception: 36 and 46 of 50. A link that is too long for version 3 at level L gets a larger version at
 * level M.
 */
export function levelOf(text: string, mode: Mode): Level {
  const isOneTooLong = text.length > mostInVersion3.medium && text.length <= mostInVersion3.low
  return mode === 'alphanumeric' && isOneTooLong ? 'low' : 'medium'
}

/** The dark modules, row by row, in the smallest version that holds the text. */
export function drawSymbol(text: string, mode: Mode): boolean[][] {
  // `qr` requires a border of at least one module.
  const bordered = encodeQR(text, 'raw', { ecc: levelOf(text, mode), mask, encoding: mode, border: 1 })
  return bordered.slice(1, -1).map((row) => row.slice(1, -1))
}
