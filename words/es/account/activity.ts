import type { AccountWords } from '../../en/account/index.ts'
import { n } from '../format.ts'
import { changes } from './changes.ts'

/** The log of what a team and its doors changed. */
export const activity = {
  title: 'Actividad',
  text: 'Cambios de tu equipo y en sus puertas',
  loading: 'Cargando la actividad...',
  failed: 'No se ha podido cargar la actividad',
  filter: 'Lista',
  allLists: 'Todas las listas',
  listsFailed: 'No se han podido cargar tus listas, así que aún no puedes elegir una.',
  tableLabel: 'Actividad, lo más reciente primero',
  columns: { when: 'Cuándo', what: 'Qué', who: 'Quién', list: 'Lista' },
  you: 'Tú',
  deletedPerson: 'Una persona eliminada',
  roles: { owner: 'Propietario', editor: 'Editor', viewer: 'Lectura', door: 'Puerta' },
  nothing: 'Aún no hay cambios.',
  nothingOfList: 'Aún no hay cambios en esta lista.',
  newer: 'Más nuevos',
  older: 'Más antiguos',
  page: (page: number) => `Página ${n(page)}`,
  changes,
} satisfies AccountWords['activity']
