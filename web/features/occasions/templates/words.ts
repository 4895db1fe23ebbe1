import { showCount, showNumber } from '../../../ui/show.ts'
import { isolated } from '../../../ui/user-text.ts'

export const words = {
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
  read: (count: number) => showCount(count, 'session was read', 'sessions were read'),
  unread: (count: number) => showCount(count, 'line couldn’t be read', 'lines couldn’t be read'),
  unreadLine: (line: number, text: string) => `Line ${showNumber(line)}, “${isolated(text, 80)}”`,
  why: {
    name: 'has no name before the times.',
    times: 'needs a start and an end, such as 9:30, 10:15.',
    day: 'has no day. Add one to the line, or choose it above.',
  },
}
