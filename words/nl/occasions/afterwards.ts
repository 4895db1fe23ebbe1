import type { OccasionsWords } from '../../en/occasions/index.ts'

/** The results of an occasion. */
export const afterwards = {
  inside: 'Mensen binnen',
  insideLoading: 'Cijfers laden...',
  insideFailed: 'De cijfers konden niet worden geladen',
  insideChart: 'Mensen binnen in de loop van de tijd',
  time: 'Tijd',
  arrivals: 'Wanneer gasten kwamen',
  arrivalsText: {
    over: 'Deel van alle gasten die kwamen, naar tijd vanaf de opening.',
    open: 'Gasten die er al waren, naar tijd vanaf de opening.',
  },
  arrivalsLoading: 'Aankomsten laden...',
  arrivalsFailed: 'De aankomsten konden niet worden geladen',
  arrivalsChart: 'Aankomsten naast die van eerdere onderdelen',
  after: 'Uren vanaf de opening',
  asTable: 'Als tabel',
  missing: { over: 'Gasten die niet kwamen', open: 'Gasten die nog niet binnen zijn' },
  missingLoading: 'Gasten laden...',
  missingFailed: 'De gasten konden niet worden geladen',
  noneMissing: 'Iedereen die was uitgenodigd, is gekomen.',
  more: 'Meer gasten tonen',
  columns: { name: 'Gast', email: 'E-mail' },
} satisfies OccasionsWords['afterwards']
