import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** News about scans that comes late. */
export const alerts = {
  title: 'Requiere atención',
  acknowledge: 'Entendido',
  somebody: 'Alguien',
  anotherDoor: 'otra puerta',
  lost: (who: string) => `${who} entró dos veces.`,
  lostDetail: (when: string, door: string) =>
    `Entró aquí sin conexión (${when}), pero antes ya había entrado por ${door}. El escaneo de aquí no cuenta.`,
  notCounted: (who: string) => `${who} no debería haber entrado.`,
  notCountedDetail: (when: string, reason: string) =>
    `Entró aquí sin conexión (${when}). Ahora Listpass dice: ${reason}. El escaneo no cuenta.`,
  admitted: (who: string) => `${who} sí estaba en la lista.`,
  admittedDetail: (when: string) =>
    `Aquí no pudo pasar (${when}, sin conexión), pero sí puede entrar. Su entrada ya está registrada. Si vuelve, puede pasar.`,
  elsewhere: (who: string) => `${who} entró dos veces.`,
  elsewhereDetail: (when: string, door: string) =>
    `Entró primero aquí y después por ${door}, sin conexión (${when}). El escaneo de allí no cuenta.`,
  overCapacity: (inside: number, capacity: number) => `Aforo superado: ${n(inside)} de ${n(capacity)} dentro.`,
  overCapacityDetail:
    'También entra gente por otras puertas. No admitas a nadie más hasta que salga alguien, y avisa a la organización.',
  exitNotCounted: (who: string) => `${who}: la salida no cuenta.`,
  exitNotCountedDetail: (when: string, reason: string) =>
    `Salió por aquí sin conexión (${when}). Ahora Listpass dice: ${reason}.`,
  setAside: (who: string) => `${who}: no se pudo enviar el escaneo.`,
  setAsideDetail: (when: string) =>
    `Se escaneó aquí (${when}). Listpass no puede aceptarlo, así que se queda en este dispositivo. Avisa a la organización.`,
} satisfies DoorWords['alerts']
