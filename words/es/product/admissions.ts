import { isolated } from '#domain/user-text.ts'
import type { ProductWords } from '../../en/product/index.ts'
import { reasons } from '../reasons.ts'

/** Stopping and resuming admissions, on all screens that do so. */
export const admissions = {
  stop: 'Detener la admisión',
  stopTitle: '¿Detener la admisión?',
  stopQuestion: (name: string) => `A partir de ahora, las puertas de ${isolated(name, 80)} no admiten a nadie.`,
  stopList: `Muestran “${reasons.list_inactive}” al personal.`,
  stopOccasion: `Muestran “${reasons.too_late}” al personal.`,
  exitsGoOn: 'Las salidas de los invitados se siguen contando.',
  stopOffline:
    'Una puerta sin conexión sigue admitiendo hasta que vuelva a tenerla. Puedes volver a admitir invitados en cualquier momento.',
  stopping: 'Deteniendo...',
  stopFailed: 'No se ha podido detener la admisión',
  stoppedLate: 'La hora de cierre ya ha pasado. Para abrir de nuevo, cambia el evento.',
  resume: 'Volver a admitir',
  resumeFailed: 'No se ha podido volver a admitir invitados',
} satisfies ProductWords['admissions']
