/** The kinds of segments by their four bits (ISO/IEC 18004, table 2), and the bits of their lengths up to version 9, and from 10. */
const numbers = { kind: 1, lengths: [10, 12] } as const
const letters = { kind: 2, lengths: [9, 11] } as const
const bytes = { kind: 4, lengths: [8, 16] } as const
const charset = 7
const end = 0

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** Digits in groups of three, the rest in one or two: so many bits. */
const bitsOfDigits = [0, 4, 7, 10] as const

/**
 * The text in the corrected data of a code, whose last block ends with padding. Undefined: the data ends within a segment, or
 * has one of a kind that tickets do not use (Kanji, parts of a series, FNC1).
 */
export function textOfBits(data: Uint8Array, version: number): string | undefined {
  const bits = openBits(data)
  const parts: number[] = []
  while (bits.left() >= 4) {
    const kind = bits.take(4)
    if (kind === end) break
    const read = segments.get(kind)?.(bits, version < 10 ? 0 : 1)
    if (!read || bits.left() < 0) return undefined
    parts.push(...read)
  }
  return decoded(Uint8Array.from(parts))
}

type Bits = ReturnType<typeof openBits>

function openBits(data: Uint8Array) {
  let at = 0
  /** -1 behind the end, which makes every value that is read from there impossible. */
  function take(count: number): number {
    if (at + count > data.length * 8) {
      at = Infinity
      return -1
    }
    let value = 0
    for (const last = at + count; at < last; at++) value = value * 2 + ((data[at >> 3]! >> (7 - (at & 7))) & 1)
    return value
  }
  return { take, left: () => data.length * 8 - at }
}

/** Reads a segment of each kind. `size` says which length it has. Undefined for values that cannot be. */
const segments = new Map<number, (bits: Bits, size: 0 | 1) => Iterable<number> | undefined>([
  [numbers.kind, readNumbers],
  [letters.kind, readLetters],
  [bytes.kind, ({ take }, size) => Array.from({ length: Math.max(0, take(bytes.lengths[size])) }, () => take(8))],
  // Nearly every code with a character set names UTF-8, and bytes that are none are told below.
  [charset, ({ take }) => (take(8) < 128 ? [] : undefined)],
])

function readNumbers({ take }: Bits, size: 0 | 1) {
  let text = ''
  for (let left = take(numbers.lengths[size]); left > 0; left -= 3) {
    const digits = Math.min(3, left)
    const value = take(bitsOfDigits[digits]!)
    if (value < 0 || value >= 10 ** digits) return undefined
    text += String(value).padStart(digits, '0')
  }
  return new TextEncoder().encode(text)
}

function readLetters({ take }: Bits, size: 0 | 1) {
  let text = ''
  for (let left = take(letters.lengths[size]); left > 0; left -= 2) {
    const value = take(left === 1 ? 6 : 11)
    const pair = left === 1 ? [value] : [Math.floor(value / 45), value % 45]
    if (value < 0 || pair.some((each) => each >= alphabet.length)) return undefined
    text += pair.map((each) => alphabet[each]!).join('')
  }
  return new TextEncoder().encode(text)
}

function decoded(text: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    return new TextDecoder('latin1').decode(text)
  }
}
