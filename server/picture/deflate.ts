// Writes a deflate stream (RFC 1951) in which the bytes 0x00 and 0xFF always take two bits each. Changing one into the
// other changes one known bit and moves nothing. zlib has no such option, and is twenty times slower.

/** A byte, or a copy of `length` bytes from `distance` bytes back. */
export type Token = { byte: 0x00 | 0xff } | { length: number; distance: number }

export type Deflated = {
  bytes: Uint8Array
  /** Where the code of each token starts. The second bit of a byte's code distinguishes 0xFF (1) from 0x00 (0). */
  bitAt: number[]
}

type Code = { bits: number; length: number }
type Extra = { symbol: number; extra: number; extraBits: number }

const endOfBlock = 256
const longestCopy = 258

/** Copies of any length, as deflate's own copies of 3 to 258 bytes. */
export function copies(length: number, distance: number): Token[] {
  const tokens: Token[] = []
  let rest = length
  while (rest > longestCopy) {
    const part = rest - longestCopy < 3 ? longestCopy - 3 : longestCopy
    tokens.push({ length: part, distance })
    rest -= part
  }
  return [...tokens, { length: rest, distance }]
}

/** One block with its own codes ("dynamic Huffman"). */
export function deflate(tokens: Token[]): Deflated {
  const parts = tokens.map((token) =>
    'byte' in token ? token : { length: lengthSymbol(token.length), distance: distanceSymbol(token.distance) },
  )
  const copied = parts.flatMap((part) => ('byte' in part ? [] : [part]))
  const lengths = literalAndLengthCodes(copied.map(({ length }) => length.symbol))
  const distances = distanceCodes(copied.map(({ distance }) => distance.symbol))

  const out = bitWriter()
  writeHeader(out, lengths, distances)
  const codes = canonical(lengths)
  const distanceBits = canonical(distances)
  const bitAt = parts.map((part) => {
    const start = out.position()
    if ('byte' in part) out.code(codes[part.byte]!)
    else {
      out.code(codes[part.length.symbol]!)
      out.number(part.length.extra, part.length.extraBits)
      out.code(distanceBits[part.distance.symbol]!)
      out.number(part.distance.extra, part.distance.extraBits)
    }
    return start
  })
  out.code(codes[endOfBlock]!)
  return { bytes: out.bytes(), bitAt }
}

/**
 * 285 means 258 alone, without extra bits. Below it, four symbols share each number of extra bits (RFC 1951, 3.2.5).
 */
function lengthSymbol(length: number): Extra {
  if (length === longestCopy) return { symbol: 285, extra: 0, extraBits: 0 }
  if (length < 11) return { symbol: 254 + length, extra: 0, extraBits: 0 }
  const extraBits = 31 - Math.clz32(length - 3) - 2
  const symbol = 257 + 4 * extraBits + ((length - 3) >> extraBits)
  return { symbol, extra: (length - 3) & ((1 << extraBits) - 1), extraBits }
}

function distanceSymbol(distance: number): Extra {
  if (distance < 5) return { symbol: distance - 1, extra: 0, extraBits: 0 }
  const extraBits = 31 - Math.clz32(distance - 1) - 1
  const symbol = 2 * extraBits + ((distance - 1) >> extraBits)
  return { symbol, extra: (distance - 1) & ((1 << extraBits) - 1), extraBits }
}

/**
 * Code lengths of the symbols 0 to 285. The two bytes take half of the code space. The other symbols share the other
 * half, the most frequent first: 2 bits, 3, 4, and so on; the last two have equal length.
 */
function literalAndLengthCodes(lengthSymbols: number[]): number[] {
  const counts = new Map([[endOfBlock, 1]])
  for (const symbol of lengthSymbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  const byFrequency = [...counts].sort((a, b) => b[1] - a[1]).map(([symbol]) => symbol)

  const lengths = Array<number>(286).fill(0)
  lengths[0x00] = lengths[0xff] = 2
  byFrequency.forEach((symbol, at) => (lengths[symbol] = 2 + Math.min(at, byFrequency.length - 2)))
  return lengths
}

/**
 * One bit each. There are always two: a single distance code is allowed, but some decoders fail on an incomplete code.
 */
function distanceCodes(symbols: number[]): number[] {
  const used = [...new Set(symbols)]
  if (used.length !== 2) throw new Error(`The stream needs two distances, not ${used.length}.`)
  return Array.from({ length: Math.max(...used) + 1 }, (_, symbol) => (used.includes(symbol) ? 1 : 0))
}

/** The order of the code lengths in a block's header (RFC 1951, 3.2.7). */
const lengthsOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/** Sixteen codes of four bits suffice: code lengths up to 13, and the two codes for a run of zeros. */
const lengthsCodes = canonical(Array.from({ length: 19 }, (_, symbol) => (symbol < 14 || symbol > 16 ? 4 : 0)))

function writeHeader(out: BitWriter, lengths: number[], distances: number[]) {
  out.number(1, 1) // the last block
  out.number(2, 2) // a block with its own codes
  out.number(lengths.length - 257, 5)
  out.number(distances.length - 1, 5)
  out.number(lengthsOrder.length - 4, 4)
  for (const symbol of lengthsOrder) out.number(lengthsCodes[symbol]!.length, 3)
  const all = [...lengths, ...distances]
  for (let at = 0; at < all.length;) {
    const zeros = zerosFrom(all, at)
    if (zeros < 3) out.code(lengthsCodes[all[at]!]!)
    else if (zeros < 11) {
      out.code(lengthsCodes[17]!)
      out.number(zeros - 3, 3)
    } else {
      out.code(lengthsCodes[18]!)
      out.number(zeros - 11, 7)
    }
    at += zeros < 3 ? 1 : zeros
  }
}

function zerosFrom(lengths: number[], start: number): number {
  let zeros = 0
  while (lengths[start + zeros] === 0 && zeros < 138) zeros++
  return zeros
}

/** The codes that follow from their lengths: shorter ones first, then by symbol (RFC 1951, 3.2.2). */
function canonical(lengths: number[]): Code[] {
  const codes = lengths.map((length) => ({ bits: 0, length }))
  let next = 0
  for (let length = 1; length <= 15; length++) {
    next <<= 1
    for (const code of codes) if (code.length === length) code.bits = next++
  }
  return codes
}

type BitWriter = ReturnType<typeof bitWriter>

function bitWriter() {
  const bits: number[] = []
  return {
    position: () => bits.length,
    /** Numbers are written with their lowest bit first, codes with their highest. */
    number(value: number, length: number) {
      for (let bit = 0; bit < length; bit++) bits.push((value >> bit) & 1)
    },
    code({ bits: value, length }: Code) {
      for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
    },
    bytes() {
      const bytes = new Uint8Array(Math.ceil(bits.length / 8))
      bits.forEach((bit, at) => (bytes[at >> 3]! |= bit << (at & 7)))
      return bytes
    },
  }
}
