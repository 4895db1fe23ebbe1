import { randomInt } from 'node:crypto'
import { codeSymbols } from '#domain/code.ts'
import type { Needs } from '../../../services.ts'

export const recoveryCodesOfSet = 10
const symbolsOfCode = 10
const shape = new RegExp(`^[${codeSymbols}]{${symbolsOfCode}}$`)

export type RecoveryCodes = { codes: string[]; hashes: string[] }

/** Codes as they are shown, `XXXXX-XXXXX`, and their hashes, which share one salt. */
export async function newRecoveryCodes({ passwords }: Needs<'passwords'>, personId: string): Promise<RecoveryCodes> {
  const codes = Array.from({ length: recoveryCodesOfSet }, newCode)
  const [first, ...others] = codes as [string, ...string[]]
  const salted = await passwords.hash(first, personId)
  const rest = await Promise.all(others.map((code) => passwords.hashWithSaltOf(salted, code, personId)))
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), hashes: [salted, ...rest] }
}

function newCode(): string {
  return Array.from({ length: symbolsOfCode }, () => codeSymbols[randomInt(codeSymbols.length)]!).join('')
}

/** A typed recovery code as it was hashed; undefined for a text that cannot be one. */
export function readRecoveryCode(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return shape.test(code) ? code : undefined
}
