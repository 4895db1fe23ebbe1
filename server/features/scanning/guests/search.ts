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
