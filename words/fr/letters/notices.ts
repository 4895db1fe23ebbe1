import type { LetterWords } from '../../en/letters/index.ts'
import { count, n } from '../format.ts'

/** News from the doors. A `time` has its zone in brackets: “21:05 (Europe/Paris)”. */
export const notices = {
  vipArrived: (guest: string) => `Arrivée VIP\u{202f}: ${guest}`,
  vipsArrived: (vips: number, list: string) =>
    `${count(vips, { one: '# VIP arrivé', other: '# VIP arrivés' })}\u{202f}: ${list}`,
  vip: (guest: string, time: string, occasion: string, door: string) =>
    `Arrivée à ${time}\u{202f}: ${guest}. ${occasion}, ${door}.`,

  nearlyFull: (occasion: string, inside: number, capacity: number) =>
    `Presque complet\u{202f}: ${occasion}, ${n(inside)} personnes sur ${n(capacity)}`,
  full: (occasion: string, inside: number, capacity: number, time: string) =>
    `Sur place à ${time}\u{202f}: ${n(inside)} personnes sur ${n(capacity)}, ${occasion}.`,

  doorSilent: (door: string) => `L’entrée «\u{202f}${door}\u{202f}» est silencieuse`,
  doorsSilent: (doors: number, list: string) =>
    `${count(doors, { one: '# entrée est silencieuse', other: '# entrées sont silencieuses' })}\u{202f}: ${list}`,
  silent: (door: string, time: string, occasion: string) =>
    `Dernières nouvelles à ${time}\u{202f}: ${door}. L’événement est ouvert\u{202f}: ${occasion}.`,
  goesOn:
    'Une entrée sans connexion continue de scanner. Ses scans arrivent quand la connexion revient. Allez voir ce qui se passe, ou demandez à l’équipe d’ouvrir de nouveau le lien.',
  ifFinished: 'Si l’équipe a terminé, vous n’avez rien à faire.',

  /** In the place of a name. */
  nameless: 'un invité sans nom',
  someDoor: 'une entrée',

  more: (notices: number) => count(notices, { one: 'Et # autre.', other: 'Et # autres.' }),
  open: (list: string) => `Ouvrir ${list}`,
  why: (list: string) =>
    `Vous recevez cet e-mail parce que vous l’avez choisi pour la liste «\u{202f}${list}\u{202f}». Il en arrive au maximum un toutes les 15 minutes.`,
  switchOff: (address: string) =>
    `Pour le désactiver, ouvrez «\u{202f}Notifications\u{202f}» dans les réglages de la liste\u{202f}: ${address}`,
} satisfies LetterWords['notices']
