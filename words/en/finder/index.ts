import { search } from './search.ts'

/** The words of the search, by area. */
export const finder = { search }

export type FinderWords = typeof finder
