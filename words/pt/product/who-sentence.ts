import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'

/** A condition on guests, as a sentence. */
export const whoSentence = {
  notChosen: 'Ainda não escolhido.',
  withTag: (tag: string) => `Convidados com a tag “${isolated(tag)}”.`,
  inSegment: (segment: string) => `Convidados do segmento “${isolated(segment)}”.`,
  isSet: (field: string) => `Convidados com algum valor no campo ${field}.`,
  is: (field: string, value: string) => `Convidados cujo campo ${field} é “${isolated(value)}”.`,
  isNot: (field: string, value: string) => `Convidados cujo campo ${field} não é “${isolated(value)}”.`,
  isEmpty: (field: string) => `Convidados cujo campo ${field} está vazio.`,
  isNotEmpty: (field: string) => `Convidados cujo campo ${field} não está vazio.`,
} satisfies ProductWords['whoSentence']
