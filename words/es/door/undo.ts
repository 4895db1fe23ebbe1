import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The question before a scan is undone. Not the shorter "anular": an "entrada anulada" is also a void ticket. */
export const undo = {
  title: 'Deshacer',
  ofEntry: {
    question: (name: string) => `¿Deshacer la entrada de ${name}? El código se podrá usar de nuevo.`,
    confirm: 'Deshacer entrada',
  },
  ofExit: {
    question: (name: string) => `¿Deshacer la salida de ${name}? Contará otra vez como dentro.`,
    confirm: 'Deshacer salida',
  },
  howMany: '¿Cuántas personas?',
  one: 'Una persona',
  all: (count: number) => `Las ${n(count)}`,
  busy: 'Deshaciendo...',
  failed: 'No se ha podido deshacer la entrada.',
  lost: 'Para deshacer esto hace falta conexión. Inténtalo de nuevo cuando la tengas.',
} satisfies DoorWords['undo']
