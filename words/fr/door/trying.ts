import type { DoorWords } from '../../en/door/index.ts'

/** The scanner of a try: a scan with the organiser’s own phone that counts nothing. */
export const trying = {
  title: 'Essayer un scan',
  loading: 'Ouverture du scanner...',
  failed: 'Le scanner ne s’est pas ouvert',
  state: 'Simple essai\u{202f}: rien n’est compté',
  over: 'Cet essai est terminé',
  overText: 'Pour recommencer, revenez à l’écran qui montrait le code.',
  aim: 'Visez un code dans votre e-mail ou sur votre autre écran.',
  admitted: 'Cela fonctionne. L’équipe à l’entrée verrait ceci. Rien n’a été compté.',
  refused: 'Une entrée afficherait ceci maintenant. Rien n’a été compté.',
  again: 'Scanner un autre code',
  checkFailed: 'Le code n’a pas pu être vérifié',
} satisfies DoorWords['trying']
