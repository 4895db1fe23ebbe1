import * as z from 'zod/mini'

/** Where an occasion takes place, on one line. Empty if unknown. */
export const place = z.string('Please enter a place.').check(
  z.trim(),
  z.maxLength(200, 'The place may have at most 200 characters.'),
  // A calendar file has one line per field, and the place is one of its fields.
  z.regex(/^\P{Cc}*$/u, 'Please leave out line breaks and control characters.'),
)
