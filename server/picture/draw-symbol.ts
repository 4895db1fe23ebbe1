// The QR symbol of a text, as `qr` draws it. Everything that decides which bytes a picture has stands here: a change of any
// of it changes pictures that mail readers keep for a year, so it comes with a new `pictureFormat` (make-pictures.ts).
import { encodeQR } from 'qr'

/** The standard asks for four white modules around a symbol. */
export const quietZone = 4

/** Any mask reads as well as the best of the eight (± 1 point of 200 hard scenes); a fixed one makes symbols linear. */
const mask = 0

export type Mode = 'alphanumeric' | 'byte'

/** The alphanumeric mode's characters in the order of their values (ISO/IEC 18004, table 5). */
export const alphanumericSymbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** Alphanumeric mode takes 5.5 bits a character and byte mode 8, which is one or two versions of the symbol. */
export function modeOf(text: string): Mode {
  return /^[0-9A-Z $%*+\-./:]*$/.test(text) ? 'alphanumeric' : 'byte'
}

/** The dark modules, row by row, in the smallest version that holds the text. */
export function drawSymbol(text: string, mode: Mode): boolean[][] {
  // `qr` insists on a border of one module at least.
  const bordered = encodeQR(text, 'raw', { ecc: 'medium', mask, encoding: mode, border: 1 })
  return bordered.slice(1, -1).map((row) => row.slice(1, -1))
}
