import type { ProductWords } from '../../en/product/index.ts'
import { n } from '../format.ts'

/** The fields of a condition on guests. */
export const who = {
  bySegment: 'Invitados con una etiqueta o de un segmento',
  byField: 'Invitados con un valor en un campo',
  segment: 'Etiqueta o segmento',
  chooseSegment: 'Elige una etiqueta o un segmento',
  segmentsLoading: 'Cargando etiquetas y segmentos de Mailchimp...',
  segmentsFailed: 'No se han podido cargar las etiquetas y los segmentos',
  noSegments: 'Esta lista aún no tiene etiquetas ni segmentos guardados en Mailchimp.',
  segmentHint: 'Listpass vuelve a leer el contenido de Mailchimp cada 10 minutos.',
  tagOption: (name: string, members: number) => `Etiqueta “${name}” (${n(members)})`,
  segmentOption: (name: string, members: number) => `Segmento “${name}” (${n(members)})`,
  goneSegment: (name: string) => `${name} (ya no está en Mailchimp)`,
  fieldsLoading: 'Cargando los campos de esta lista...',
  fieldsFailed: 'No se han podido cargar los campos',
  field: 'Campo',
  chooseField: 'Elige un campo',
  email: 'Correo (EMAIL)',
  test: 'Comparación',
  tests: { is: 'es', is_not: 'no es', is_set: 'tiene algún valor' },
  value: 'Valor',
  noValue: 'Vacío',
} satisfies ProductWords['who']
