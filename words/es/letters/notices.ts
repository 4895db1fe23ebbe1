import type { LetterWords } from '../../en/letters/index.ts'
import { count, n } from '../format.ts'

/** News from the doors. A `time` has its zone in brackets: “21:05 (Europe/Paris)”. */
export const notices = {
  vipArrived: (guest: string) => `Ha llegado un VIP: ${guest}`,
  vipsArrived: (vips: number, list: string) =>
    `${count(vips, { one: 'Ha llegado # VIP', other: 'Han llegado # VIP' })}: ${list}`,
  vip: (guest: string, time: string, occasion: string, door: string) =>
    `Ha entrado ${guest}: ${time}, ${occasion}, ${door}.`,

  nearlyFull: (occasion: string, inside: number, capacity: number) =>
    `${occasion}: aforo casi completo, ${n(inside)} de ${n(capacity)}`,
  full: (occasion: string, inside: number, capacity: number, time: string) =>
    `${occasion}: ${n(inside)} de ${n(capacity)} personas dentro. Hora: ${time}.`,

  doorSilent: (door: string) => `La puerta “${door}” no responde`,
  doorsSilent: (doors: number, list: string) =>
    `${count(doors, { one: '# puerta no responde', other: '# puertas no responden' })}: ${list}`,
  silent: (door: string, time: string, occasion: string) =>
    `Última señal de ${door}: ${time}. El evento está abierto: ${occasion}.`,
  goesOn:
    'Una puerta sin conexión sigue escaneando. Sus escaneos llegan cuando vuelve a tener conexión. Ve a ver qué pasa o pide al personal que abra el enlace otra vez.',
  ifFinished: 'Si el personal ha terminado, no tienes que hacer nada.',

  /** In the place of a name. */
  nameless: 'un invitado sin nombre',
  someDoor: 'una puerta',

  more: (notices: number) => `Y ${n(notices)} más.`,
  open: (list: string) => `Abrir ${list}`,
  why: (list: string) =>
    `Recibes este correo porque lo elegiste para la lista “${list}”. Llega como máximo uno cada 15 minutos.`,
  switchOff: (address: string) => `Para desactivarlo, abre “Notificaciones” en los ajustes de la lista: ${address}`,
} satisfies LetterWords['notices']
