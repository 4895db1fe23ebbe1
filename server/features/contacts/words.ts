import { folded } from '#domain/folded.ts'

/** More words would only slow the search down, so further ones are ignored. */
const most = 8

/** The words of a search for a person, folded like in the database. */
export function wordsOf(typed: string): string[] {
  return [...new Set(folded(typed).split(/\s+/u).filter(Boolean))].slice(0, most)
}
