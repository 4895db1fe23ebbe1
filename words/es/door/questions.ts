import type { DoorWords } from '../../en/door/index.ts'

/** The questions that a door asks guests. */
export const questions = {
  before: 'Antes de que entre el invitado',
  after: 'Pregunta al invitado',
  save: 'Guardar',
  goOn: 'Continuar',
  skip: 'Omitir',
  notNow: 'No admitir',
  required: 'Falta esta respuesta.',
  number: 'Escribe un número.',
  failed: 'No se han podido guardar las respuestas. Inténtalo de nuevo.',
} satisfies DoorWords['questions']
