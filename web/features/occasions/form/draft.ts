// An occasion as it is typed: every field as its text.
import type { Occasion, OccasionForm } from '#contract/occasions.ts'
import type { Again } from '#domain/occasion.ts'
import { whoDraftOf, whoOf, type WhoDraft } from '../../../product/who/who-draft.ts'
import { momentOf, wallOf } from '../times/wall-time.ts'

/** The fields as typed, before they are checked. */
export type Draft = WhoDraft & {
  name: string
  zone: string
  /** Times in the zone, in the form of a `datetime-local` field; empty for none. */
  opens: string
  closes: string
  /** Empty for the place of the list. */
  place: string
  /** `guest`: each guest's own maximum, at this occasion alone. `own`: the number in `own`, at this occasion alone. */
  count: 'shared' | 'guest' | 'own'
  own: string
  again: Again
  dayBegins: string
  /** Empty without a limit. */
  capacity: string
  whenFull: OccasionForm['when_full']
  whenUnsure: OccasionForm['when_unsure']
  hasExits: boolean
  /** Empty if people are counted out by hand. */
  outAt: string
}

export function emptyDraft(zone: string): Draft {
  return {
    name: '',
    zone,
    opens: '',
    closes: '',
    place: '',
    ...whoDraftOf(null),
    count: 'shared',
    own: '1',
    again: 'never',
    dayBegins: '00:00',
    capacity: '',
    whenFull: 'refuse',
    whenUnsure: 'let_in',
    hasExits: false,
    outAt: '',
  }
}

export function draftOf(occasion: Occasion): Draft {
  return {
    name: occasion.name,
    zone: occasion.zone,
    opens: shownMoment(occasion.zone, occasion.opens_at),
    closes: shownMoment(occasion.zone, occasion.closes_at),
    place: occasion.place,
    ...whoDraftOf(occasion.who),
    count: occasion.own_max === null ? 'shared' : occasion.is_of_guest ? 'guest' : 'own',
    own: String(occasion.own_max ?? 1),
    again: occasion.again,
    dayBegins: clockOf(occasion.day_begins),
    capacity: String(occasion.capacity ?? ''),
    whenFull: occasion.when_full,
    whenUnsure: occasion.when_unsure,
    hasExits: occasion.has_exits,
    outAt: occasion.out_at === null ? '' : clockOf(occasion.out_at),
  }
}

/** `before`: the occasion that is changed. Its times keep their seconds, and the later of two equal hours, if unchanged. */
export function formOf(draft: Draft, before?: Occasion): OccasionForm {
  const kept = (text: string, moment: string | null) =>
    moment !== null && draft.zone === before?.zone && text === shownMoment(draft.zone, moment)
      ? moment
      : momentOfText(draft.zone, text)
  // The choice `after_exit` needs exits, because only an exit gives the place back.
  const hasExits = draft.hasExits || draft.again === 'after_exit'
  return {
    name: draft.name,
    zone: draft.zone,
    opens_at: kept(draft.opens, before?.opens_at ?? null),
    closes_at: kept(draft.closes, before?.closes_at ?? null),
    who: whoOf(draft),
    own_max: ownMaxOf(draft),
    is_of_guest: draft.count === 'guest',
    again: draft.again,
    day_begins: minuteOf(draft.dayBegins),
    capacity: draft.capacity.trim() === '' ? null : wholeNumber(draft.capacity),
    when_full: draft.whenFull,
    when_unsure: draft.whenUnsure,
    has_exits: hasExits,
    out_at: hasExits && draft.outAt !== '' ? minuteOf(draft.outAt) : null,
    place: draft.place,
  }
}

function shownMoment(zone: string, moment: string | null): string {
  return moment === null ? '' : wallOf(zone, Date.parse(moment))
}

function momentOfText(zone: string, text: string): string | null {
  return text === '' ? null : new Date(momentOf(zone, text)).toISOString()
}

/** A number also where each guest's own maximum is meant, because such an occasion counts alone. */
function ownMaxOf({ count, own }: Draft): number | null {
  if (count === 'shared') return null
  return count === 'own' ? wholeNumber(own) : 1
}

/** 0 for a text that is no number, which the contract refuses in words. */
function wholeNumber(text: string): number {
  return Number(text.trim().replaceAll(/[\s.,'’](?=\d{3}(?:\D|$))/g, '')) || 0
}

/** "19:30" for 1170 minutes after midnight. */
export function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** NaN for an empty field, which the contract refuses in words. */
function minuteOf(text: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = text === '' ? [] : text.split(':').map(Number)
  return hours * 60 + minutes
}
