// Sentences that are stored, and read later by somebody whose language is not known yet.
import type { Language } from '#domain/spoken.ts'
import { wordsIn } from '#words/refusals.ts'
import { said, type Said, type SaidOrText, say } from './said.ts'

/** Sentences in their order. A text is Mailchimp's. */
export type Told = SaidOrText[]

/** Null if nothing is stored. */
export function sayTold(language: Language, stored: Told | null): string | null {
  if (stored === null) return null
  return stored
    .filter(isKnown)
    .map((words) => say(language, words))
    .join(' ')
}

/** Why Mailchimp refused something, as one text: its own words, which may be empty, or a sentence of ours as JSON. */
export function storedReason(reason: SaidOrText): string {
  return typeof reason === 'string' ? reason : JSON.stringify(reason)
}

export function sayReason(language: Language, stored: string): string {
  if (stored === '') return say(language, said('mailchimp_gave_no_reason'))
  return say(language, ourReason(stored) ?? stored)
}

/** Undefined for words of Mailchimp, which are no JSON. */
function ourReason(stored: string): Said | undefined {
  if (!stored.startsWith('{"code":')) return undefined
  try {
    const words = JSON.parse(stored) as Said
    return isKnown(words) ? words : said('mailchimp_gave_no_reason')
  } catch {
    return said('mailchimp_gave_no_reason')
  }
}

/** A newer server on the same database may store a code that this one does not know. */
function isKnown(words: SaidOrText): boolean {
  return typeof words === 'string' || words.code in wordsIn('en')
}
