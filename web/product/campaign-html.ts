import { campaignSnippet } from '#domain/code-block.ts'
import { words } from '../words/product.ts'

/** The HTML that an organiser copies into a campaign. Guests without pictures read its text in the organiser's language. */
export const campaignHtml = (publicUrl: string, tag: string): string =>
  campaignSnippet(publicUrl, tag, words.campaignHtml.alt)
