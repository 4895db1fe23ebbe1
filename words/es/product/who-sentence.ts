import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** A condition on guests, as a sentence. */
export const whoSentence = {
  notChosen: 'Aún sin elegir.',
  withTag: (tag: string) => `Invitados con la etiqueta “${isolated(tag)}”.`,
  inSegment: (segment: string) => `Invitados del segmento “${isolated(segment)}”.`,
  isSet: (field: string) => `Invitados con cualquier valor en ${field}.`,
  is: (field: string, value: string) => `Invitados con ${field} igual a “${isolated(value)}”.`,
  isNot: (field: string, value: string) => `Invitados con ${field} distinto de “${isolated(value)}”.`,
  isEmpty: (field: string) => `Invitados sin ningún valor en ${field}.`,
  isNotEmpty: (field: string) => `Invitados con algún valor en ${field}.`,
} satisfies ProductWords['whoSentence']
