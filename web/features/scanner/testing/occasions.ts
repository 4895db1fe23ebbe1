import type { DoorOccasion } from '#contract/offline.ts'

/** The main occasion of a list that uses no others. */
export const plainOccasion: DoorOccasion = {
  id: 'list',
  name: 'Spring supper',
  zone: 'UTC',
  opens_at: null,
  closes_at: null,
  own_max: null,
  again: 'never',
  day_begins: 0,
  capacity: null,
  when_full: 'refuse',
  when_unsure: 'let_in',
  has_exits: false,
  party: 'one',
  walk_in: null,
  asks: null,
  is_plain: true,
  direction: null,
}
