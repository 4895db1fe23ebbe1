/** PostgreSQL's names for the order of a language, the closest first. The last ones sort as most languages do. */
export function collationsOf(language: string | undefined): string[] {
  const parts = (language ?? '').split('-').filter((part) => part !== '')
  const tags = parts.map((_, place) =>
    parts
      .slice(0, parts.length - place)
      .map(casedPart)
      .join('-'),
  )
  return [...tags, 'und'].map((tag) => `${tag}-x-icu`)
}

/** Collations are named like `zh-Hant-TW`. */
function casedPart(part: string, place: number): string {
  if (place === 0) return part.toLowerCase()
  if (part.length === 4) return part.charAt(0).toUpperCase() + part.slice(1).toLowerCase()
  return part.toUpperCase()
}
