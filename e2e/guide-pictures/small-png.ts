// Screenshots as small PNG files, with a palette of the most important colours. A screen has few colours apart from its
// soft edges.
import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { readPngParts } from '../picture.ts'

type Pixels = { width: number; height: number; rgb: Uint8Array }
type Colour = { red: number; green: number; blue: number; count: number }

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Sizes to try. Fewer than 256 colours show on photographs, and our pages have none. */
const palettes = [256, 128, 64, 32]

/** The same picture with as many colours as fit into this many bytes. */
export function shrinkPng(file: Buffer, mostBytes: number): Buffer {
  const pixels = decode(file)
  for (const size of palettes) {
    const small = encode(pixels, choosePalette(pixels, size))
    if (small.length <= mostBytes) return small
  }
  throw new Error(`A picture of ${pixels.width} by ${pixels.height} does not fit into ${mostBytes} bytes.`)
}

/** PNG files as browsers write them: 8 bits a channel, with or without transparency, not interlaced. */
function decode(file: Buffer): Pixels {
  const { header = Buffer.alloc(13), data } = readPngParts(file)
  const channels = header[9] === 2 ? 3 : header[9] === 6 ? 4 : 0
  if (header[8] !== 8 || channels === 0 || header[12] !== 0) throw new Error('not a PNG as a browser writes it')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const raw = unfilter(inflateSync(data), width * channels, height, channels)
  const rgb = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++) rgb[pixel * 3 + channel] = raw[pixel * channels + channel]!
  }
  return { width, height, rgb }
}

/** Each row names the filter, one of five, that made it smaller (PNG, section 9). */
function unfilter(rows: Buffer, rowBytes: number, height: number, step: number): Uint8Array {
  const plain = new Uint8Array(rowBytes * height)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (rowBytes + 1)]
    for (let x = 0; x < rowBytes; x++) {
      const at = y * rowBytes + x
      const left = x >= step ? plain[at - step]! : 0
      const above = y > 0 ? plain[at - rowBytes]! : 0
      const corner = x >= step && y > 0 ? plain[at - rowBytes - step]! : 0
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0
      plain[at] = rows[y * (rowBytes + 1) + 1 + x]! + guess
    }
  }
  return plain
}

function paeth(left: number, above: number, corner: number): number {
  const [byLeft, byAbove, byCorner] = [above - corner, left - corner, left + above - 2 * corner].map(Math.abs)
  if (byLeft! <= byAbove! && byLeft! <= byCorner!) return left
  return byAbove! <= byCorner! ? above : corner
}

/**
 * Adds the colour that most pixels are furthest from, one after another, so that a small red badge keeps its colour
 * too.
 */
function choosePalette({ rgb }: Pixels, size: number): Colour[] {
  const colours = countColours(rgb)
  const nearest = colours.map(() => Infinity)
  const chosen: Colour[] = []
  while (chosen.length < Math.min(size, colours.length)) {
    let best = 0
    let most = -1
    colours.forEach(({ count }, place) => {
      const weight = chosen.length === 0 ? count : count * nearest[place]!
      if (weight > most) [best, most] = [place, weight]
    })
    if (most === 0) break
    const next = colours[best]!
    chosen.push(next)
    colours.forEach((colour, place) => (nearest[place] = Math.min(nearest[place]!, between(colour, next))))
  }
  return chosen
}

/** Merges colours whose difference is invisible. */
function countColours(rgb: Uint8Array): Colour[] {
  const bins = new Map<number, Colour>()
  for (let at = 0; at < rgb.length; at += 3) {
    const [red, green, blue] = [rgb[at]!, rgb[at + 1]!, rgb[at + 2]!]
    const bin = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
    const known = bins.get(bin)
    if (known) known.count += 1
    else bins.set(bin, { red, green, blue, count: 1 })
  }
  return [...bins.values()]
}

function between(one: Colour, other: Colour): number {
  return (one.red - other.red) ** 2 + (one.green - other.green) ** 2 + (one.blue - other.blue) ** 2
}

function encode({ width, height, rgb }: Pixels, palette: Colour[]): Buffer {
  const places = new Map<number, number>()
  const rows = Buffer.alloc((width + 1) * height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [red, green, blue] = [rgb[pixel * 3]!, rgb[pixel * 3 + 1]!, rgb[pixel * 3 + 2]!]
    const key = (red << 16) | (green << 8) | blue
    let place = places.get(key)
    if (place === undefined) places.set(key, (place = nearestIn(palette, { red, green, blue, count: 0 })))
    rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)] = place
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.from(palette.flatMap(({ red, green, blue }) => [red, green, blue]))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function nearestIn(palette: Colour[], colour: Colour): number {
  let best = 0
  palette.forEach((each, place) => {
    if (between(each, colour) < between(palette[best]!, colour)) best = place
  })
  return best
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
