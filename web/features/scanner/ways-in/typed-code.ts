// Checks a typed code before it is sent. The check symbol detects every single typo, and commonly confused symbols suggest its
// place.
import { codeLength, codeSymbols, isOwnCode, spacedCode } from '#domain/code.ts'
import { codeInText } from '#domain/link.ts'

export type TypedCode =
  /** The code is complete and right, and can be sent. */
  | { kind: 'code'; text: string }
  /** Too short or too long for a code. `group` is the group without four symbols, if the code was typed in groups. */
  | { kind: 'length'; length: number; group: number | undefined }
  /** One of our codes with a typo, most likely in these groups. It may still be a code of an earlier tool. */
  | { kind: 'typo'; text: string; groups: readonly string[]; likely: ReadonlySet<number> }

const groupLength = 4

export function readTypedCode(typed: string): TypedCode {
  const text = typed.trim()
  const code = codeInText(text)
  if (code === undefined) return { kind: 'length', ...lengthOf(text) }
  const isOfOurs = Array.from(code).every((symbol) => codeSymbols.includes(symbol))
  if (!isOfOurs || isOwnCode(code)) return { kind: 'code', text }
  return { kind: 'typo', text, groups: spacedCode(code).split(' '), likely: likelyGroups(code) }
}

function lengthOf(text: string): { length: number; group: number | undefined } {
  const groups = text.split(/[\s-]+/)
  const wrong = groups.findIndex((group) => group.length !== groupLength)
  const isInGroups = groups.length === codeLength / groupLength && wrong !== -1
  return { length: text.replaceAll(/[\s-]/g, '').length, group: isInGroups ? wrong + 1 : undefined }
}

/** Pairs that people confuse when reading, and neighbours on a keyboard that fingers confuse. */
const alike = new Set('8B 5S 2Z 6G UV VY MN PR EF CG KX 4A 7T 38 QG XY HN DP BR VW MW'.split(' '))
const rows = ['23456789', 'QWERTYUP', 'ASDFGHJK', 'ZXCVBNM']

/** The groups in which one typical human mistake would turn a right code into this one. */
export function likelyGroups(code: string): ReadonlySet<number> {
  const swapped = placesWhere((place) => place + 1 < codeLength && isOwnCode(withSwap(code, place)))
  const replaced = placesWhere((place) => {
    const meant = rightSymbolAt(code, place)
    return meant !== undefined && isEasilyMistaken(code.charAt(place), meant)
  })
  return new Set([...swapped, ...replaced].map((place) => Math.floor(place / groupLength)))
}

function placesWhere(isSo: (place: number) => boolean): number[] {
  return Array.from({ length: codeLength }, (_, place) => place).filter(isSo)
}

function withSwap(code: string, place: number): string {
  return code.slice(0, place) + code.charAt(place + 1) + code.charAt(place) + code.slice(place + 2)
}

/** The symbol that would make the code right at this place. For each place there is exactly one. */
function rightSymbolAt(code: string, place: number): string | undefined {
  return Array.from(codeSymbols).find((symbol) => isOwnCode(code.slice(0, place) + symbol + code.slice(place + 1)))
}

function isEasilyMistaken(one: string, other: string): boolean {
  if (alike.has(one + other) || alike.has(other + one)) return true
  const row = rows.find((symbols) => symbols.includes(one))
  return row !== undefined && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1
}
