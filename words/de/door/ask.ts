import type { DoorWords } from '../../en/door/index.ts'

/** The question before a scan counts. */
export const ask = {
  title: 'Einlassen?',
  titleRefused: 'Online prüfen?',
  letIn: 'Einlassen',
  check: 'Prüfen',
  notNow: 'Nicht einlassen',
  unknown: 'Name noch nicht bekannt',
  hint: 'Gezählt wird erst, wenn Sie antworten.',
  asKnown: (what: string) => `Laut diesem Gerät: ${what}.`,
} satisfies DoorWords['ask']
