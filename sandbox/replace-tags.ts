import { chooseBlocks } from './choose-blocks.ts'
import { html } from './pages/html.ts'

/** Fills a mail for one contact: conditions first, then tags. Unknown tags stay in the text, as in Mailchimp. */
export function replaceTags(mail: string, valueOf: (tag: string) => string | undefined): string {
  return chooseBlocks(mail, valueOf).replace(
    /\*\|(URL:)?([A-Z0-9_]+)\|\*/g,
    (whole, url: string | undefined, tag: string) => {
      const value = valueOf(tag)
      if (value === undefined) return whole
      return url ? encodeURIComponent(value) : html`${value}`.markup
    },
  )
}
