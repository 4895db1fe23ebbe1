// Sentences that travel as codes with values. The reader's language decides the sentence.

/** The values of a sentence, by name. */
export type Params = Record<string, string | number>

type WithValues = (params: never) => string

/** Codes whose sentence has values, and codes whose sentence has none. */
export type WithParams<W> = { [C in keyof W]: W[C] extends WithValues ? C : never }[keyof W]
export type WithoutParams<W> = Exclude<keyof W, WithParams<W>>

export type ParamsIn<W, C extends keyof W> = W[C] extends (params: infer P) => string ? P : undefined

export function fillIn(sentence: string | WithValues, params: Params = {}): string {
  return typeof sentence === 'string' ? sentence : (sentence as (params: Params) => string)(params)
}
