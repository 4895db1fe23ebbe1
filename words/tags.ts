// The tag that each language writes its numbers by. A browser may prefer a region, such as de-CH.
import { type Language, tagOf } from '#domain/spoken.ts'

const tags = { ...tagOf }

/** Texts of this language write their numbers as in this region from now on. */
export function writeAs(language: Language, tag: string): void {
  tags[language] = tag
}

export const tagInUse = (language: Language) => tags[language]
