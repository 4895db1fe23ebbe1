import type { Sentences } from '../en/sentences.ts'
import { n } from './format.ts'

/**
 * One sentence for door staff for each verdict: the result and, where it helps, the next step. A verdict may have several,
 * one after the other.
 */
export const sentences = {
  welcome: 'Willkommen.',
  welcomeOf: (scan: number, max: number) => `Willkommen. Scan ${n(scan)} von ${n(max)}.`,
  overCapacity: (inside: number, capacity: number) => `Kapazität überschritten: ${n(inside)} von ${n(capacity)} drin.`,
  goodbye: 'Auf Wiedersehen.',
  goodbyeNotIn: 'Auf Wiedersehen. Dieser Gast war nicht eingecheckt.',
  malformed: 'Das ist kein Listpass-Code. Fragen Sie nach dem QR-Code aus der E-Mail.',
  unknownCode: 'Dieser Code steht nicht auf der Liste.',
  wrongList: (list: string) => `Dieser Code gehört zu einer anderen Liste: ${list}.`,
  unknownList: 'unbekannt',
  listInactive: 'Diese Liste ist zurzeit nicht für Scans aktiv',
  linkExpired: 'Dieser Scanner-Link ist abgelaufen. Bitten Sie den Veranstalter um einen neuen.',
  removed: 'Dieser Kontakt wurde von der Liste entfernt.',
  notAGuest: 'Dieser Kontakt gilt nicht als Gast dieser Liste. Bitte zum Veranstalter schicken.',
  blocked: 'Dieser Code ist gesperrt. Bitte zum Veranstalter schicken.',
  alreadyUsed: 'Dieser Code wurde schon benutzt.',
  allUsed: (entries: number) => `Alle ${n(entries)} Eintritte dieses Codes sind benutzt.`,
  firstScan: (time: string, door: string) => `Erster Scan: ${time}, ${door}.`,
  notInvited: (occasion: string) => `${occasion} ist nicht für diesen Gast. Bitte zum Veranstalter schicken.`,
  thisOccasion: 'Dieser Anlass',
  tooEarly: 'Noch nicht offen.',
  opens: (time: string) => `Offen ab ${time}.`,
  tooLate: 'Geschlossen.',
  closedSince: (time: string) => `Geschlossen seit ${time}.`,
  alreadyToday: 'Dieser Code wurde heute schon benutzt.',
  stillInside: 'Dieser Gast ist noch drin.',
  cameIn: (time: string) => `Eingecheckt: ${time}.`,
  scanOut: 'Bitte erst auschecken.',
  full: (inside: number, capacity: number) =>
    `Voll: ${n(inside)} von ${n(capacity)} drin. Lassen Sie den nächsten Gast ein, wenn einer geht.`,
  conflict: 'Ein anderer Einlass hat diesen Code schon angenommen.',
  rateLimited:
    'Zu viele abgewiesene Scans an diesem Einlass. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  error: 'Der Scan konnte nicht geprüft werden. Bitte noch einmal versuchen.',
} satisfies Sentences
