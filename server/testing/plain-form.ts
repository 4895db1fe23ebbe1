import type { OccasionForm } from '#contract/occasions.ts'

/** Settings that change nothing: open to everyone, at any time, counted with the list. */
export const plainForm: OccasionForm = {
  name: 'Friday',
  zone: 'Europe/Berlin',
  opens_at: null,
  closes_at: null,
  who: null,
  own_max: null,
  again: 'never',
  day_begins: 0,
  capacity: null,
  when_full: 'refuse',
  when_unsure: 'let_in',
  has_exits: false,
  out_at: null,
  place: '',
}
