import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/** The days of several occasions: a festival, a programme, a recurring night. */
export const plan = {
  first: 'Premier jour',
  last: 'Dernier jour',
  from: 'Ouverture des entrées',
  to: 'Fermeture des entrées',
  dayFrom: (day: string) => `${day}, ouverture des entrées`,
  dayTo: (day: string) => `${day}, fermeture des entrées`,
  days: 'Jours',
  nextMorning: 'Une heure d’avant l’ouverture est celle du lendemain matin.',
  weekdays: 'Ces jours-là',
  until: 'Jusqu’au',
  day: 'Jour des sessions sans jour',
  programme: 'Programme',
  programmeHint: 'Une session par ligne\u{202f}: nom, début, fin. Pour plusieurs jours\u{202f}: nom, jour, début, fin.',
  programmeSample: 'Ouverture, 9:30, 10:15\nAtelier, 2026-06-06, 14:00, 15:30',
  read: (sessions: number) => count(sessions, { one: '# session a été lue', other: '# sessions ont été lues' }),
  unread: (lines: number) =>
    count(lines, { one: '# ligne n’a pas pu être lue', other: '# lignes n’ont pas pu être lues' }),
  /** A line that couldn’t be read, and why. */
  unreadLine: {
    name: (line: number, text: string) =>
      `Ligne ${n(line)}, «\u{202f}${isolated(text, 80)}\u{202f}»\u{202f}: il manque un nom avant les heures.`,
    times: (line: number, text: string) =>
      `Ligne ${n(line)}, «\u{202f}${isolated(text, 80)}\u{202f}»\u{202f}: il faut un début et une fin, comme 9:30, 10:15.`,
    day: (line: number, text: string) =>
      `Ligne ${n(line)}, «\u{202f}${isolated(text, 80)}\u{202f}»\u{202f}: il manque le jour. Ajoutez-le à la ligne, ou choisissez-le plus haut.`,
  },
} satisfies OccasionsWords['plan']
