import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** What a door shows of a guest beside the name. */
export const card = {
  text: 'Lo que la puerta muestra de un invitado junto al nombre: hasta cinco campos, una nota y una alerta. Las puertas lo tienen también sin conexión, hasta 50.000 contactos.',
  loading: 'Cargando lo que muestra la puerta...',
  loadFailed: 'No se ha podido cargar lo que muestra la puerta',
  loadingFields: 'Cargando los campos de la lista...',
  fieldsFailed: 'No se han podido cargar los campos de la lista',
  onlyName: 'Solo el nombre',
  /** What the door shows, in a list such as “2 campos, una nota, una alerta”. */
  parts: {
    fields: (fields: number) => count(fields, { one: '# campo', other: '# campos' }),
    note: 'una nota',
    alert: 'una alerta',
  },
  nothing: 'La puerta solo muestra el nombre.',
  large: 'grande',
  noteIs: 'Nota',
  alertIs: 'Alerta',
  everyValue: 'cualquier valor',
  onlyValue: (value: string) => `“${value}”`,
  edit: 'Elegir campos',
  dialogTitle: 'Junto al nombre',
  field: (place: number) => `Campo ${n(place)}`,
  whichField: 'Campo',
  isLarge: 'Grande',
  isLargeHint: 'Se lee a dos pasos de distancia: una mesa, un asiento',
  addField: 'Añadir campo',
  earlier: (place: number) => `Subir el campo ${n(place)}`,
  remove: (place: number) => `Quitar el campo ${n(place)}`,
  note: 'Nota',
  noteHint: 'Un texto más largo: se muestran hasta 200 caracteres.',
  alert: 'Alerta',
  alertHint:
    'Una franja que cruza la pantalla, con un sonido propio. El personal debe pulsar “Entendido” antes del siguiente escaneo.',
  alertValue: 'Solo con este valor (opcional)',
  alertValueHint: 'Vacío: la alerta aparece con cada invitado que tenga un valor en este campo.',
  none: 'Ninguno',
  choose: 'Elige un campo',
  gone: (tag: string) => `${tag} (ya no está en Mailchimp)`,
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando...',
  saved: 'La ficha de las puertas se ha guardado.',
  failed: 'No se ha podido guardar lo que muestra la puerta',
} satisfies ManagerWords['card']
