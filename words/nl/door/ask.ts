import type { DoorWords } from '../../en/door/index.ts'

/** The question before a scan counts. */
export const ask = {
  title: 'Binnenlaten?',
  titleRefused: 'Navragen bij de server?',
  letIn: 'Binnenlaten',
  check: 'Navragen',
  notNow: 'Niet binnenlaten',
  unknown: 'Naam nog niet bekend',
  hint: 'Het telt pas als je antwoordt.',
  asKnown: (what: string) => `Volgens dit toestel: ${what}.`,
} satisfies DoorWords['ask']
