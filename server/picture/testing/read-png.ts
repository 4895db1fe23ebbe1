import assert from 'node:assert/strict'
import { crc32, inflateSync } from 'node:zlib'

export type Pixels = { side: number; isDark: (x: number, y: number) => boolean }

/** Reads a one-bit grey PNG as strictly as its standard allows; inflating checks Adler-32. */
export function readPng(file: Buffer): Pixels {
  assert.equal(file.subarray(0, 8).toString('latin1'), '\x89PNG\r\n\x1a\n')
  const chunks = chunksOf(file)
  assert.deepEqual(
    chunks.map(({ type }) => type),
    ['IHDR', 'IDAT', 'IEND'],
  )
  const [header, image] = [chunks[0]!.content, chunks[1]!.content]
  const side = header.readUInt32BE(0)
  assert.equal(header.readUInt32BE(4), side)
  assert.deepEqual([...header.subarray(8)], [1, 0, 0, 0, 0])

  const row = 1 + side / 8
  const { buffer: bytes, engine } = inflateSync(image, { info: true }) as unknown as {
    buffer: Buffer
    engine: { bytesWritten: number }
  }
  assert.equal(engine.bytesWritten, image.length, 'nothing follows the zlib stream')
  assert.equal(bytes.length, row * side)
  for (let y = 0; y < side; y++) assert.equal(bytes[y * row], 0, 'no filter')
  return { side, isDark: (x, y) => ((bytes[y * row + 1 + (x >> 3)]! >> (7 - (x & 7))) & 1) === 0 }
}

function chunksOf(file: Buffer) {
  const chunks: { type: string; content: Buffer }[] = []
  for (let at = 8; at < file.length;) {
    const end = at + 8 + file.readUInt32BE(at)
    assert.equal(file.readUInt32BE(end), crc32(file.subarray(at + 4, end)))
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), content: file.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks
}
