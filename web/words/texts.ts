// Words without values, which need no reader of messages.
import type { Translated } from '#words/spoken.ts'
import { catalogue, type OtherLanguage } from '../ui/spoken.ts'

/** The texts in the other languages, by the same names. A file may have more. */
export type Others<T> = Record<OtherLanguage, () => Promise<{ default: Translated<T> }>>

export function texts<T>(english: T, others: Others<NoInfer<T>>, take: (words: Translated<T>) => void): Translated<T> {
  return catalogue(english as Translated<T>, async (language) => (await others[language]()).default, take)
}
