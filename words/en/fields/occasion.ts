import { n } from '../format.ts'

type Most = { most: number }

/** The form of an occasion. Its screen has them too. */
export const occasion = {
  name_needed: 'Please enter a name.',
  occasion_name_required: 'The name of the occasion is required.',
  occasion_name_too_long: ({ most }: Most) => `The name of the occasion may have at most ${n(most)} characters.`,
  zone_needed: 'Please choose a time zone.',
  zone_unknown: 'This time zone does not exist.',
  moment_needed: 'Please enter a date and time.',
  time_needed: 'Please enter a time of day.',
  closes_too_early: 'It has to close after it opens.',
  whole_from_one: 'Please enter a whole number from 1.',
  at_most: ({ most }: Most) => `At most ${n(most)}.`,
  again_needed: 'Please choose when a guest may come again.',
  when_full_needed: 'Please choose what a full door does.',
  when_unsure_needed: 'Please choose what a door without a connection does.',
  exits_needed: 'Please say whether exits are scanned.',
  out_needs_exits: 'Only an occasion with exits can count everyone out.',
  place_needed: 'Please enter a place.',
  place_too_long: ({ most }: Most) => `The place may have at most ${n(most)} characters.`,
}
