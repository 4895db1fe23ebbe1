import * as z from 'zod/mini'

/** Where something takes place, on one line. Empty: not told. */
export const place = z.string('Please enter a place.').check(
  z.trim(),
  z.maxLength(200, 'The place may have at most 200 characters.'),
  // It goes into a calendar, one line a field.
  z.regex(/^\P{Cc}*$/u, 'Please leave out line breaks and control characters.'),
)
