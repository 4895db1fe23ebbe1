import type { Sentences } from '../en/sentences.ts'
import { n } from './format.ts'

/**
 * One sentence for door staff for each verdict: the result and, where it helps, the next step. A verdict may have several,
 * one after the other.
 */
export const sentences = {
  welcome: 'Welkom.',
  welcomeOf: (scan: number, max: number) => `Welkom. Scan ${n(scan)} van ${n(max)}.`,
  overCapacity: (inside: number, capacity: number) => `Te vol: ${n(inside)} binnen, plaats voor ${n(capacity)}.`,
  goodbye: 'Tot ziens.',
  goodbyeNotIn: 'Tot ziens. Deze gast was niet ingecheckt.',
  malformed: 'Dit is geen Listpass-code. Vraag naar de QR-code uit de e-mail.',
  unknownCode: 'Deze code staat niet op de lijst.',
  wrongList: (list: string) => `Deze code hoort bij een andere lijst: ${list}.`,
  unknownList: 'onbekend',
  listInactive: 'Scannen staat nu uit voor deze lijst',
  linkExpired: 'Deze scannerlink is verlopen. Vraag de organisator om een nieuwe.',
  removed: 'Dit contact is van de lijst gehaald.',
  notAGuest: 'Dit contact telt niet als gast van deze lijst. Stuur de gast naar de organisator.',
  blocked: 'Deze code is geblokkeerd. Stuur de gast naar de organisator.',
  alreadyUsed: 'Deze code is al gebruikt.',
  allUsed: (entries: number) => `Deze code is al ${n(entries)} keer gebruikt. Vaker kan niet.`,
  firstScan: (time: string, door: string) => `Eerste scan: ${time}, ${door}.`,
  notInvited: (occasion: string) => `${occasion} is niet voor deze gast. Stuur de gast naar de organisator.`,
  thisOccasion: 'Dit onderdeel',
  tooEarly: 'Nog niet open.',
  opens: (time: string) => `Open vanaf: ${time}.`,
  tooLate: 'Gesloten.',
  closedSince: (time: string) => `Gesloten sinds ${time}.`,
  alreadyToday: 'Deze code is vandaag al gebruikt.',
  stillInside: 'Deze gast is nog binnen.',
  cameIn: (time: string) => `Binnen sinds: ${time}.`,
  scanOut: 'Check de gast eerst uit.',
  full: (inside: number, capacity: number) =>
    `Vol: ${n(inside)} van ${n(capacity)} binnen. Laat de volgende gast binnen als er iemand weggaat.`,
  conflict: 'Een andere deur was eerder met deze code.',
  rateLimited: 'Te veel geweigerde scans aan deze deur. Wacht even en probeer het opnieuw.',
  error: 'De scan kon niet worden gecontroleerd. Probeer het opnieuw.',
} satisfies Sentences
