import type { Language } from '#domain/spoken.ts'
import { letters as de } from './de/letters.ts'
import { letters as en, type LetterWords } from './en/letters.ts'
import { letters as es } from './es/letters.ts'
import { letters as fr } from './fr/letters.ts'
import { letters as nl } from './nl/letters.ts'
import { letters as pt } from './pt/letters.ts'

export const wordsIn: Record<Language, LetterWords> = { en, de, fr, es, nl, pt }
