import type { frame as english } from '../../en/letters/frame.ts'

/** The frame of every letter. */
export const frame = {
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
} satisfies typeof english
