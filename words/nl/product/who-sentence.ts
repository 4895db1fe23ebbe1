import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** A condition on guests, as a sentence. */
export const whoSentence = {
  notChosen: 'Nog niet gekozen.',
  withTag: (tag: string) => `Gasten met de tag “${isolated(tag)}”.`,
  inSegment: (segment: string) => `Gasten in het segment “${isolated(segment)}”.`,
  isSet: (field: string) => `Gasten met een waarde in ${field}.`,
  is: (field: string, value: string) => `Gasten bij wie ${field} “${isolated(value)}” is.`,
  isNot: (field: string, value: string) => `Gasten bij wie ${field} niet “${isolated(value)}” is.`,
  isEmpty: (field: string) => `Gasten bij wie ${field} leeg is.`,
  isNotEmpty: (field: string) => `Gasten bij wie ${field} niet leeg is.`,
} satisfies ProductWords['whoSentence']
