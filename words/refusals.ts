// The sentences of refusals by language. A refusal travels as a code with values; the reader's language decides the sentence.
import type { Language } from '#domain/spoken.ts'
import { refusals as de } from './de/refusals/all.ts'
import { en, type RefusalWords } from './en/refusals/all.ts'
import { refusals as es } from './es/refusals/all.ts'
import { refusals as fr } from './fr/refusals/all.ts'
import { refusals as nl } from './nl/refusals/all.ts'
import { refusals as pt } from './pt/refusals/all.ts'

export type RefusalCode = keyof RefusalWords

/** The values of a sentence, by name. */
export type Params = Record<string, string | number>

type Sentence = string | ((params: never) => string)

/** Codes whose sentence has values, and codes whose sentence has none. */
export type CodeWithParams = {
  [C in RefusalCode]: RefusalWords[C] extends (params: never) => string ? C : never
}[RefusalCode]
export type PlainCode = Exclude<RefusalCode, CodeWithParams>

export type ParamsOf<C extends RefusalCode> = RefusalWords[C] extends (params: infer P) => string ? P : undefined

export const wordsIn: Record<Language, RefusalWords> = { en, de, fr, es, nl, pt }

export function sentenceIn(language: Language, code: RefusalCode, params: Params = {}): string {
  const sentence: Sentence = wordsIn[language][code]
  return typeof sentence === 'string' ? sentence : (sentence as (params: Params) => string)(params)
}
