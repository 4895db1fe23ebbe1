import type { DoorWords } from '../../en/door/index.ts'
import { count, n } from '../format.ts'

/**
 * An occasion at the door: its purpose, the reason against an entry now, and the next step. A time may be a whole date,
 * so it stands without an article that agrees with the hour.
 */
export const occasion = {
  direction: 'Sentido de esta puerta',
  in: 'Entrada',
  out: 'Salida',
  lineOut: 'SALIDA',
  scansIn: 'Se registran entradas.',
  scansOut: 'Se registran salidas.',
  askTitle: '¿Entrada o salida?',
  askText: (minutes: number) =>
    count(minutes, {
      one: 'Ningún escaneo en # minuto. ¿Qué registra esta puerta?',
      other: 'Ningún escaneo en # minutos. ¿Qué registra esta puerta?',
    }),

  opensIn: (minutes: number) => `Abre en ${n(minutes)} min`,
  opensAt: (time: string) => `Abre: ${time}`,
  opensInAt: (minutes: number, time: string) => `Abre en ${n(minutes)} min (${time}).`,
  closed: 'Cerrado',
  closedAt: (time: string) => `Cerrado desde: ${time}.`,
  saysFor: (name: string) => `Esta puerta es para ${name}.`,

  inside: 'dentro',
  insideAt: (time: string) => `dentro (${time})`,
  people: (inside: number) => `${n(inside)} dentro.`,
  peopleOf: (inside: number, capacity: number) => `${n(inside)} de ${n(capacity)} dentro.`,

  notCounted: 'Este escaneo no cuenta.',
  notInvited: (name: string) => `${name} no es para esta persona.`,
  sendOn: 'Que hable con la organización.',
  usedToday: 'Este código ya se ha usado hoy.',
  nextDay: 'Vuelve a funcionar al día siguiente.',
  insideSince: (time: string) => `Dentro desde: ${time}.`,
  stillInside: 'Falta escanear su salida.',
  scanOut: 'Escanea antes su salida.',
  askToWait: 'Pídele que espere.',
  overCapacity: 'Aforo superado.',
  tellOrganiser: 'Avisa a la organización.',

  checkedOut: 'Ha salido',
  notInside: 'Su entrada no se escaneó.',
  comesBack: 'Puede volver a entrar.',
  undoneExit: 'Esta salida ya no cuenta.',

  letOut: '¿Dar salida?',
  scanOutButton: 'Dar salida',
  notOut: 'No dar salida',
  scanOutOf: (name: string) => `Dar salida: ${name}`,
  goodbye: '¡Hasta pronto!',

  chooseTitle: 'Elige un evento',
  chooseText: 'Esta puerta escanea para el evento que elijas. Puedes cambiarlo en el menú.',
  chooseOther: 'Elegir otro evento',
  removed: 'Este evento se ha eliminado.',
  removedHelp: 'Pide un nuevo enlace de escáner a la organización.',
} satisfies DoorWords['occasion']
