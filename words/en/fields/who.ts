import { n } from '../format.ts'

/** A condition on guests. Screens have them too. */
export const who = {
  field_needed: 'Please choose a field.',
  field_unknown: 'This list has no such field.',
  comparison_needed: 'Please choose how to compare.',
  value_needed: 'Please enter a value.',
  value_at_most: ({ most }: { most: number }) => `A value may have at most ${n(most)} characters.`,
  segment_needed: 'Please choose a tag or segment.',
}
