// Text for a page. Every value of an organiser or a guest goes through `user`.
import { shownText } from '#domain/user-text.ts'
import { escapeHtml } from '../../../http/escape-html.ts'

/** Escaped, without direction controls. Elements that show it have `dir="auto"`. */
export function user(text: string): string {
  return escapeHtml(shownText(text))
}

const shapes = {
  calendar: '<rect x="3" y="4.5" width="18" height="16" rx="2.5"/><path d="M3 9.5h18M8 2.5v4M16 2.5v4"/>',
  place: '<path d="M12 21.5s-7-6.3-7-11.5a7 7 0 0 1 14 0c0 5.2-7 11.5-7 11.5z"/><circle cx="12" cy="10" r="2.5"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"/>',
} as const

export function icon(shape: keyof typeof shapes): string {
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes[shape]}</svg>`
}
