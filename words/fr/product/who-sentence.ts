import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** A condition on guests, as a sentence. */
export const whoSentence = {
  notChosen: 'Pas encore de choix.',
  withTag: (tag: string) => `Invités avec le tag «\u{202f}${isolated(tag)}\u{202f}».`,
  inSegment: (segment: string) => `Invités du segment «\u{202f}${isolated(segment)}\u{202f}».`,
  isSet: (field: string) => `Invités avec une valeur dans le champ ${field}.`,
  is: (field: string, value: string) => `Invités dont le champ ${field} est «\u{202f}${isolated(value)}\u{202f}».`,
  isNot: (field: string, value: string) =>
    `Invités dont le champ ${field} n’est pas «\u{202f}${isolated(value)}\u{202f}».`,
  isEmpty: (field: string) => `Invités dont le champ ${field} est vide.`,
  isNotEmpty: (field: string) => `Invités dont le champ ${field} n’est pas vide.`,
} satisfies ProductWords['whoSentence']
