import type { LetterWords } from '../../en/letters/index.ts'

/** To a guest whom a door added. */
export const code = {
  subject: (list: string) => `Votre code : ${list}`,
  added: (list: string) => `Votre nom a été ajouté à la liste, à l’entrée : ${list}. Cette page contient votre code.`,
  show: 'Présentez-le à l’entrée si vous revenez. Gardez ce lien pour vous : toute personne qui l’a peut utiliser le code.',
  open: 'Ouvrir votre code',
  why: 'Vous recevez cet unique e-mail parce que l’entrée vous a demandé votre adresse. Il ne vous abonne à rien.',
} satisfies LetterWords['code']
