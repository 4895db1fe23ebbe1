import { type AnswerCode, type AnswerWords, sentenceIn as answerIn, wordsIn as answers } from '#words/answers.ts'
import type { Params, ParamsIn, WithoutParams, WithParams } from '#words/coded.ts'
import { type RefusalCode, type RefusalWords, sentenceIn } from '#words/refusals.ts'
import type { Language } from '#domain/spoken.ts'

/** A sentence before its language is known: its code, with its values exactly if it has some. */
type SaidBy<W> =
  | { code: WithoutParams<W>; params?: undefined }
  | { [C in WithParams<W>]: { code: C; params: ParamsIn<W, C> } }[WithParams<W>]

/** Why something is refused, or what background work tells. */
export type Said = SaidBy<RefusalWords>

/** What a successful call tells. */
export type SaidAnswer = SaidBy<AnswerWords>

/** A text is in Mailchimp’s words. */
export type SaidOrText = Said | string

type ValuesOf<W, C extends keyof W> = ParamsIn<W, C> extends Params ? [params: ParamsIn<W, C>] : []

/** Makes a sentence: the values fit the code. */
export function said<C extends RefusalCode>(code: C, ...values: ValuesOf<RefusalWords, C>): Said
export function said<C extends AnswerCode>(code: C, ...values: ValuesOf<AnswerWords, C>): SaidAnswer
export function said(code: string, params?: Params): Said | SaidAnswer {
  return (params === undefined ? { code } : { code, params }) as Said | SaidAnswer
}

export function say(language: Language, words: SaidOrText | SaidAnswer): string {
  if (typeof words === 'string') return words
  return isOfAnswer(words)
    ? answerIn(language, words.code, words.params)
    : sentenceIn(language, words.code, words.params)
}

function isOfAnswer(words: Said | SaidAnswer): words is SaidAnswer {
  return words.code in answers('en')
}
