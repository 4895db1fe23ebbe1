// What the server says when a call succeeds. It is a code with values until its reader is known.
import type { Language } from '#domain/spoken.ts'
import { fillIn, type Params } from './coded.ts'
import { answers } from './en/answers.ts'
import { wordsOf } from './read.ts'
import type { Spoken } from './spoken.ts'

export type AnswerWords = Spoken<(typeof answers)['answers']>
export type AnswerCode = keyof AnswerWords

const inLanguage = wordsOf('answers', answers)

export const wordsIn = (language: Language): AnswerWords => inLanguage(language).answers

export function sentenceIn(language: Language, code: AnswerCode, params?: Params): string {
  return fillIn(wordsIn(language)[code], params)
}
