import type { ManagerWords } from '../../en/manager/index.ts'
import { count, n } from '../format.ts'

/** The questions that doors ask guests. */
export const asks = {
  text: 'Hasta tres preguntas que las puertas hacen a los invitados. Cada respuesta se guarda en un campo de Mailchimp, como los demás cambios tras un escaneo. Las puertas preguntan también sin conexión. Un quiosco no pregunta nada.',
  loading: 'Cargando las preguntas...',
  loadFailed: 'No se han podido cargar las preguntas',
  loadingFields: 'Cargando los campos de la lista...',
  fieldsFailed: 'No se han podido cargar los campos de la lista',
  none: 'Las puertas no preguntan nada.',
  nothing: 'Nada',
  questions: (questions: number) => count(questions, { one: '# pregunta', other: '# preguntas' }),
  before: 'Se pregunta antes de admitir al invitado. Hay que responder a todas las preguntas.',
  after: 'Se pregunta después de admitir al invitado. El personal puede omitirlas.',
  edit: 'Elegir preguntas',
  dialogTitle: 'Preguntas en la puerta',
  legend: (place: number) => `Pregunta ${n(place)}`,
  question: 'Pregunta',
  questionHint: 'Tal como la lee el personal, por ejemplo: ¿Qué comes?',
  field: 'Campo para la respuesta',
  fieldHint:
    'De texto, de número, de botones de opción o de menú desplegable. Las puertas muestran las opciones de los dos últimos.',
  isTick: 'Una casilla para marcar',
  isTickHint: 'Para una frase como “He leído las normas”. El campo de texto recibe “Yes”.',
  isRequired: 'Preguntar antes de admitir',
  isRequiredHint: 'Nadie entra sin todas las respuestas.',
  add: 'Añadir pregunta',
  remove: (place: number) => `Quitar la pregunta ${n(place)}`,
  choose: 'Elige un campo',
  gone: (tag: string) => `${tag} (ya no está en Mailchimp)`,
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando...',
  saved: 'Las preguntas de las puertas se han guardado.',
  failed: 'No se han podido guardar las preguntas',
} satisfies ManagerWords['asks']
