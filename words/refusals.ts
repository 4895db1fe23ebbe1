// The sentences of refusals by language. A refusal travels as a code with values; the reader's language decides the sentence.
import type { Language } from '#domain/spoken.ts'
import { fillIn, type Params, type ParamsIn, type WithoutParams, type WithParams } from './coded.ts'
import { refusals as de } from './de/refusals/all.ts'
import { en, type RefusalWords } from './en/refusals/all.ts'
import { refusals as es } from './es/refusals/all.ts'
import { refusals as fr } from './fr/refusals/all.ts'
import { refusals as nl } from './nl/refusals/all.ts'
import { refusals as pt } from './pt/refusals/all.ts'

export type RefusalCode = keyof RefusalWords
export type CodeWithParams = WithParams<RefusalWords>
export type PlainCode = WithoutParams<RefusalWords>
export type ParamsOf<C extends RefusalCode> = ParamsIn<RefusalWords, C>

export const wordsIn: Record<Language, RefusalWords> = { en, de, fr, es, nl, pt }

export function sentenceIn(language: Language, code: RefusalCode, params?: Params): string {
  return fillIn(wordsIn[language][code], params)
}
