// The headings of names in an alphabetical list.
import { folded } from './folded.ts'

/** The sign for names that begin with no letter. They are sorted before all others. */
export const noLetter = '#'

/** A character that follows all letters in every alphabet (CLDR). */
const beyondAll = '\uFFFF'

/**
 * Finds the letter of a name in the alphabet of a language: "A" for Åsa in English, "Å" in Swedish, "CH" for Chalupa in Czech.
 */
export function openLetters(language: string | undefined): (name: string) => string {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
  const known = new Map<string, string>()
  return (name) => {
    const begin = name.normalize('NFC').slice(0, 4)
    const letter = known.get(begin) ?? letterOf(begin, compare).toLocaleUpperCase(language)
    known.set(begin, letter)
    return letter
  }
}

/** The letters with which these names begin, in the order of the alphabet. */
export function lettersOf(begins: Iterable<string>, language: string | undefined): string[] {
  const { compare } = new Intl.Collator(language)
  return [...new Set(Array.from(begins, openLetters(language)))].toSorted(
    (one, other) => Number(other === noLetter) - Number(one === noLetter) || compare(one, other),
  )
}

function letterOf(begin: string, compare: (a: string, b: string) => number): string {
  const [first = '', second = ''] = Array.from(begin)
  if (!/\p{L}/u.test(first)) return noLetter
  // Two signs are one letter if they sort after everything else that begins with the first sign.
  if (/\p{L}/u.test(second) && compare(first + second, first + beyondAll) > 0) return first + second
  // Ł stands among L, and Æ among A, unless the language has them as letters.
  const plain = folded(first)
  return plain !== '' && compare(plain, first) === 0 ? plain.charAt(0) : first
}
