// Finds typed words in a text, without case and accents, and where they are.
import { folded } from '#domain/folded.ts'
import { hasWord, searchedText, typedWords } from '#domain/searched.ts'

export type Piece = { text: string; isMarked: boolean }

/** The typed words as they are compared. */
export const wordsOf = typedWords

/** Whether each word occurs somewhere in one of these texts. */
export function hasAll(words: readonly string[], texts: readonly string[]): boolean {
  const all = texts.map(searchedText)
  return words.every((word) => all.some((text) => hasWord(text, word)))
}

/** Splits the text into pieces, and marks the pieces of a typed word. All pieces joined are the text. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const letters = Array.from(text)
  // One letter may fold to several letters or to none, so each folded letter stores the place of its original.
  const places = letters.flatMap((letter, place) => Array.from(folded(letter), () => place))
  const line = letters.map(folded).join('')
  const marked = new Set<number>()
  for (const word of words) {
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + word.length)) {
      for (const place of places.slice(unitsTo(line, at), unitsTo(line, at + word.length))) marked.add(place)
    }
  }
  const pieces: Piece[] = []
  for (const [place, letter] of letters.entries()) {
    const isMarked = marked.has(place)
    const last = pieces.at(-1)
    if (last?.isMarked === isMarked) last.text += letter
    else pieces.push({ text: letter, isMarked })
  }
  return pieces
}

/** The number of letters before a place that `indexOf` found. */
function unitsTo(line: string, at: number): number {
  return Array.from(line.slice(0, at)).length
}
