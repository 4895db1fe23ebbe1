import type { LetterWords } from '../en/letters.ts'

/** The frame of every letter, and the letters to guests. */
export const letters = {
  hello: (name: string) => `Bonjour ${name},`,
  foot: 'Listpass vous a envoyé cet e-mail au sujet de votre compte. Merci de ne pas répondre : les réponses ne sont pas lues.',
  footToGuest:
    'Listpass vous a envoyé cet e-mail pour un organisateur. Merci de ne pas répondre : les réponses ne sont pas lues.',
  openAddress: 'Ou ouvrez cette adresse :',
  /** Why a link does not open everywhere. */
  reach: {
    machine: 'Ce lien ne fonctionne que sur l’ordinateur où tourne Listpass.',
    network: 'Ce lien ne fonctionne que dans le réseau où tourne Listpass.',
  },
  /** To a guest whom a door added. */
  code: {
    subject: (list: string) => `Votre code : ${list}`,
    added: (list: string) => `Vous avez été ajouté à l’entrée : ${list}. Cette page contient votre code.`,
    show: 'Présentez-le à l’entrée si vous revenez. Gardez ce lien pour vous : toute personne qui l’a peut utiliser le code.',
    open: 'Ouvrir votre code',
    why: 'Vous recevez ce seul e-mail parce que l’entrée vous a demandé votre adresse. Il ne vous abonne à rien.',
  },
} satisfies LetterWords
