import { campaignSnippet } from '#domain/code-block.ts'
import { words } from '../words/product.ts'
import type { Field } from '#contract/codes.ts'

/** The HTML that an organiser copies into a campaign. Guests without pictures read its text in the organiser's language. */
export const campaignHtml = (publicUrl: string, tag: string): string =>
  campaignSnippet(publicUrl, tag, words.campaignHtml.alt)

/**
 * The tag of the field that holds the code, recognised as the only text field of the three. An organiser may have
 * renamed it.
 */
export function codeTag(fields: readonly Field[]): string | undefined {
  return fields.find(({ type }) => type === 'text')?.tag
}
