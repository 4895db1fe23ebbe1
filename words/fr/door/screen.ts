import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The screen of a door: the strip, the keys, the menu. */
export const screen = {
  menu: 'Menu',
  menuAttention: 'Menu, à vérifier',
  close: 'Fermer',
  inside: 'entrées',
  lastResult: 'Dernier résultat',
  connected: 'En ligne',
  closed: 'Entrée fermée',
  offline: 'Hors ligne',
  listOf: (time: string) => `liste\u{202f}: ${time}`,
  toSend: (count: number) => `${n(count)} à envoyer`,
  noList: 'pas encore de liste',
  saving: 'Enregistrement de la liste…',

  light: 'Lampe',
  noLight: 'Pas de lampe',
  zoom: 'Zoom',
  noZoom: 'Pas de zoom',
  times: (value: number) => `${n(Math.round(value * 10) / 10)}×`,
  type: 'Saisir un code',
  find: 'Chercher un nom',
  readyCheck: 'Vérifier l’appareil',
  add: 'Ajouter',
  call: 'Appeler l’organisateur',
  addGuest: 'Ajouter un invité',
  history: 'Historique',
  undoLast: (name: string) => `Annuler le dernier scan\u{202f}: ${name}`,
  fold: 'Retour à la caméra',

  secondsAgo: (seconds: number) => `il y a ${n(seconds)} s`,
  minutesAgo: (minutes: number) => `il y a ${n(minutes)} min`,
  usedAgo: (ago: string, door: string) => `Utilisé ${ago}\u{202f}: ${door}`,
  cameAt: (time: string) => `entrée\u{202f}: ${time}`,

  soundOn: 'Son activé',
  soundOff: 'Son coupé',
  state: 'Cette entrée en ce moment',
  brand: 'Listpass\u{202f}: accueil',
  guide: 'Guide pour l’équipe à l’entrée',
} satisfies DoorWords['screen']
