// A text that a user typed into a name or field. It is shown as text, and must not change the order of the words around
// it: Unicode direction controls reverse the text after them (UAX #9, "Trojan Source").

/** Embeddings and overrides U+202A–U+202E, isolates U+2066–U+2069. Marks (U+200E, U+200F, U+061C) belong to real names. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g
/** The same, except FSI and PDI, which our own sentences use to isolate names. */
const directionsOfOthers = /[\u202A-\u202E\u2066\u2067]/g
/** Invisible characters, which make different values look alike. The joiners U+200C and U+200D belong to real names. */
const unseen = /[\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/g
/** All of these, and the marks: a text that Listpass keeps or sends needs none. */
const allDirections = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
/** Control characters, line breaks and spaces; each run becomes one space. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const spaces = /[\s\u0000-\u001F\u007F-\u009F]+/g
/** Single spaces that do not break, the narrow one and the other. */
const unbroken = ['\u202F', '\u00A0']
/** More marks on one letter than any script uses would cover the lines above and below. */
const piledMarks = /(\p{M}{6})\p{M}+/gu

/**
 * Letters, digits and marks of right-to-left scripts, by the blocks that Unicode reserves for them (UAX #9, table 4).
 */
const rightToLeft = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

const firstStrongIsolate = '\u2068'
const popIsolate = '\u2069'

/** Mailchimp keeps at most this many bytes of a text. */
export const longestShown = 255

/** A text to keep, or to send, on one line: without control characters, directions and what cannot be seen. */
export function oneLine(text: string): string {
  const spaced = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return spaced.replace(allDirections, '').replace(unseen, '').trim()
}

/** The value as shown: without direction controls, and shortened if very long. */
export function shownText(text: string, longest = longestShown): string {
  return cut(plain(text.slice(0, longest * 4), directions), longest)
}

/**
 * The value inside one of our sentences, as plain text. A right-to-left value is isolated. Any other value cannot
 * reorder the sentence, so it stays plain to search and copy.
 */
export function isolated(text: string, longest = longestShown): string {
  const shown = shownText(text, longest)
  return rightToLeft.test(shown) ? firstStrongIsolate + shown + popIsolate : shown
}

/**
 * A sentence that may contain such a value: the server's, Mailchimp's, or one of ours. It keeps a single space that does
 * not break: French has one before a question mark, and numbers have them between their digits.
 */
export function shownSentence(text: string): string {
  return cut(plain(text.slice(0, 8000), directionsOfOthers, unbroken), 2000)
}

function plain(text: string, controls: RegExp, kept: readonly string[] = []): string {
  const spaced = text.replace(spaces, (run) => (kept.includes(run) ? run : ' '))
  return spaced.replace(controls, '').replace(unseen, '').replace(piledMarks, '$1').trim()
}

/** Cuts the text between characters, never inside one. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  const characters = Array.from(text)
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`
}

/** Mailchimp's longest name of a tag, in characters. */
export const tagNameLimit = 100

/** Listpass itself gives and takes these tags, by scans. */
export function isKeptTag(name: string): boolean {
  return /^\s*attended:/i.test(name)
}
