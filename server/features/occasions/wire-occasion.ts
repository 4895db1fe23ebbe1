import type { Occasion, OccasionForm } from '#contract/occasions.ts'
import type { Settings, StoredOccasion } from './store.ts'
import type { Language } from '#domain/spoken.ts'
import { sayTold } from '../../kernel/told.ts'

type OfList = { id: string; name: string }

/** A main occasion that the organiser never changed. */
export function plainMain({ id }: OfList): StoredOccasion {
  return {
    id,
    name: '',
    zone: 'UTC',
    opensAt: null,
    closesAt: null,
    who: null,
    ownMax: null,
    isOfGuest: false,
    again: 'never',
    dayBegins: 0,
    capacity: null,
    whenFull: 'refuse',
    whenUnsure: 'let_in',
    hasExits: false,
    outAt: null,
    place: '',
    whoReadAt: null,
    whoTrouble: null,
    keepsAdmissions: false,
    isStored: false,
    stoppedAt: null,
    closesBefore: null,
  }
}

export function wireOccasion(stored: StoredOccasion, list: OfList, language: Language): Occasion {
  return {
    id: stored.id,
    is_main: stored.id === list.id,
    name: nameOf(stored, list),
    zone: stored.zone,
    opens_at: stored.opensAt?.toISOString() ?? null,
    closes_at: stored.closesAt?.toISOString() ?? null,
    who: stored.who,
    own_max: stored.ownMax,
    is_of_guest: stored.isOfGuest,
    again: stored.again,
    day_begins: stored.dayBegins,
    capacity: stored.capacity,
    when_full: stored.whenFull,
    when_unsure: stored.whenUnsure,
    has_exits: stored.hasExits,
    out_at: stored.outAt,
    place: stored.place,
    who_read_at: stored.whoReadAt?.toISOString() ?? null,
    who_trouble: sayTold(language, stored.whoTrouble),
  }
}

export function nameOf({ name }: Pick<StoredOccasion, 'name'>, list: OfList): string {
  return name === '' ? list.name : name
}

export function readForm(form: OccasionForm): Settings {
  return {
    name: form.name,
    zone: form.zone,
    opensAt: form.opens_at === null ? null : new Date(form.opens_at),
    closesAt: form.closes_at === null ? null : new Date(form.closes_at),
    who: form.who,
    ownMax: form.own_max ?? (form.is_of_guest ? 1 : null),
    isOfGuest: form.is_of_guest,
    again: form.again,
    dayBegins: form.day_begins,
    capacity: form.capacity,
    whenFull: form.when_full,
    whenUnsure: form.when_unsure,
    hasExits: form.has_exits,
    outAt: form.out_at,
    place: form.place,
  }
}
