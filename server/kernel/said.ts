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

/** A message under a field. The messages of the contract's forms are sentences, in English. */
export type FieldWords = Said | string

export function said<C extends RefusalCode>(
  code: C,
  ...[params]: ParamsOf<C> extends Params ? [params: ParamsOf<C>] : []
): Said {
  return (params === undefined ? { code } : { code, params }) as Said
}

/** Texts that are nobody's code, such as Mailchimp's words, are in the language in which they came. */
export function say(language: Language, words: FieldWords): string {
  return typeof words === 'string' ? words : sentenceIn(language, words.code, words.params)
}
