import { typedWords } from '#domain/searched.ts'

/** `codePart`: the first or last symbols of a code, or all of them. */
export type Search = { words: string[]; codePart: string | undefined }

/** The fewest symbols of a code that are searched for. */
const fewestSymbols = 4

/** `mayReadCodes`: without it, no text is read as a code. */
export function searchOf(typed: string | undefined, mayReadCodes: boolean): Search {
  const symbols = (typed ?? '').replaceAll(/[\s-]/g, '').toUpperCase()
  const isCode = mayReadCodes && symbols.length >= fewestSymbols && /^[0-9A-Z]{1,24}$/.test(symbols)
  return { words: typedWords(typed ?? ''), codePart: isCode ? symbols : undefined }
}

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
