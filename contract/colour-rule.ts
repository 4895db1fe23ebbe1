import * as z from 'zod/mini'
import { admissionColours } from '#domain/colour.ts'
import { says } from './says.ts'

/**
 * The flash gets this colour if the list's name or the contact's display value contains this whole word, in any case.
 */
export const colourRule = z.strictObject({
  word: z
    .string(says('word_needed'))
    .check(z.trim(), z.minLength(1, says('word_needed')), z.maxLength(40, says('word_too_long'))),
  colour: z.enum(admissionColours, says('colour_needed')),
})
