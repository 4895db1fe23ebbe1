import assert from 'node:assert/strict'
import { randomBytes, randomInt } from 'node:crypto'
import { test } from 'node:test'
import { Damaged, open, seal } from './sealed-pieces.ts'

const key = randomBytes(32)

async function all(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(source))
}

/** Splits the bytes into chunks of any size, like a stream. */
async function* inChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length;) {
    const size = randomInt(1, 100_000)
    yield bytes.subarray(from, from + size)
    from += size
    await Promise.resolve()
  }
}

test('a sealed stream opens again, at any length and in any chunks', async () => {
  for (const length of [0, 1, 65_535, 65_536, 65_537, 131_072, 300_001]) {
    const bytes = randomBytes(length)
    const sealed = await all(seal(inChunks(bytes), key))
    assert.deepEqual(await all(open(inChunks(sealed), key)), bytes, String(length))
  }
})

test('nothing of it can be read or found in it', async () => {
  const sealed = await all(seal(inChunks(Buffer.from('guest@example.com '.repeat(20_000))), key))
  assert.equal(sealed.indexOf('guest@'), -1)
})

test('a bit that is changed, a piece that is swapped, left out or cut off, and another key: all are noticed', async () => {
  const sealed = await all(seal(inChunks(randomBytes(300_000)), key))
  const size = 65_552
  const piece = (place: number) => sealed.subarray(place * size, (place + 1) * size)
  const changed = Buffer.from(sealed)
  changed[randomInt(changed.length)]! ^= 1 << randomInt(8)
  const damaged: Record<string, Buffer> = {
    changed,
    swapped: Buffer.concat([piece(1), piece(0), sealed.subarray(2 * size)]),
    'left out': Buffer.concat([piece(0), sealed.subarray(2 * size)]),
    'cut off': sealed.subarray(0, 3 * size),
    'cut in the middle': sealed.subarray(0, 3 * size + 1000),
    longer: Buffer.concat([sealed, Buffer.from('more')]),
    empty: Buffer.alloc(0),
  }
  for (const [name, bytes] of Object.entries(damaged))
    await assert.rejects(all(open(inChunks(bytes), key)), Damaged, name)
  await assert.rejects(all(open(inChunks(sealed), randomBytes(32))), { name: 'Damaged', place: 0 })
})
