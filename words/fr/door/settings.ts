import type { DoorWords } from '../../en/door/index.ts'

/** The settings of a door’s device. */
export const settings = {
  title: 'Réglages de cet appareil',
  sound: 'Sons',
  soundHint: 'Un son pour chaque résultat. Les vibrations restent.',
  asks: 'Demander avant chaque entrée',
  asksHint: 'Montre d’abord le nom. Rien n’est compté tant que vous n’avez pas appuyé sur «\u{202f}Admettre\u{202f}».',
  language: 'Langue',
  languageFailed: 'La langue n’a pas pu être chargée. Vérifiez la connexion, et réessayez.',
} satisfies DoorWords['settings']
