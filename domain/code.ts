// The 24 characters that stand for one contact of one list, and the check symbol that catches a typo (DESIGN §2).

/** No symbol can be mistaken for another: 0 and O, 1 and I and L are left out. 31 is prime, which the check symbol needs. */
export const codeSymbols = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** SPEC §9: the length of a code. */
export const codeLength = 24

const randomLength = codeLength - 1

/**
 * Makes a code from random bytes. Bytes of 248 and above are skipped: 256 is no multiple of 31, so the first symbols
 * would come up more often. Undefined when the bytes run out before 23 symbols are drawn (48 bytes: 1 in 10^16).
 */
export function codeFromRandom(bytes: Uint8Array): string | undefined {
  let drawn = ''
  for (const byte of bytes) {
    if (byte >= 248) continue
    drawn += codeSymbols[byte % 31]
    if (drawn.length === randomLength) return drawn + checkSymbol(drawn)
  }
  return undefined
}

/** A weighted sum modulo a prime: with all weights different, every single typo and every swap of neighbours changes it. */
function checkSymbol(drawn: string): string {
  let sum = 0
  for (let place = 0; place < randomLength; place++)
    sum += (codeLength - place) * codeSymbols.indexOf(drawn.charAt(place))
  return codeSymbols.charAt((31 - (sum % 31)) % 31)
}

/**
 * Whether this code was made by Listpass and typed without a mistake. Adopted codes of an earlier tool return false.
 */
export function isOwnCode(code: string): boolean {
  return hasOwnShape(code) && checkSymbol(code.slice(0, randomLength)) === code[randomLength]
}

function hasOwnShape(code: string): boolean {
  return code.length === codeLength && Array.from(code).every((symbol) => codeSymbols.includes(symbol))
}

/** 24 letters and digits: a code of an earlier tool, adopted unchanged. */
export function isWellFormedCode(text: string): boolean {
  return /^[A-Za-z0-9]{24}$/.test(text)
}

/** An earlier tool's codes may count up, so a page tells nothing about them. Capital and small letters are alike. */
export function isGuessable(code: string): boolean {
  return !isOwnCode(codeKey(code))
}

/** The form in which codes are compared: without case. */
export function codeKey(code: string): string {
  return code.toUpperCase()
}

/** The picture of this text says SAMPLE too. */
const hidden = 'SAMPLE'

/** What may be a code: the part of an address in which ours have one, a text that is cut off, and any 24 letters and digits. */
const places =
  /((?<=(?:\/|%(?:25)*2F)(?:q|qr-code)(?:\/|%(?:25)*2F))[a-z0-9]+|(?<![a-z0-9])[a-z0-9]{8,}(?=…))|(?:(?<![a-z0-9])|(?<=%(?:25)*[0-9a-f]{2}))[a-z0-9]{24}(?![a-z0-9])/gi

/** The text for a reader who gets no code: without those of our addresses, all that we made, and the `known` ones. */
export function hideCodes(text: string, known: readonly string[] = []): string {
  const keys = new Set(known.map(codeKey))
  return text.replace(places, (found, surely?: string) =>
    surely !== undefined || !isGuessable(found) || keys.has(codeKey(found)) ? hidden : found,
  )
}

/** How a person reads a code out loud or types it: six groups of four. */
export function spacedCode(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, '$& ')
}
