// The sentences of refusals by language. A refusal travels as a code with values; the reader's language decides the sentence.
import type { Language } from '#domain/spoken.ts'
import { en } from './en/refusals/all.ts'

export type RefusalWords = typeof en
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

/** A language that is not translated yet has the English sentences. */
export const wordsIn: Record<Language, RefusalWords> = { en, de: en, fr: en, es: en, nl: en, pt: en }

export function sentenceIn(language: Language, code: RefusalCode, params: Params = {}): string {
  const sentence: Sentence = wordsIn[language][code]
  return typeof sentence === 'string' ? sentence : (sentence as (params: Params) => string)(params)
}
