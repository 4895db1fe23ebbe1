// Sentences under fields that screens have too. A file of their own, so that screens load no others.

/** A person's name and email. A door has them too, for guests whom staff add. */
export const guest = {
  name_required: 'The name is required.',
  name_too_long: 'The name may have at most {most, number} characters.',
  email_required: 'The email is required.',
  email_too_long: 'The email may have at most {most, number} characters.',
  email_invalid: 'Please enter a valid email address.',
} as const

/** The form of an occasion. Its screen has them too. */
export const occasion = {
  name_needed: 'Please enter a name.',
  occasion_name_required: 'The name of the occasion is required.',
  occasion_name_too_long: 'The name of the occasion may have at most {most, number} characters.',
  zone_needed: 'Please choose a time zone.',
  zone_unknown: 'This time zone does not exist.',
  moment_needed: 'Please enter a date and time.',
  time_needed: 'Please enter a time of day.',
  closes_too_early: 'It has to close after it opens.',
  whole_from_one: 'Please enter a whole number from 1.',
  at_most: 'At most {most, number}.',
  again_needed: 'Please choose when a guest may come again.',
  when_full_needed: 'Please choose what a full door does.',
  when_unsure_needed: 'Please choose what a door without a connection does.',
  exits_needed: 'Please say whether exits are scanned.',
  out_needs_exits: 'Only an occasion with exits can count everyone out.',
  place_needed: 'Please enter a place.',
  place_too_long: 'The place may have at most {most, number} characters.',
} as const

/** For each field of one line. Doors and organisers share it. */
export const oneLine = {
  line_breaks: 'Please leave out line breaks and control characters.',
  link_or_code: 'This looks like a link or a code. Please enter a name.',
} as const

/** A condition on guests. Screens have them too. */
export const who = {
  field_needed: 'Please choose a field.',
  field_unknown: 'This list has no such field.',
  comparison_needed: 'Please choose how to compare.',
  value_needed: 'Please enter a value.',
  value_at_most: 'A value may have at most {most, number} characters.',
  segment_needed: 'Please choose a tag or segment.',
} as const
