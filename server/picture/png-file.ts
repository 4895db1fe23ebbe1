// A PNG file of one-bit grey pixels around a finished zlib stream (RFC 2083).
import { crc32 } from 'node:zlib'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** The position of the image data's chunk type. Its checksum starts there, and the zlib stream follows it. */
export const typeAt = signature.length + 25 + 4
export const streamAt = typeAt + 4

/** In a row, each byte holds eight pixels from left to right, and 1 is white. A filter byte precedes them. */
export function pngFile(pixels: number, zlibStream: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(pixels, 0)
  header.writeUInt32BE(pixels, 4)
  header[8] = 1 // bits per pixel; colour type 0 (grey), deflate, no interlacing
  return Buffer.concat([
    Buffer.from(signature),
    chunk('IHDR', header),
    chunk('IDAT', zlibStream),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(type: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(checked))
  return Buffer.concat([length, checked, checksum])
}
