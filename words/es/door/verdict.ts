import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The verdict on a scan. */
export const verdict = {
  checking: 'Comprobando...',
  slow: 'Está tardando. Seguimos comprobando este código...',
  retrying: 'Sin conexión. Reintentando...',
  lostTitle: 'Sin comprobar',
  lost: 'No se ha podido contactar con Listpass, así que este escaneo quizá no cuente. Revisa la conexión y escanea el código otra vez.',
  scanFailed: 'No se ha podido comprobar el escaneo. Inténtalo de nuevo.',
  scanCount: (scan: number, max: number) => `Escaneo ${n(scan)} de ${n(max)}`,
  firstScan: (time: string, door: string) => `Primer escaneo: ${time}, ${door}.`,
  unreached: 'No recibió el correo',
  sendOn: 'No puede pasar. Si tiene dudas, que hable con la organización.',
  saved: 'Guardado, aún sin confirmar',
  undone: 'Escaneo deshecho',
  undoneDetail: 'Esta entrada ya no cuenta.',
  conflictDetail: 'Otra puerta se adelantó. Este escaneo no cuenta.',
} satisfies DoorWords['verdict']
