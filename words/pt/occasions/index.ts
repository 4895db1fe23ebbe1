import { occasions as en, type OccasionsWords } from '../../en/occasions/index.ts'

/** All words of the occasions of a list, by area. */
export const occasions = en satisfies OccasionsWords
