// The sentences of refusals. A refusal travels as a code with values; the reader's language decides the sentence.
import type { Language } from '#domain/spoken.ts'
import { fillIn, type Params, type ParamsIn, type WithoutParams, type WithParams } from './coded.ts'
import { answers } from './en/answers.ts'
import { fields } from './en/fields.ts'
import { inEach, wordsOf } from './read.ts'
import type { Spoken } from './spoken.ts'

export type RefusalWords = Spoken<typeof fields & typeof answers.refusals>
export type RefusalCode = keyof RefusalWords
export type CodeWithParams = WithParams<RefusalWords>
export type PlainCode = WithoutParams<RefusalWords>
export type ParamsOf<C extends RefusalCode> = ParamsIn<RefusalWords, C>

const ofFields = wordsOf('fields', fields)
const ofAnswers = wordsOf('answers', answers)

export const wordsIn = inEach((language): RefusalWords => ({ ...ofFields(language), ...ofAnswers(language).refusals }))

export function sentenceIn(language: Language, code: RefusalCode, params?: Params): string {
  return fillIn(wordsIn(language)[code], params)
}
