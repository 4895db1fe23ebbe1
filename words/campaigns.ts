// What the server says about drafts, by language. A finding travels as a name with values; the reader's language decides the
// sentence.
import type { Language } from '#domain/spoken.ts'
import { fillIn } from './coded.ts'
import { campaigns as de } from './de/campaigns/index.ts'
import { type CampaignWords, campaigns as en, type FindingWords } from './en/campaigns/index.ts'
import { campaigns as es } from './es/campaigns/index.ts'
import { campaigns as fr } from './fr/campaigns/index.ts'
import { campaigns as nl } from './nl/campaigns/index.ts'
import { campaigns as pt } from './pt/campaigns/index.ts'

export const wordsIn: Record<Language, CampaignWords> = { en, de, fr, es, nl, pt }

export type FindingName = keyof FindingWords

/** A finding before its language is known: its name, with the values of its sentence exactly if it has some. */
export type NamedFinding = {
  [N in FindingName]: FindingWords[N]['sentence'] extends (params: infer P) => string
    ? { name: N; params: P }
    : { name: N; params?: undefined }
}[FindingName]

export function sentencesIn(language: Language, { name, params }: NamedFinding): { sentence: string; todo: string } {
  const { sentence, todo } = wordsIn[language].findings[name]
  return { sentence: fillIn(sentence, params), todo }
}
