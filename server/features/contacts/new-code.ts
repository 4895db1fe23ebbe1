import { randomBytes } from 'node:crypto'
import { codeFromRandom } from '#domain/code.ts'

export function newCode(): string {
  for (;;) {
    const code = codeFromRandom(randomBytes(40))
    if (code !== undefined) return code
  }
}
