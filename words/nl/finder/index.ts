import { finder as en, type FinderWords } from '../../en/finder/index.ts'

export const finder = en satisfies FinderWords
