/** More words would only slow the search down, so further ones are ignored. */
const most = 8

/** The words of a search for a person: without case and accents, folded like in the database. */
export function wordsOf(typed: string): string[] {
  const folded = typed
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return [...new Set(folded.split(/\s+/u).filter((word) => word !== ''))].slice(0, most)
}
