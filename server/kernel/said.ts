import {
  type CodeWithParams,
  type PlainCode,
  type Params,
  type ParamsOf,
  type RefusalCode,
  sentenceIn,
} from '#words/refusals.ts'
import type { Language } from '#domain/spoken.ts'

/** A sentence before its language is known: its code, with its values exactly if it has some. */
export type Said =
  | { code: PlainCode; params?: undefined }
  | { [C in CodeWithParams]: { code: C; params: ParamsOf<C> } }[CodeWithParams]

/** A text is in the language in which it came: Mailchimp's words, or the contract's messages under fields. */
export type SaidOrText = Said | string

/** Makes a `Said`: the values fit the code. */
export function said<C extends RefusalCode>(
  code: C,
  ...[params]: ParamsOf<C> extends Params ? [params: ParamsOf<C>] : []
): Said {
  return (params === undefined ? { code } : { code, params }) as Said
}

export function say(language: Language, words: SaidOrText): string {
  return typeof words === 'string' ? words : sentenceIn(language, words.code, words.params)
}
