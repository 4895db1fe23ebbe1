import type { Language } from '#domain/spoken.ts'
import { letters as de } from './de/letters/index.ts'
import { letters as en, type LetterWords } from './en/letters/index.ts'
import { letters as es } from './es/letters/index.ts'
import { letters as fr } from './fr/letters/index.ts'
import { letters as nl } from './nl/letters/index.ts'
import { letters as pt } from './pt/letters/index.ts'

export const wordsIn: Record<Language, LetterWords> = { en, de, fr, es, nl, pt }
