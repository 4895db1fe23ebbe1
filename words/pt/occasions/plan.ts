import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/** The days of several occasions: a festival, a programme, a recurring night. */
export const plan = {
  first: 'Primeiro dia',
  last: 'Último dia',
  from: 'Portas abrem',
  to: 'Portas fecham',
  dayFrom: (day: string) => `${day}, portas abrem`,
  dayTo: (day: string) => `${day}, portas fecham`,
  days: 'Dias',
  nextMorning: 'Um horário antes da abertura vale para a manhã seguinte.',
  weekdays: 'Nestes dias',
  until: 'Até',
  day: 'Dia das sessões sem dia',
  programme: 'Programação',
  programmeHint: 'Uma sessão por linha: nome, início, fim. Para vários dias: nome, dia, início, fim.',
  programmeSample: 'Palestra de abertura, 9:30, 10:15\nOficina, 2026-06-06, 14:00, 15:30',
  read: (sessions: number) => count(sessions, { one: '# sessão foi lida', other: '# sessões foram lidas' }),
  unread: (lines: number) =>
    count(lines, { one: '# linha não pôde ser lida', other: '# linhas não puderam ser lidas' }),
  /** A line that couldn’t be read, and why. */
  unreadLine: {
    name: (line: number, text: string) => `Linha ${n(line)}: “${isolated(text, 80)}” não tem nome antes dos horários.`,
    times: (line: number, text: string) =>
      `Linha ${n(line)}: “${isolated(text, 80)}” precisa de início e fim, como 9:30, 10:15.`,
    day: (line: number, text: string) =>
      `Linha ${n(line)}: “${isolated(text, 80)}” não tem dia. Adicione um à linha ou escolha-o acima.`,
  },
} satisfies OccasionsWords['plan']
