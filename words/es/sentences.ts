import type { Sentences } from '../en/sentences.ts'
import { n } from './format.ts'

/**
 * One sentence for door staff for each verdict. A time may be a whole date, so it stands after a colon, without an
 * article that agrees with the hour.
 */
export const sentences = {
  welcome: 'Adelante.',
  welcomeOf: (scan: number, max: number) => `Adelante. Escaneo ${n(scan)} de ${n(max)}.`,
  overCapacity: (inside: number, capacity: number) => `Aforo superado: ${n(inside)} de ${n(capacity)} dentro.`,
  goodbye: 'Hasta pronto.',
  goodbyeNotIn: 'Hasta pronto. Su entrada no se escaneó.',
  malformed: 'Este no es un código de Listpass. Pide el código QR del correo.',
  unknownCode: 'Este código no está en la lista.',
  wrongList: (list: string) => `Este código es de otra lista: ${list}.`,
  unknownList: 'desconocida',
  listInactive: 'Ahora no se puede escanear esta lista',
  linkExpired: 'Este enlace de escáner ha caducado. Pide uno nuevo a la organización.',
  removed: 'Este contacto ya no está en la lista.',
  notAGuest: 'Este contacto no cuenta como invitado de esta lista. Que hable con la organización.',
  blocked: 'Este código está bloqueado. Que el invitado hable con la organización.',
  alreadyUsed: 'Este código ya se ha usado.',
  allUsed: (entries: number) => `Las ${n(entries)} entradas de este código ya se han usado.`,
  firstScan: (time: string, door: string) => `Primer escaneo: ${time}, ${door}.`,
  notInvited: (occasion: string) => `${occasion} no es para esta persona. Que hable con la organización.`,
  thisOccasion: 'Este evento',
  tooEarly: 'Aún no ha abierto.',
  opens: (time: string) => `Abre: ${time}.`,
  tooLate: 'Cerrado.',
  closedSince: (time: string) => `Cerrado desde: ${time}.`,
  alreadyToday: 'Este código ya se ha usado hoy.',
  stillInside: 'Esta persona sigue dentro.',
  cameIn: (time: string) => `Entrada: ${time}.`,
  scanOut: 'Escanea antes su salida.',
  full: (inside: number, capacity: number) =>
    `Aforo completo: ${n(inside)} de ${n(capacity)} dentro. Cuando salga alguien, admite al siguiente.`,
  conflict: 'Otra puerta admitió antes este código.',
  rateLimited: 'Demasiados escaneos rechazados en esta puerta. Espera un momento e inténtalo de nuevo.',
  error: 'No se ha podido comprobar el escaneo. Inténtalo de nuevo.',
} satisfies Sentences
