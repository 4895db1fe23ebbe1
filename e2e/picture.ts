// Pictures as grey pixels: read from the product's PNG files, and placed into the fake camera's frames.
import { inflateSync } from 'node:zlib'

export type Picture = { width: number; height: number; luma: Uint8Array }

/** The header of a PNG file, and its compressed rows. */
export function readPngParts(file: Buffer): { header: Buffer | undefined; data: Buffer } {
  const parts: Buffer[] = []
  let header: Buffer | undefined
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    const content = file.subarray(at + 8, at + 8 + length)
    if (type === 'IHDR') header = content
    if (type === 'IDAT') parts.push(content)
    at += length + 12
  }
  return { header, data: Buffer.concat(parts) }
}

/**
 * Reads the simplest kind of PNG, which the product makes: one bit of grey a pixel, not interlaced, rows unfiltered.
 */
export function readPng(file: Buffer): Picture {
  const { header, data } = readPngParts(file)
  if (!header || header[8] !== 1 || header[9] !== 0 || header[12] !== 0) throw new Error('not a one-bit grey PNG')
  return readRows(header.readUInt32BE(0), header.readUInt32BE(4), inflateSync(data))
}

function readRows(width: number, height: number, rows: Buffer): Picture {
  const rowBytes = 1 + Math.ceil(width / 8)
  const luma = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    if (rows[y * rowBytes] !== 0) throw new Error(`row ${y} is filtered`)
    for (let x = 0; x < width; x++) {
      const byte = rows[y * rowBytes + 1 + (x >> 3)]!
      luma[y * width + x] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0
    }
  }
  return { width, height, luma }
}

/** A dim room. */
export function emptyRoom(width: number, height: number): Uint8Array {
  return new Uint8Array(width * height).fill(70)
}

/**
 * Draws a code on a bright phone in front of the camera. It has about half the frame's height, or less of an upright
 * frame, is slightly turned and blurred, and stands in a grey room.
 */
export function onPhone(picture: Picture, width: number, height: number): Uint8Array {
  const frame = emptyRoom(width, height)
  holdUp(frame, width, { picture, x: width / 2, y: height / 2, side: Math.min(height * 0.55, width * 0.4) })
  return frame
}

/** The middle and the size of a phone's code in the frame. */
export type HeldPhone = { picture: Picture; x: number; y: number; side: number }

/** Draws another phone into a frame, in front of the existing picture. */
export function holdUp(frame: Uint8Array, width: number, { picture, x: middleX, y: middleY, side }: HeldPhone): void {
  const height = frame.length / width
  const turn = (7 * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromMiddleX = x - middleX
      const fromMiddleY = y - middleY
      const across = (fromMiddleX * cos + fromMiddleY * sin) / side + 0.5
      const down = (fromMiddleY * cos - fromMiddleX * sin) / side + 0.5
      if (across < -0.12 || across > 1.12 || down < -0.35 || down > 1.35) continue
      const seen = across < 0 || across > 1 || down < 0 || down > 1 ? 255 : between(picture, across, down)
      frame[y * width + x] = 30 + seen * 0.78
    }
  }
}

/** The brightness between pixels, weighted by the distance to its four neighbours. */
function between({ width, height, luma }: Picture, across: number, down: number): number {
  const x = Math.min(Math.max(across * width - 0.5, 0), width - 1.001)
  const y = Math.min(Math.max(down * height - 0.5, 0), height - 1.001)
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [shareX, shareY] = [x - left, y - top]
  const at = top * width + left
  const above = luma[at]! * (1 - shareX) + luma[at + 1]! * shareX
  const below = luma[at + width]! * (1 - shareX) + luma[at + width + 1]! * shareX
  return above * (1 - shareY) + below * shareY
}
