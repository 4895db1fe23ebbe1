import type { Field } from '#contract/codes.ts'

/**
 * The tag of the field that holds the code, recognised as the only text field of the three. An organiser may have
 * renamed it.
 */
export function codeTag(fields: readonly Field[]): string | undefined {
  return fields.find(({ type }) => type === 'text')?.tag
}
