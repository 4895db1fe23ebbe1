// What is wrong with a field. A schema names the sentence by its code, because only the answer knows the reader's language:
// `z.string(says('email_required'))`. The sentences are in `words/<language>/fields/`.
import type * as z from 'zod/mini'
import type { FieldCode } from '#words/en/fields.ts'

/** A code that no sentence has is an error of types. */
export const says = (code: FieldCode): FieldCode => code

/**
 * The values of the sentence, by name: the limit of the check, as `most` or `least`. A `refine` gives others as its
 * `params`.
 */
export function valuesOf(issue: z.core.$ZodIssue): Record<string, string | number> {
  if (issue.code === 'too_big') return { most: Number(issue.maximum) }
  if (issue.code === 'too_small') return { least: Number(issue.minimum) }
  return issue.code === 'custom' ? (issue.params ?? {}) : {}
}
