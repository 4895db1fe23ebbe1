// An encrypted stream that detects every change. It consists of pieces of 64 kB, each sealed with AES-256-GCM under its
// number; the last one is marked. So no piece can be changed, swapped, left out or cut off (the STREAM construction of
// Hoang, Reyhanitabar, Rogaway and Vizár, 2015).
import { createCipheriv, createDecipheriv } from 'node:crypto'

const pieceBytes = 64 * 1024
const tagBytes = 16

type Bytes = AsyncIterable<Uint8Array>

/** The key must be used for this stream alone. */
export async function* seal(source: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  for await (const { piece, place, isLast } of cut(source, pieceBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place, isLast))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

/** Yields only verified data. Throws `Damaged` if the stream differs from the one encrypted with this key. */
export async function* open(source: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  for await (const { piece, place, isLast } of cut(source, pieceBytes + tagBytes)) {
    if (piece.length < tagBytes) throw new Damaged(place)
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(place, isLast))
    decipher.setAuthTag(piece.subarray(-tagBytes))
    const text = decipher.update(piece.subarray(0, -tagBytes))
    try {
      decipher.final()
    } catch (error) {
      throw new Damaged(place, { cause: error })
    }
    yield text
  }
}

export class Damaged extends Error {
  /** The number of correct pieces before the fault. At 0 the key may be wrong. */
  readonly place: number

  constructor(place: number, options?: ErrorOptions) {
    super(`The stream is not what was sealed, from piece ${place} on.`, options)
    this.name = 'Damaged'
    this.place = place
  }
}

type Piece = { piece: Buffer; place: number; isLast: boolean }

/**
 * Every piece has this size except the last. The last piece is the one that nothing follows, so even an empty stream
 * has a last piece.
 */
async function* cut(source: Bytes, bytes: number): AsyncGenerator<Piece> {
  let waiting: Uint8Array[] = []
  let length = 0
  let place = 0
  for await (const chunk of source) {
    waiting.push(chunk)
    length += chunk.length
    if (length <= bytes) continue
    const all = Buffer.concat(waiting)
    let from = 0
    for (; all.length - from > bytes; from += bytes)
      yield { piece: all.subarray(from, from + bytes), place: place++, isLast: false }
    waiting = [all.subarray(from)]
    length = all.length - from
  }
  yield { piece: Buffer.concat(waiting), place, isLast: true }
}

function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(place, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}
