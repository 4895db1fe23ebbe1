/** At most this many words are searched; more would only slow the search down. */
const most = 8

/** The words of a search for a person: without case and accents, folded as in the database. */
export function wordsOf(typed: string): string[] {
  const folded = typed
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return [...new Set(folded.split(/\s+/u).filter((word) => word !== ''))].slice(0, most)
}
