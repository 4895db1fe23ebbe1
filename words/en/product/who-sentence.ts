import { isolated } from '#domain/user-text.ts'

/** A condition on guests, as a sentence. */
export const whoSentence = {
  notChosen: 'Not chosen yet.',
  withTag: (tag: string) => `Guests with the tag “${isolated(tag)}”.`,
  inSegment: (segment: string) => `Guests in the segment “${isolated(segment)}”.`,
  isSet: (field: string) => `Guests with any value in ${field}.`,
  is: (field: string, value: string) => `Guests whose ${field} is “${isolated(value)}”.`,
  isNot: (field: string, value: string) => `Guests whose ${field} is not “${isolated(value)}”.`,
  isEmpty: (field: string) => `Guests whose ${field} is empty.`,
  isNotEmpty: (field: string) => `Guests whose ${field} is not empty.`,
}
