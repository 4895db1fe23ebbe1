import { html } from './pages/html.ts'

/** Unknown tags stay in the text, as in Mailchimp. */
export function replaceTags(mail: string, valueOf: (tag: string) => string | undefined): string {
  return mail.replace(/\*\|(URL:)?([A-Z0-9_]+)\|\*/g, (whole, url: string | undefined, tag: string) => {
    const value = valueOf(tag)
    if (value === undefined) return whole
    return url ? encodeURIComponent(value) : html`${value}`.markup
  })
}
