// What the server says about drafts. A finding travels as a name with values; the reader's language decides the sentence.
import type { Language } from '#domain/spoken.ts'
import { fillIn } from './coded.ts'
import { campaigns } from './en/campaigns.ts'
import { wordsOf } from './read.ts'
import type { Spoken } from './spoken.ts'

export type FindingWords = Spoken<(typeof campaigns)['findings']>
export type FindingName = keyof FindingWords

/** A finding before its language is known: its name, with the values of its sentence exactly if it has some. */
export type NamedFinding = {
  [N in FindingName]: FindingWords[N]['sentence'] extends (params: infer P) => string
    ? { name: N; params: P }
    : { name: N; params?: undefined }
}[FindingName]

export const wordsIn = wordsOf('campaigns', campaigns)

export function sentencesIn(language: Language, { name, params }: NamedFinding): { sentence: string; todo: string } {
  const { sentence, todo } = wordsIn(language).findings[name]
  return { sentence: fillIn(sentence, params), todo }
}
