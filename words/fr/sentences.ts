import type { Sentences } from '../en/sentences.ts'
import { n } from './format.ts'

/**
 * One sentence for door staff for each verdict: the result and, where it helps, the next step. A verdict may have several,
 * one after the other.
 */
export const sentences = {
  welcome: 'Bienvenue.',
  welcomeOf: (scan: number, max: number) => `Bienvenue. Scan ${n(scan)} sur ${n(max)}.`,
  overCapacity: (inside: number, capacity: number) => `Capacité dépassée\u{202f}: ${n(inside)} sur ${n(capacity)}.`,
  goodbye: 'Au revoir.',
  goodbyeNotIn: 'Au revoir. L’entrée n’avait pas été scannée.',
  malformed: 'Ce n’est pas un code Listpass. Demandez le code QR de l’e-mail.',
  unknownCode: 'Ce code n’est pas sur la liste.',
  wrongList: (list: string) => `Ce code appartient à une autre liste\u{202f}: ${list}.`,
  unknownList: 'inconnue',
  listInactive: 'Cette liste n’est pas activée pour le scan actuellement',
  linkExpired: 'Ce lien de scanner a expiré. Demandez-en un nouveau à l’organisateur.',
  removed: 'Ce contact a été retiré de la liste.',
  notAGuest: 'Ce contact ne compte pas parmi les invités de cette liste. Dirigez cette personne vers l’organisateur.',
  blocked: 'Ce code est bloqué. Dirigez l’invité vers l’organisateur.',
  alreadyUsed: 'Ce code a déjà été utilisé.',
  allUsed: (entries: number) => `Les ${n(entries)} entrées de ce code sont utilisées.`,
  firstScan: (time: string, door: string) => `Premier scan\u{202f}: ${time}, ${door}.`,
  notInvited: (occasion: string) =>
    `Ce code n’est pas valable pour ${occasion}. Dirigez cette personne vers l’organisateur.`,
  /** Inside the sentence above. */
  thisOccasion: 'cet événement',
  tooEarly: 'Pas encore ouvert.',
  opens: (time: string) => `Ouverture\u{202f}: ${time}.`,
  tooLate: 'Fermé.',
  closedSince: (time: string) => `Fermé depuis ${time}.`,
  alreadyToday: 'Ce code a déjà été utilisé aujourd’hui.',
  stillInside: 'Cet invité est déjà sur place.',
  cameIn: (time: string) => `Entrée\u{202f}: ${time}.`,
  scanOut: 'Scannez d’abord la sortie.',
  full: (inside: number, capacity: number) =>
    `Complet\u{202f}: ${n(inside)} sur ${n(capacity)}. Laissez entrer l’invité suivant quand quelqu’un sort.`,
  conflict: 'Une autre entrée a scanné ce code avant.',
  rateLimited: 'Trop de scans refusés à cette entrée. Attendez un moment, puis réessayez.',
  error: 'Le scan n’a pas pu être vérifié. Veuillez réessayer.',
} satisfies Sentences
