import { isolated } from '#domain/user-text.ts'
import type { OccasionsWords } from '../../en/occasions/index.ts'
import { count, n } from '../format.ts'

/** The days of several occasions: a festival, a programme, a recurring night. */
export const plan = {
  first: 'Primer día',
  last: 'Último día',
  from: 'Apertura de puertas',
  to: 'Cierre de puertas',
  dayFrom: (day: string) => `${day}, apertura de puertas`,
  dayTo: (day: string) => `${day}, cierre de puertas`,
  days: 'Días',
  nextMorning: 'Una hora anterior a la apertura es de la mañana siguiente.',
  weekdays: 'En estos días',
  until: 'Hasta',
  day: 'Día de las sesiones sin día',
  programme: 'Programa',
  programmeHint: 'Una sesión por línea: nombre, inicio, fin. Para varios días: nombre, día, inicio, fin.',
  programmeSample: 'Charla inaugural, 9:30, 10:15\nTaller, 2026-06-06, 14:00, 15:30',
  read: (sessions: number) => count(sessions, { one: 'Se ha leído # sesión', other: 'Se han leído # sesiones' }),
  unread: (lines: number) =>
    count(lines, { one: 'No se ha podido leer # línea', other: 'No se han podido leer # líneas' }),
  /** A line that couldn’t be read, and why. */
  unreadLine: {
    name: (line: number, text: string) =>
      `Línea ${n(line)}: “${isolated(text, 80)}” no tiene ningún nombre antes de las horas.`,
    times: (line: number, text: string) =>
      `Línea ${n(line)}: a “${isolated(text, 80)}” le faltan el inicio y el fin, como 9:30, 10:15.`,
    day: (line: number, text: string) =>
      `Línea ${n(line)}: “${isolated(text, 80)}” no tiene día. Añádelo a la línea o elígelo arriba.`,
  },
} satisfies OccasionsWords['plan']
