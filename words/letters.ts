import { letters } from './en/letters.ts'
import { wordsOf } from './read.ts'
import type { Spoken } from './spoken.ts'

export type LetterWords = Spoken<typeof letters>

export const wordsIn = wordsOf('letters', letters)
