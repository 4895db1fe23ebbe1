import { showMoment, showSpan } from '../../../product/show-times.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'
import { whoSentence } from '../../../product/who/who-sentence.ts'
import { words } from './words.ts'

/** The guests that a door of this occasion lets in, and when, in two sentences. */
export function admitsOf({ who, opens_at: opens, closes_at: closes, zone }: ShownOccasion): string {
  return `${whoSentence(who, words.everyone)} ${whenOf(zone, opens, closes)}`
}

function whenOf(zone: string, opens: string | null, closes: string | null): string {
  if (opens !== null && closes !== null) return words.during(showSpan(zone, opens, closes))
  if (opens !== null) return words.from(showMoment(zone, opens))
  return closes === null ? words.atAnyTime : words.until(showMoment(zone, closes))
}
