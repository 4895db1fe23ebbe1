import type { DoorWords } from '../../en/door/index.ts'
import { count } from '../format.ts'

/** A kiosk, where guests scan themselves. */
export const kiosk = {
  pin: 'Code PIN',
  show: 'Afficher',
  hide: 'Masquer',
  aim: 'Présentez votre code à la caméra.',
  welcome: (name: string) => `Bienvenue, ${name}\u{202f}!`,
  welcomeNobody: 'Bienvenue\u{202f}!',
  sorry: 'Merci de vous adresser à l’équipe.',
  checking: 'Un instant, s’il vous plaît...',
  language: 'Langue',
  leave: 'Quitter la borne',
  leaveText: 'Pour l’équipe\u{202f}: saisissez le code PIN choisi pour cette borne.',
  leaveButton: 'Quitter',
  leaving: 'Vérification...',
  stay: 'Rester',
  wrong: 'Ce code PIN est incorrect.',
  wait: (seconds: number) =>
    count(seconds, {
      one: 'Trop de codes PIN incorrects. Attendez # seconde.',
      other: 'Trop de codes PIN incorrects. Attendez # secondes.',
    }),
} satisfies DoorWords['kiosk']
