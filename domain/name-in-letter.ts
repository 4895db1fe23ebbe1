// A name in a letter is what somebody typed, and its reader trusts the letter. So it can be no advertisement.

/** The most letters of a name in a letter. */
export const nameInLetterLimit = 40

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A name as a letter shows it: on one line, without what mail programs make a link or an address of, and at most 40 letters.
 * Empty if nothing is left.
 */
export function nameInLetter(name: string): string {
  const plain = name
    // Control, format and direction characters, and line breaks.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .normalize('NFKC')
    .replaceAll(/\b(?:https?|ftp|mailto|tel|www)\b(?=\s*[.:])/giu, ' ')
    .replaceAll(/[@:/\\<>[\]|]/gu, ' ')
    // A dot before a letter or digit makes a domain. That of an initial has a space behind it.
    .replaceAll(/[.\u3002](?=\S)/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const shown = Array.from(letters.segment(plain), ({ segment }) => segment)
  return shown.length <= nameInLetterLimit
    ? plain
    : `${shown
        .slice(0, nameInLetterLimit - 1)
        .join('')
        .trimEnd()}…`
}
