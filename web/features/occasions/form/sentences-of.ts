import type { OccasionForm } from '#contract/occasions.ts'
import { browserZone, cityOf, showClock, showMoment, showSpan } from '../../../product/show-times.ts'
import { whoSentence } from '../../../product/who/who-sentence.ts'
import { sentences } from './words.ts'
import { clockOf } from './draft.ts'

/** The settings of an occasion in the organiser's words, by their question. */
export function sentencesOf(form: OccasionForm) {
  return {
    when: whenOf(form),
    who: whoSentence(form.who, sentences.everyone),
    often: form.own_max === null ? sentences.shared : sentences.own(form.own_max),
    again: sentences.again[form.own_max === null ? 'shared' : 'own'][form.again](shownClock(form.day_begins)),
    inside: insideOf(form),
    leaving: leavingOf(form),
  }
}

function whenOf({ opens_at: opens, closes_at: closes, zone }: OccasionForm): string {
  if (opens === null && closes === null) return sentences.always
  const inZone = zone === browserZone() ? '' : ` ${sentences.inZone(cityOf(zone))}`
  if (opens !== null && closes !== null) return sentences.span(showSpan(zone, opens, closes)) + inZone
  if (opens !== null) return sentences.from(showMoment(zone, opens)) + inZone
  return sentences.until(showMoment(zone, closes ?? '')) + inZone
}

function insideOf({ capacity, when_full: full, when_unsure: unsure }: OccasionForm): string {
  if (capacity === null) return sentences.noLimit
  const most = sentences.capacity[full](capacity)
  // A door that lets everyone in has nothing to decide.
  return full === 'refuse' ? `${most} ${sentences.unsure[unsure]}` : most
}

function leavingOf({ has_exits: hasExits, out_at: at }: OccasionForm): string {
  if (!hasExits) return sentences.noExits
  return at === null ? sentences.exits : `${sentences.exits} ${sentences.outAt(shownClock(at))}`
}

/** As the field of the form shows it; nothing while that is empty. */
const shownClock = (minutes: number) => (Number.isNaN(minutes) ? '' : showClock(clockOf(minutes)))
