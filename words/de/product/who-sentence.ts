import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** A condition on guests, as a sentence. */
export const whoSentence = {
  notChosen: 'Noch nicht gewählt.',
  withTag: (tag: string) => `Gäste mit dem Tag „${isolated(tag)}“.`,
  inSegment: (segment: string) => `Gäste im Segment „${isolated(segment)}“.`,
  isSet: (field: string) => `Gäste mit irgendeinem Wert im Feld ${field}.`,
  is: (field: string, value: string) => `Gäste, deren Feld ${field} den Wert „${isolated(value)}“ hat.`,
  isNot: (field: string, value: string) => `Gäste, deren Feld ${field} nicht den Wert „${isolated(value)}“ hat.`,
  isEmpty: (field: string) => `Gäste, deren Feld ${field} leer ist.`,
  isNotEmpty: (field: string) => `Gäste, deren Feld ${field} nicht leer ist.`,
} satisfies ProductWords['whoSentence']
