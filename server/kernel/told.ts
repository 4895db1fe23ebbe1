// Sentences that are stored, and read later by somebody whose language is not known yet.
import type { Language } from '#domain/spoken.ts'
import { wordsIn } from '#words/refusals.ts'
import { said, type SaidOrText, say } from './said.ts'

/** Sentences in their order. A text is Mailchimp's. */
export type Told = SaidOrText[]

/** A single text is whole, by an earlier release. */
export type StoredTold = Told | string | null

/** Null if nothing is stored. */
export function sayTold(language: Language, stored: StoredTold): string | null {
  if (stored === null) return null
  const all = typeof stored === 'string' ? [stored] : stored.filter(isKnown)
  return all.map((words) => say(language, words)).join(' ')
}

/** Why Mailchimp refused something, stored in its own words. It may have none. */
export function sayReason(language: Language, reason: string): string {
  return reason === '' ? say(language, said('mailchimp_gave_no_reason')) : reason
}

/** A newer server on the same database may store a code that this one does not know. */
function isKnown(words: SaidOrText): boolean {
  return typeof words === 'string' || words.code in wordsIn.en
}
