import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** News about scans that comes late. No name stands after “de” or “que”, which would lose their vowel before some names. */
export const alerts = {
  title: 'À vérifier',
  acknowledge: 'Compris',
  somebody: 'Quelqu’un',
  anotherDoor: 'une autre entrée',
  lost: (who: string) => `${who} a passé l’entrée deux fois.`,
  lostDetail: (when: string, door: string) =>
    `Entrée ici à ${when} sans connexion, mais ${door} a scanné ce code avant. Le scan fait ici ne compte pas.`,
  notCounted: (who: string) => `${who} n’aurait pas dû entrer.`,
  notCountedDetail: (when: string, reason: string) =>
    `Entrée ici à ${when} sans connexion. Listpass répond maintenant\u{202f}: ${reason}. Le scan ne compte pas.`,
  admitted: (who: string) => `${who} était bien sur la liste.`,
  admittedDetail: (when: string) =>
    `Refus ici à ${when} sans connexion, mais cette personne peut entrer. Son entrée est déjà validée. Si elle revient, laissez-la entrer.`,
  elsewhere: (who: string) => `${who} a passé l’entrée deux fois.`,
  elsewhereDetail: (when: string, door: string) =>
    `Entrée ici d’abord, puis à ${when} sans connexion par ${door}. L’autre scan ne compte pas.`,
  overCapacity: (inside: number, capacity: number) => `Capacité dépassée\u{202f}: ${n(inside)} sur ${n(capacity)}.`,
  overCapacityDetail:
    'D’autres entrées admettent aussi des invités. Ne laissez plus entrer personne avant une sortie, et prévenez l’organisateur.',
  exitNotCounted: (who: string) => `${who}\u{202f}: la sortie n’est pas comptée.`,
  exitNotCountedDetail: (when: string, reason: string) =>
    `Sortie scannée ici à ${when} sans connexion. Listpass répond maintenant\u{202f}: ${reason}.`,
  setAside: (who: string) => `${who}\u{202f}: le scan n’a pas pu être envoyé.`,
  setAsideDetail: (when: string) =>
    `Scanné ici à ${when}. Listpass ne peut pas l’accepter, il reste donc sur cet appareil. Prévenez l’organisateur.`,
} satisfies DoorWords['alerts']
