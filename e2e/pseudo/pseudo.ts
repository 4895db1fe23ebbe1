// An invented language: each text of the English one with accents, 40 % longer, between brackets. A text on a screen without
// brackets has not come from the catalogue.

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

export function pseudo<W>(words: W): W {
  if (typeof words === 'string') return (words === '' ? '' : invented(words)) as W
  if (typeof words === 'function') {
    const called = words as unknown as (...values: unknown[]) => string
    return ((...values: unknown[]) => pseudo(called(...values))) as W
  }
  return Object.fromEntries(Object.entries(words as object).map(([name, word]) => [name, pseudo(word)])) as W
}

function invented(text: string): string {
  // Names of products stay, because a link is named by the one that it shows.
  const accented = text.replaceAll(/Listpass|Mailchimp|[aeiouyAEIOU]/g, (part) => accents[part] ?? part)
  return `[${accented}${' ~'.repeat(Math.ceil(text.length * 0.2))}]`
}
