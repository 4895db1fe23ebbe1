import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/** The days of several occasions: a festival, a programme, a recurring night. */
export const plan = {
  first: 'Erster Tag',
  last: 'Letzter Tag',
  from: 'Einlass ab',
  to: 'Einlass bis',
  dayFrom: (day: string) => `${day}, Einlass ab`,
  dayTo: (day: string) => `${day}, Einlass bis`,
  days: 'Tage',
  nextMorning: 'Eine Uhrzeit vor der Öffnung gilt für den nächsten Morgen.',
  weekdays: 'An diesen Tagen',
  until: 'Bis',
  day: 'Tag der Programmpunkte ohne Tag',
  programme: 'Programm',
  programmeHint: 'Ein Programmpunkt je Zeile: Name, Anfang, Ende. Bei mehreren Tagen: Name, Tag, Anfang, Ende.',
  programmeSample: 'Eröffnungsvortrag, 9:30, 10:15\nWorkshop, 2026-06-06, 14:00, 15:30',
  read: (sessions: number) => count(sessions, { one: '# Programmpunkt gelesen', other: '# Programmpunkte gelesen' }),
  unread: (lines: number) =>
    count(lines, { one: '# Zeile konnte nicht gelesen werden', other: '# Zeilen konnten nicht gelesen werden' }),
  /** A line that couldn’t be read, and why. */
  unreadLine: {
    name: (line: number, text: string) =>
      `Zeile ${n(line)}, „${isolated(text, 80)}“: Vor den Uhrzeiten fehlt ein Name.`,
    times: (line: number, text: string) =>
      `Zeile ${n(line)}, „${isolated(text, 80)}“: Anfang und Ende fehlen, zum Beispiel 9:30, 10:15.`,
    day: (line: number, text: string) =>
      `Zeile ${n(line)}, „${isolated(text, 80)}“: Der Tag fehlt. Ergänzen Sie ihn in der Zeile, oder wählen Sie ihn oben.`,
  },
} satisfies OccasionsWords['plan']
