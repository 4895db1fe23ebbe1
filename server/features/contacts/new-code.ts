import { hash, randomBytes } from 'node:crypto'
import { codeFromRandom } from '#domain/code.ts'

export function newCode(): string {
  for (;;) {
    const code = codeFromRandom(randomBytes(40))
    if (code !== undefined) return code
  }
}

/**
 * Deterministic per member; indistinguishable from random without the seed. 64 bytes have always sufficed. They come as a
 * text, because a buffer of their own takes as long as the hash.
 */
export function codeFromSeed(seed: Buffer, memberHash: string): string {
  for (let round = 0; ; round++) {
    const bytes = hash('sha512', `${seed.toString('hex')} ${memberHash} ${round}`, 'latin1')
    const code = codeFromRandom(Buffer.from(bytes, 'latin1'))
    if (code !== undefined) return code
  }
}
