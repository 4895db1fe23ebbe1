import type { Language } from '#domain/spoken.ts'
import { de } from './de/guest-page.ts'
import { en, type Words } from './en/guest-page.ts'
import { es } from './es/guest-page.ts'
import { fr } from './fr/guest-page.ts'
import { nl } from './nl/guest-page.ts'
import { pt } from './pt/guest-page.ts'

export type { Words }

export const wordsIn: Record<Language, Words> = { en, de, fr, es, nl, pt }
