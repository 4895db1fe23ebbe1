import * as z from 'zod/mini'
import { onOneLine } from './one-line.ts'
import { says } from './says.ts'

/** Where an occasion takes place, on one line. Empty if unknown. */
export const place = z.string(says('place_needed')).check(
  z.trim(),
  // A calendar file has one line per field, and the place is one of its fields.
  ...onOneLine,
  z.maxLength(200, says('place_too_long')),
)
