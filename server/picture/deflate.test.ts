import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { copies, deflate, type Token } from './deflate.ts'

const bytes = fc.array(fc.boolean(), { minLength: 40, maxLength: 99 })
const repeats = fc.array(fc.tuple(bytes, fc.integer({ min: 3, max: 3000 }), fc.boolean()), { maxLength: 9 })

test('deflated bytes inflate to the original', () => {
  fc.assert(
    fc.property(bytes, repeats, (first, rest) => {
      const { tokens, expected } = written(first, rest)
      assert.deepEqual([...inflateRawSync(deflate(tokens).bytes)], expected)
    }),
  )
})

test('a byte is changed into the other by one known bit', () => {
  fc.assert(
    fc.property(bytes, repeats, fc.nat(), (first, rest, any) => {
      const { tokens, expected } = written(first, rest)
      const deflated = deflate(tokens)
      const place = any % first.length
      const bit = deflated.bitAt[place]! + 1
      deflated.bytes[bit >> 3]! ^= 1 << (bit & 7)

      // The rest copies the first forty bytes, so changing them may change other bytes, but not the length.
      const changed = inflateRawSync(deflated.bytes)
      assert.equal(changed.length, expected.length)
      assert.equal(changed[place], 0xff - expected[place]!)
    }),
  )
})

/** Tokens and their bytes: first bytes, then copies from 1 or 40 bytes back, each followed by more bytes. */
function written(first: boolean[], rest: [boolean[], number, boolean][]) {
  const tokens: Token[] = []
  const expected: number[] = []
  const copy = (length: number, distance: number) => {
    tokens.push(...copies(length, distance))
    for (let count = 0; count < length; count++) expected.push(expected.at(-distance)!)
  }
  const spell = (isWhite: boolean[]) => {
    for (const byte of isWhite.map((is) => (is ? 0xff : 0x00))) {
      tokens.push({ byte })
      expected.push(byte)
    }
  }
  spell(first)
  copy(3, 1)
  copy(3, 40)
  for (const [isWhite, length, isNear] of rest) {
    copy(length, isNear ? 1 : 40)
    spell(isWhite)
  }
  return { tokens, expected }
}
