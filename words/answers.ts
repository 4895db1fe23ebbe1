// What the server says when a call succeeds, by language. It is a code with values until its reader is known.
import type { Language } from '#domain/spoken.ts'
import { fillIn, type Params } from './coded.ts'
import { answers as de } from './de/answers/all.ts'
import { type AnswerWords, en } from './en/answers/all.ts'
import { answers as es } from './es/answers/all.ts'
import { answers as fr } from './fr/answers/all.ts'
import { answers as nl } from './nl/answers/all.ts'
import { answers as pt } from './pt/answers/all.ts'

export type { AnswerWords }
export type AnswerCode = keyof AnswerWords

export const wordsIn: Record<Language, AnswerWords> = { en, de, fr, es, nl, pt }

export function sentenceIn(language: Language, code: AnswerCode, params?: Params): string {
  return fillIn(wordsIn[language][code], params)
}
