import type { OccasionsWords } from '../../en/occasions/index.ts'

/** The results of an occasion. */
export const afterwards = {
  inside: 'Personas dentro',
  insideLoading: 'Cargando las cifras...',
  insideFailed: 'No se han podido cargar las cifras',
  insideChart: 'Personas dentro a lo largo del tiempo',
  time: 'Hora',
  arrivals: 'Cuándo llegaron los invitados',
  arrivalsText: {
    over: 'Porcentaje de todos los que vinieron, según el tiempo desde la apertura.',
    open: 'Invitados que ya habían venido, según el tiempo desde la apertura.',
  },
  arrivalsLoading: 'Cargando las llegadas...',
  arrivalsFailed: 'No se han podido cargar las llegadas',
  arrivalsChart: 'Llegadas junto a las de eventos anteriores',
  after: 'Horas desde la apertura',
  asTable: 'Como tabla',
  missing: { over: 'Invitados que no vinieron', open: 'Invitados por llegar' },
  missingLoading: 'Cargando los invitados...',
  missingFailed: 'No se han podido cargar los invitados',
  noneMissing: 'Han venido todos los invitados.',
  more: 'Mostrar más invitados',
  columns: { name: 'Invitado', email: 'Correo' },
} satisfies OccasionsWords['afterwards']
