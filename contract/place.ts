import * as z from 'zod/mini'
import { says } from './says.ts'

/** Where an occasion takes place, on one line. Empty if unknown. */
export const place = z.string(says('place_needed')).check(
  z.trim(),
  z.maxLength(200, says('place_too_long')),
  // A calendar file has one line per field, and the place is one of its fields.
  z.regex(/^\P{Cc}*$/u, says('line_breaks')),
)
