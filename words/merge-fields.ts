import type { Language } from '#domain/spoken.ts'
import { mergeFields as de } from './de/merge-fields.ts'
import { mergeFields as en, type MergeFieldWords } from './en/merge-fields.ts'
import { mergeFields as es } from './es/merge-fields.ts'
import { mergeFields as fr } from './fr/merge-fields.ts'
import { mergeFields as nl } from './nl/merge-fields.ts'
import { mergeFields as pt } from './pt/merge-fields.ts'

export const wordsIn: Record<Language, MergeFieldWords> = { en, de, fr, es, nl, pt }
