import { isolated } from '#domain/user-text.ts'
import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** In place of a value, which has quotation marks. */
const unset = 'vacío'

/** Rules that change a field of a contact who is let in. */
export const rules = {
  title: 'Añadir reglas',
  text: 'Cambia un campo de un contacto al admitirlo: para una campaña de agradecimiento, un grupo, una mesa.',
  configure: 'Configurar reglas',
  rule: (place: number) => `Regla ${n(place)}`,
  /** The values are `value` or `unset`. */
  sentence: (ifField: string, ifValue: string, thenField: string, thenValue: string) =>
    `Si ${ifField} ${ifValue === unset ? 'está' : 'es'} ${ifValue}, ${thenField} ${thenValue === unset ? 'queda' : 'pasa a ser'} ${thenValue}.`,
  value: (value: string) => `“${isolated(value)}”`,
  unset,
  moreRules: (more: number) => `y ${n(more)} más`,
  unsaved: 'Tienes cambios sin guardar.',

  intro: 'Después de cada entrada, las reglas se aplican en este orden. Cada regla ve los cambios de las anteriores.',
  ifField: 'Si el campo',
  ifValue: 'Tiene el valor',
  thenField: 'Entonces el campo',
  thenValue: 'Recibe el valor',
  notSet: 'Vacío',
  choose: 'Elige un campo',
  email: 'Correo (EMAIL)',
  goneField: (tag: string) => `${tag} (ya no está en la lista)`,
  goneChoice: (value: string) => `${value} (ya no es una opción)`,
  moveUp: (place: number) => `Subir la regla ${n(place)}`,
  moveDown: (place: number) => `Bajar la regla ${n(place)}`,
  remove: (place: number) => `Quitar la regla ${n(place)}`,
  moved: (from: number, to: number) => `La regla ${n(from)} es ahora la regla ${n(to)}.`,
  removed: (place: number) => `Se ha quitado la regla ${n(place)}.`,
  none: 'Aún no hay reglas. Los escaneos se cuentan y no cambia ningún otro campo.',
  add: 'Añadir regla',
  full: (limit: number) => `Una lista puede tener como máximo ${n(limit)} reglas.`,

  preview: 'Vista previa',
  previewing: 'Contando...',
  previewFailed: 'No se ha podido mostrar la vista previa',
  matches: (matching: number, all: number) =>
    count(all, {
      one: `Coincide ahora con ${n(matching)} de # contacto.`,
      other: `Coincide ahora con ${n(matching)} de # contactos.`,
    }),
  previewed: 'Cada regla muestra con cuántos contactos coincide ahora.',

  cancel: 'Cancelar',
  save: 'Guardar reglas',
  saving: 'Guardando...',
  loading: 'Cargando los campos de la lista...',
  loadFailed: 'No se han podido cargar los campos disponibles',
  failed: 'No se han podido actualizar las reglas',
  updated: 'Reglas actualizadas',
} satisfies ManagerWords['rules']
