import type { FinderWords } from '../../en/finder/index.ts'
import { search } from './search.ts'

/** The words of the search in Spanish, by area. */
export const finder = { search } satisfies FinderWords
