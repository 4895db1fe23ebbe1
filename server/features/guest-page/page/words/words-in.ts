import type { Language } from '#domain/spoken.ts'
import { de } from './de.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'

export type { Words }

export const wordsIn: Record<Language, Words> = { en, de, fr, es, nl, pt }
