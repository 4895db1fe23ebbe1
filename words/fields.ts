import type { Language } from '#domain/spoken.ts'
import { fields as de } from './de/fields.ts'
import { fields as en, type FieldWords } from './en/fields.ts'
import { fields as es } from './es/fields.ts'
import { fields as fr } from './fr/fields.ts'
import { fields as nl } from './nl/fields.ts'
import { fields as pt } from './pt/fields.ts'

export const wordsIn: Record<Language, FieldWords> = { en, de, fr, es, nl, pt }
