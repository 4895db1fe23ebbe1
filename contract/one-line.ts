import * as z from 'zod/mini'
import { oneLine } from '#domain/user-text.ts'
import { says } from './says.ts'

/** A text of one person that others read. What nobody sees is taken away, and what would break its line is refused. */
export const onOneLine = [z.regex(/^\P{Cc}*$/u, says('line_breaks')), z.overwrite<string>(oneLine)] as const

/** The same without a refusal: a door may send an answer hours later, when nobody can change it. */
export const madeOneLine = z.overwrite<string>(oneLine)

/** Where an occasion takes place, on one line. Empty if unknown. */
export const place = z.string(says('place_needed')).check(
  z.trim(),
  // A calendar file has one line per field, and the place is one of its fields.
  ...onOneLine,
  z.maxLength(200, says('place_too_long')),
)
