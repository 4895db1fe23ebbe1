import { hash, randomBytes } from 'node:crypto'
import { codeFromRandom } from '#domain/code.ts'

export function newCode(): string {
  for (;;) {
    const code = codeFromRandom(randomBytes(40))
    if (code !== undefined) return code
  }
}

/** Deterministic per member; indistinguishable from random without the seed. 64 bytes have always sufficed. */
export function codeFromSeed(seed: Buffer, memberHash: string): string {
  for (let round = 0; ; round++) {
    const code = codeFromRandom(hash('sha512', `${seed.toString('hex')} ${memberHash} ${round}`, 'buffer'))
    if (code !== undefined) return code
  }
}
