// Making the picture of a code, beside the usual package (DESIGN §10: ≥ 2,000 × `qrcode` toBuffer, ≤ 0.3 × its bytes).
// Encoders take turns, so that a slow moment of the machine affects all of them; the medians of the rounds count.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { encodeQR } from 'qr'
import { codeFromRandom } from '#domain/code.ts'
import { linkOf } from '#domain/link.ts'
import { makePictures } from '../server/picture/make-pictures.ts'
import { readPng } from '../server/picture/testing/read-png.ts'

const publicUrl = 'https://listpass.example'
const rounds = 9
const roundMs = 150

type Contender = { name: string; make: (code: string) => Buffer | Promise<Buffer> }
type QrCode = { toBuffer: (text: string, options: object) => Promise<Buffer> }

type Code = { bits: number; length: number }
const frames: { copies: Code[]; before: Buffer }[] = []

const started = performance.now()
const pictures = makePictures({ publicUrl })
const startMs = performance.now() - started

const temporary = mkdtempSync(join(tmpdir(), 'image-bench-'))
try {
  const qrcode = installQrcode()
  const own = Array.from({ length: 1024 }, () => codeFromRandom(randomBytes(64))!)
  const adopted = own.map((code) => code.slice(0, 12) + code.slice(12).toLowerCase())
  console.log(`Start-up ${startMs.toFixed(0)} ms. ${rounds} rounds of ${roundMs} ms, medians.`)
  await compare('our own code, scale 8', own, 'alphanumeric', 8, qrcode)
  await compare('our own code, scale 16', own, 'alphanumeric', 16, qrcode)
  await compare('adopted code with small letters, scale 8', adopted, 'byte', 8, qrcode)
} finally {
  rmSync(temporary, { recursive: true })
}

/** The usual package is not a dependency of ours, so it is installed into a temporary folder for the measurement. */
function installQrcode(): QrCode | undefined {
  try {
    execFileSync('npm', ['install', '--prefix', temporary, '--no-audit', '--no-fund', 'qrcode@1.5.4'], {
      stdio: 'pipe',
    })
    return createRequire(join(temporary, 'package.json'))('qrcode') as QrCode
  } catch (problem) {
    console.log(`NOT MEASURED: qrcode could not be installed (${String(problem).split('\n')[0]}).`)
    return undefined
  }
}

async function compare(
  what: string,
  codes: string[],
  encoding: 'alphanumeric' | 'byte',
  scale: 8 | 16,
  qrcode: QrCode | undefined,
) {
  const { side } = readPng(pictures.png(codes[0]!, scale))
  const version = (side / scale - 8 - 17) / 4
  const contenders: Contender[] = [
    { name: 'ours', make: (code) => pictures.png(code, scale) },
    { name: 'qr + fixed Huffman', make: (code) => fixedHuffmanPng(linkOf(publicUrl, code), encoding, version, scale) },
  ]
  if (qrcode) {
    const options = { errorCorrectionLevel: 'M', margin: 4, scale, version }
    contenders.push({ name: 'qrcode toBuffer', make: (code) => qrcode.toBuffer(linkOf(publicUrl, code), options) })
  }

  for (const { make } of contenders) assert.equal((await make(codes[0]!)).readUInt32BE(16), side, 'equal pixel size')
  assertSamePixels(await contenders[1]!.make(codes[0]!), pictures.png(codes[0]!, scale))

  const micros = contenders.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [at, { make }] of contenders.entries()) micros[at]!.push(await microsOf(make, codes))

  const [ourMicros, ourBytes] = [median(micros[0]!), pictures.png(codes[0]!, scale).length]
  const rows = await Promise.all(
    contenders.map(async ({ name, make }, at) => {
      const bytes = (await make(codes[0]!)).length
      const perPicture = median(micros[at]!)
      return {
        name,
        'µs a picture': round(perPicture),
        'ours is faster by': round(perPicture / ourMicros),
        bytes,
        'our share of its bytes': round(ourBytes / bytes),
      }
    }),
  )
  console.log(`\n${what}: version ${version}, ${side} pixels`)
  console.table(rows)
  console.log(JSON.stringify({ bench: 'image', what, rows }))
}

async function microsOf(make: Contender['make'], codes: string[]): Promise<number> {
  const start = performance.now()
  let made = 0
  while (performance.now() - start < roundMs) {
    // Reads the clock once per 64 pictures, or after each picture of a slow encoder. Awaits only encoders that return a
    // promise.
    for (let count = 0; count < 64; count++) {
      const answer = make(codes[made++ % codes.length]!)
      if (!(answer instanceof Promise)) continue
      await answer
      if (performance.now() - start >= roundMs) break
    }
  }
  return ((performance.now() - start) * 1000) / made
}

