import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/** The days of several occasions: a festival, a programme, a recurring night. */
export const plan = {
  first: 'Eerste dag',
  last: 'Laatste dag',
  from: 'Deuren open',
  to: 'Deuren dicht',
  dayFrom: (day: string) => `${day}, deuren open`,
  dayTo: (day: string) => `${day}, deuren dicht`,
  days: 'Dagen',
  nextMorning: 'Een tijd vóór de opening valt op de volgende ochtend.',
  weekdays: 'Op deze dagen',
  until: 'Tot en met',
  day: 'Dag van sessies zonder dag',
  programme: 'Programma',
  programmeHint: 'Eén sessie per regel: naam, begin, einde. Bij meer dagen: naam, dag, begin, einde.',
  programmeSample: 'Openingslezing, 9:30, 10:15\nWorkshop, 2026-06-06, 14:00, 15:30',
  read: (sessions: number) => count(sessions, { one: '# sessie gelezen', other: '# sessies gelezen' }),
  unread: (lines: number) =>
    count(lines, { one: '# regel kon niet worden gelezen', other: '# regels konden niet worden gelezen' }),
  /** A line that couldn’t be read, and why. */
  unreadLine: {
    name: (line: number, text: string) => `Regel ${n(line)}: “${isolated(text, 80)}” heeft geen naam vóór de tijden.`,
    times: (line: number, text: string) =>
      `Regel ${n(line)}: “${isolated(text, 80)}” heeft een begin en een einde nodig, zoals 9:30, 10:15.`,
    day: (line: number, text: string) =>
      `Regel ${n(line)}: “${isolated(text, 80)}” heeft geen dag. Zet die in de regel of kies die hierboven.`,
  },
} satisfies OccasionsWords['plan']
