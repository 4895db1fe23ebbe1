/** At most so many words are looked for; more would only make the search slower. */
const most = 8

/** What somebody typed to find a person: without case and accents, as the database folds what it compares with. */
export function wordsOf(typed: string): string[] {
  const folded = typed
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return [...new Set(folded.split(/\s+/u).filter((word) => word !== ''))].slice(0, most)
}
