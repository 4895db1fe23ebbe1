// The one rule by which typed words find a name, wherever one searches. The database has the same rule (`name_words`,
// `search_line`, `joined`).
import { folded, otherSpellings } from './folded.ts'

/** Between the words of a name, after the text is folded. Apostrophes are no signs by then: O’Brien is one word. */
const signs = /[!"#$%&()*+,\-./:;<=>?@[\\\]^_{|}~¡«·»¿،؛؟‐‒–—―•‧‹›“”„‟、。・−]/g

/** They are shown as nothing, and stand in names by accident. */
const nothing = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g

/** At most so many words of a name are joined: "vandenberg", "jrrtolkien". */
const mostJoined = 4

/** Letters that are written without spaces between words: Thai, Lao, Burmese, Khmer, kana, Chinese characters, Korean. */
const withoutSpaces =
  /[\u0E00-\u0EFF\u1000-\u109F\u1100-\u11FF\u1780-\u17FF\u2E80-\u9FFF\uAC00-\uD7AF\u{20000}-\u{3FFFF}]/u

/** More words would only slow a search down, so further ones are ignored. */
const mostTyped = 8

/** Before joined words. Nobody types it, and no name has it. */
const mark = '\u001F'

/** The words of a folded text. An email address is one word, because a scanner link finds it only as a whole. */
function wordsIn(text: string): string[] {
  return text
    .split(/\s+/u)
    .flatMap((word) => (word.includes('@') ? [word] : word.replaceAll(signs, ' ').split(' ')))
    .filter(Boolean)
}

function shown(text: string): string {
  return text.replaceAll(nothing, '').replaceAll(mark, '')
}

/** The typed words. Signs alone are words, which no name has. None for no text, such as accents alone. */
export function typedWords(typed: string): string[] {
  const text = shown(folded(typed))
  const words = wordsIn(text)
  return [...new Set(words.length > 0 ? words : text.split(/\s+/u).filter(Boolean))].slice(0, mostTyped)
}

/** The text in which words are sought: the words of all spellings, then neighbours joined, in capitals behind a mark. */
export function searchedText(text: string): string {
  const plain = shown(folded(text))
  const words = wordsIn(`${plain} ${otherSpellings(shown(text), plain).join(' ')}`)
  const all = words.flatMap((word, place) => {
    const next = words[place + 1]
    if (next === undefined) return []
    const joined = words.slice(place, place + mostJoined).join('')
    // The family's name comes first in such scripts, and a list has it last.
    return withoutSpaces.test(word + next) ? [joined, next + word] : [joined]
  })
  return ` ${words.join(' ')} ${all.map((each) => inCapitals(each)).join('')}`
}

/** The words of a searched text, without joined ones. */
export function wordsOf(searched: string): string[] {
  return searched.split(' ').filter((word) => word !== '' && !word.startsWith(mark))
}

/** Whether a word may begin within what a reader sees as one text without spaces. */
export function hasNoSpaces(word: string): boolean {
  return withoutSpaces.test(word)
}

/** A word is found anywhere in the text, and joined words by their beginning: "dani" is not in "Ada Nielsen". */
export function hasWord(searched: string, word: string): boolean {
  return searched.includes(word) || searched.includes(inCapitals(word.trimStart()))
}

/** Joined words, apart from the others by their letters. Other alphabets keep theirs. */
const inCapitals = (word: string) => `${mark}${word.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())}`

/**
 * The steps of a search that shows only its first finds. One and two letters are in many names, so the names that have them
 * as a word come first, then those that begin with them.
 */
export function stepsOf(words: readonly string[]): string[][] {
  const isShort = (word: string) => Array.from(word).length <= 2
  const step = (make: (word: string) => string) => words.map((word) => (isShort(word) ? make(word) : word))
  return words.some(isShort) ? [step((word) => ` ${word} `), step((word) => ` ${word}`), [...words]] : [[...words]]
}
