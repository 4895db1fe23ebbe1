// An invented language: each text of the English one with accents, 40 % longer, between brackets. A text on a screen without
// brackets has not come from the catalogue.
import { fill, type Part, parseMessage } from '#words/message.ts'

const accents: Record<string, string> = {
  a: 'à',
  e: 'é',
  i: 'ï',
  o: 'ô',
  u: 'û',
  y: 'ý',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Ü',
}

/** The texts by the same names. */
export function pseudo(texts: unknown): unknown {
  if (typeof texts === 'string') return texts === '' ? '' : invented(texts)
  if (Array.isArray(texts)) return texts.map(pseudo)
  return Object.fromEntries(Object.entries(texts as object).map(([name, text]) => [name, pseudo(text)]))
}

function invented(message: string): string {
  const parts = parseMessage(message)
  const length = parts.length === 1 && typeof parts[0] === 'string' ? fill(message, {}, 'en').length : 40
  return `[${parts.map(written).join('')}${' ~'.repeat(Math.ceil(length * 0.2))}]`
}

function written(part: Part): string {
  if (typeof part === 'symbol') return '#'
  // Names of products stay, because a link is named by the one that it shows.
  if (typeof part === 'string')
    return part
      .replaceAll(/Listpass|Mailchimp|[aeiouyAEIOU]/g, (found) => accents[found] ?? found)
      .replaceAll(/[{}]+/g, "'$&'")
  if (!('forms' in part)) return part.kind === 'number' ? `{${part.name}, number}` : `{${part.name}}`
  const forms = Object.entries(part.forms).map(([form, parts]) => `${form} {${parts.map(written).join('')}}`)
  return `{${part.name}, ${part.counts ? 'plural' : 'select'}, ${forms.join(' ')}}`
}
