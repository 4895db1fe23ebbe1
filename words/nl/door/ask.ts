import type { DoorWords } from '../../en/door/index.ts'

/** The question before a scan counts. */
export const ask = {
  title: 'Binnenlaten?',
  titleRefused: 'Bij de server controleren?',
  letIn: 'Binnenlaten',
  check: 'Controleren',
  notNow: 'Niet binnenlaten',
  unknown: 'Naam nog niet bekend',
  hint: 'Het telt pas als je antwoordt.',
  asKnown: (what: string) => `Volgens dit toestel: ${what}.`,
} satisfies DoorWords['ask']
