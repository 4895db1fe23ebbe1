// The words of a language as the code uses them: a text without values is a string, a text with values a function of them.
import type { Language } from '#domain/spoken.ts'
import { fill, fillPieces, type Piece, type Values } from './message.ts'

/** Texts as they are written, by name. */
export type Texts = { readonly [name: string]: string | Texts | readonly (string | Texts)[] }

/** The same names with other texts: what a translation of these texts is. */
export type Translated<T> = T extends string
  ? string
  : T extends readonly (infer Each)[]
    ? readonly Translated<Each>[]
    : { readonly [K in keyof T]: Translated<T[K]> }

/** A text with values. Its pieces are for a value that is shown in its own way, as a name may be. */
export type Said<V> = ((values: V) => string) & { pieces: (values: V) => Piece[] }

export type Spoken<T> = T extends string
  ? T extends `${string}{${string}`
    ? Said<ValuesOf<T>>
    : string
  : T extends readonly (infer Each)[]
    ? readonly Spoken<Each>[]
    : { readonly [K in keyof T]: Spoken<T[K]> }

/** The words of `texts`, a text in English or its translation. Texts are parsed when they are first said. */
export function speakTexts<T>(texts: Translated<T>, language: Language): Spoken<T>
export function speakTexts(texts: unknown, language: Language): unknown {
  if (typeof texts === 'string') return texts.includes('{') ? said(texts, language) : texts
  if (Array.isArray(texts)) return texts.map((each) => speakTexts(each, language))
  return Object.fromEntries(Object.entries(texts as object).map(([name, each]) => [name, speakTexts(each, language)]))
}

function said(text: string, language: Language): Said<Values> {
  return Object.assign((values: Values) => fill(text, values, language), {
    pieces: (values: Values) => fillPieces(text, values, language),
  })
}

/** The values that a message needs, by name: a text, a number for `number` and `plural`, a boolean for `true` and `other`. */
export type ValuesOf<T extends string> = Flat<Read<T>>

type Flat<V> = { [K in keyof V]: V[K] }

/** Reads a message from one brace to the next. `Open` lists the plurals and selects around this place, the innermost first. */
type Read<T extends string, Open extends unknown[] = [], Found = unknown> = T extends `${infer Plain}{${infer Rest}`
  ? Plain extends `${string}}${infer After}`
    ? ReadForms<`${After}{${Rest}`, Open, Found>
    : ReadArgument<Rest, Open, Found>
  : T extends `${string}}${infer After}`
    ? ReadForms<After, Open, Found>
    : Found

type ReadArgument<T extends string, Open extends unknown[], Found> = T extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name}, plural, ${string}`
    ? T extends `${Name}, plural, ${infer Forms}`
      ? ReadForms<Forms, [never, ...Open], Found & Record<Name, number>>
      : never
    : Head extends `${infer Name}, select, ${infer Case} {${string}`
      ? T extends `${Name}, select, ${infer Forms}`
        ? ReadForms<Forms, [Name, ...Open], Found & Record<Name, Case extends 'true' ? boolean : string>>
        : never
      : Head extends `${infer Name}, number`
        ? Read<Rest, Open, Found & Record<Name, number>>
        : Read<Rest, Open, Found & Record<Head, string>>
  : never

/** After a form, or before the first one: another form, or the end of its argument. */
type ReadForms<T extends string, Open extends unknown[], Found> = T extends ` ${infer Rest}`
  ? ReadForms<Rest, Open, Found>
  : T extends `}${infer Rest}`
    ? Open extends [unknown, ...infer Outer]
      ? Read<Rest, Outer, Found>
      : never
    : T extends `${string} {${infer Rest}`
      ? Read<Rest, Open, Found>
      : never
