import { fillIn } from '#words/coded.ts'
import type { OccasionForm } from '#contract/occasions.ts'
import { browserZone, cityOf, showClock, showMoment, showSpan } from '../../../product/time.ts'
import { whoSentence } from '../../../product/who/who-draft.ts'
import { words } from '../../../words/occasions.ts'
import { clockOf } from './draft.ts'

/** The settings of an occasion in the organiser's words, by their question. */
export function sentencesOf(form: OccasionForm) {
  return {
    when: whenOf(form),
    who: whoSentence(form.who, words.sentences.everyone),
    often: oftenOf(form),
    again: fillIn(words.sentences.again[form.own_max === null ? 'shared' : 'own'][form.again], {
      begins: shownClock(form.day_begins),
    }),
    inside: insideOf(form),
    leaving: leavingOf(form),
  }
}

function oftenOf({ own_max: own, is_of_guest: isOfGuest }: OccasionForm): string {
  if (own === null) return words.sentences.shared
  return isOfGuest ? words.sentences.guest : words.sentences.own({ times: own })
}

function whenOf({ opens_at: opens, closes_at: closes, zone }: OccasionForm): string {
  if (opens === null && closes === null) return words.sentences.always
  const inZone = zone === browserZone() ? '' : ` ${words.sentences.inZone({ city: cityOf(zone) })}`
  if (opens !== null && closes !== null) return words.sentences.span({ span: showSpan(zone, opens, closes) }) + inZone
  if (opens !== null) return words.sentences.from({ moment: showMoment(zone, opens) }) + inZone
  return words.sentences.until({ moment: showMoment(zone, closes ?? '') }) + inZone
}

function insideOf({ capacity, when_full: full, when_unsure: unsure }: OccasionForm): string {
  if (capacity === null) return words.sentences.noLimit
  const most = words.sentences.capacity[full]({ people: capacity })
  // A door that lets everyone in has nothing to decide.
  return full === 'refuse' ? `${most} ${words.sentences.unsure[unsure]}` : most
}

function leavingOf({ has_exits: hasExits, out_at: at }: OccasionForm): string {
  if (!hasExits) return words.sentences.noExits
  return at === null
    ? words.sentences.exits
    : `${words.sentences.exits} ${words.sentences.outAt({ time: shownClock(at) })}`
}

/** As the field of the form shows it; nothing while that is empty. */
const shownClock = (minutes: number) => (Number.isNaN(minutes) ? '' : showClock(clockOf(minutes)))