function assertSamePixels(first: Buffer, second: Buffer) {
  const [one, other] = [readPng(first), readPng(second)]
  for (let y = 0; y < one.side; y++)
    for (let x = 0; x < one.side; x++) assert.equal(one.isDark(x, y), other.isDark(x, y), `pixel ${x}, ${y}`)
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
}

function round(number: number): number {
  return Number(number.toPrecision(3))
}

/**
 * The fastest way without tables that we know: the encoder gets version and mask, and deflate uses its fixed codes. In
 * them 0x00 takes 8 bits and 0xFF 9. A row of pixels is encoded once and copied; Adler-32 goes by rows as well.
 */
function fixedHuffmanPng(link: string, encoding: 'alphanumeric' | 'byte', version: number, scale: 8 | 16): Buffer {
  const symbol = encodeQR(link, 'raw', { ecc: 'medium', mask: 0, version, encoding, border: 4 })
  const module = scale / 8
  const rowLength = 1 + symbol.length * module
  const { copies, before } = (frames[scale * 100 + version] ??= frame(symbol.length, scale))
  const out = Buffer.allocUnsafe(8192)
  let at = before.copy(out)
  let held = 0b011 // the last block, with fixed codes
  let heldBits = 3
  const write = (bits: number, length: number) => {
    held |= bits << heldBits
    for (heldBits += length; heldBits >= 8; heldBits -= 8) {
      out[at++] = held & 255
      held >>>= 8
    }
  }
  let sum = 1
  let sumOfSums = 0
  for (const row of symbol) {
    let rowSum = 0
    let weighted = 0
    write(0b00001100, 8)
    for (let byte = 0; byte < rowLength - 1; byte++) {
      if (row[module === 1 ? byte : byte >> 1]) write(0b00001100, 8)
      else {
        write(0b111111111, 9)
        rowSum += 255
        weighted += 255 * (rowLength - 1 - byte)
      }
    }
    for (const { bits, length } of copies) write(bits, length)
    for (let line = 0; line < scale; line++) {
      sumOfSums = (sumOfSums + rowLength * sum + weighted) % 65_521
      sum = (sum + rowSum) % 65_521
    }
  }
  write(0, 7) // the end of the block
  if (heldBits > 0) write(0, 8 - heldBits)
  at = out.writeUInt32BE(sumOfSums * 65_536 + sum, at)
  out.writeUInt32BE(at - 41, 33)
  at = out.writeUInt32BE(crc32(out.subarray(37, at)), at)
  at += out.write('\0\0\0\0IEND\xaeB`\x82', at, 'latin1')
  return out.subarray(0, at)
}

/** The bytes that all pictures of a size share: everything before the stream, and the encoding of "the same row again". */
function frame(modules: number, scale: number): (typeof frames)[number] {
  const before = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR________\x01\0\0\0\0____\0\0\0\0IDAT\x78\x01', 'latin1')
  before.writeUInt32BE(modules * scale, 16)
  before.writeUInt32BE(modules * scale, 20)
  before.writeUInt32BE(crc32(before.subarray(12, 29)), 29)
  const rowLength = 1 + (modules * scale) / 8
  const copies: Code[] = []
  for (let rest = (scale - 1) * rowLength; rest > 0;) {
    const length = rest > 258 ? Math.min(258, rest - 3) : rest
    copies.push(...fixedCopy(length, rowLength))
    rest -= length
  }
  return { copies, before }
}

/** Codes are stored with their highest bit first (RFC 1951, 3.2.6), extra bits with their lowest. */
function fixedCopy(length: number, distance: number): Code[] {
  const lengthExtra = length === 258 || length < 11 ? 0 : 29 - Math.clz32(length - 3)
  const symbol =
    length === 258 ? 285 : length < 11 ? 254 + length : 257 + 4 * lengthExtra + ((length - 3) >> lengthExtra)
  const distanceExtra = 30 - Math.clz32(distance - 1)
  return [
    symbol < 280 ? reversed(symbol - 256, 7) : reversed(symbol - 280 + 0xc0, 8),
    { bits: length === 258 ? 0 : (length - 3) & ((1 << lengthExtra) - 1), length: lengthExtra },
    reversed(2 * distanceExtra + ((distance - 1) >> distanceExtra), 5),
    { bits: (distance - 1) & ((1 << distanceExtra) - 1), length: distanceExtra },
  ]
}

function reversed(code: number, length: number): Code {
  let bits = 0
  for (let bit = 0; bit < length; bit++) bits |= ((code >> bit) & 1) << (length - 1 - bit)
  return { bits, length }
}
