import type { Language } from '#domain/spoken.ts'
import { sentences as de } from './de/sentences.ts'
import { type Sentences, sentences as en } from './en/sentences.ts'
import { sentences as es } from './es/sentences.ts'
import { sentences as fr } from './fr/sentences.ts'
import { sentences as nl } from './nl/sentences.ts'
import { sentences as pt } from './pt/sentences.ts'

export const wordsIn: Record<Language, Sentences> = { en, de, fr, es, nl, pt }
