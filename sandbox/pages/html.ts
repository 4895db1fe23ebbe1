/** Text that already is markup. */
export type Html = { readonly markup: string }
type Part = Html | string | number | undefined | false | (Html | string)[]

/** Escapes every inserted value, except markup that this function made. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: strings.map((text, place) => text + (place < parts.length ? show(parts[place]) : '')).join('') }
}

function show(part: Part): string {
  if (part === undefined || part === false) return ''
  if (Array.isArray(part)) return part.map(show).join('')
  return typeof part === 'object' ? part.markup : escape(String(part))
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!)
}
