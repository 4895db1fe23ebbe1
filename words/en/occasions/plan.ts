import { isolated } from '#domain/user-text.ts'
import { count, n } from '../format.ts'

/** The days of several occasions: a festival, a programme, a recurring night. */
export const plan = {
  first: 'First day',
  last: 'Last day',
  from: 'Doors open',
  to: 'Doors close',
  dayFrom: (day: string) => `${day}, doors open`,
  dayTo: (day: string) => `${day}, doors close`,
  days: 'Days',
  nextMorning: 'A time before the opening is on the next morning.',
  weekdays: 'On these days',
  until: 'Until',
  day: 'Day of sessions without a day',
  programme: 'Programme',
  programmeHint: 'One session a line: name, start, end. For several days: name, day, start, end.',
  programmeSample: 'Opening talk, 9:30, 10:15\nWorkshop, 2026-06-06, 14:00, 15:30',
  read: (sessions: number) => count(sessions, { one: '# session was read', other: '# sessions were read' }),
  unread: (lines: number) => count(lines, { one: '# line couldn’t be read', other: '# lines couldn’t be read' }),
  /** A line that couldn’t be read, and why. */
  unreadLine: {
    name: (line: number, text: string) => `Line ${n(line)}, “${isolated(text, 80)}” has no name before the times.`,
    times: (line: number, text: string) =>
      `Line ${n(line)}, “${isolated(text, 80)}” needs a start and an end, such as 9:30, 10:15.`,
    day: (line: number, text: string) =>
      `Line ${n(line)}, “${isolated(text, 80)}” has no day. Add one to the line, or choose it above.`,
  },
}
