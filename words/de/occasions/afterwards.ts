import type { OccasionsWords } from '../../en/occasions/index.ts'

/** The results of an occasion. */
export const afterwards = {
  inside: 'Personen drin',
  insideLoading: 'Die Zahlen werden geladen...',
  insideFailed: 'Die Zahlen konnten nicht geladen werden',
  insideChart: 'Personen drin, im Zeitverlauf',
  time: 'Zeit',
  arrivals: 'Wann Gäste kamen',
  arrivalsText: {
    over: 'Anteil aller, die kamen, nach der Zeit ab der Öffnung.',
    open: 'Gäste, die gekommen waren, nach der Zeit ab der Öffnung.',
  },
  arrivalsLoading: 'Die Ankünfte werden geladen...',
  arrivalsFailed: 'Die Ankünfte konnten nicht geladen werden',
  arrivalsChart: 'Ankünfte neben früheren Anlässen',
  after: 'Stunden ab der Öffnung',
  asTable: 'Als Tabelle',
  missing: { over: 'Gäste, die nicht gekommen sind', open: 'Gäste, die noch nicht da sind' },
  missingLoading: 'Die Gäste werden geladen...',
  missingFailed: 'Die Gäste konnten nicht geladen werden',
  noneMissing: 'Alle Eingeladenen sind gekommen.',
  more: 'Mehr Gäste anzeigen',
  columns: { name: 'Gast', email: 'E-Mail' },
} satisfies OccasionsWords['afterwards']
