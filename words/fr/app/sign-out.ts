import type { AppWords } from '../../en/app/index.ts'
import { count } from '../format.ts'

/** The question before a sign-out that leaves scans behind. */
export const signOut = {
  title: 'Des scans n’ont pas encore été envoyés',
  question: (scans: number) =>
    count(scans, { one: '# scan n’a pas encore été envoyé.', other: '# scans n’ont pas encore été envoyés.' }),
  /** After the question. */
  staysHere: (name: string) =>
    `Il reste sur cet appareil, et sera envoyé quand ${name} s’identifiera de nouveau et ouvrira un scanner ici.`,
  stayHere: (name: string) =>
    `Ils restent sur cet appareil, et seront envoyés quand ${name} s’identifiera de nouveau et ouvrira un scanner ici.`,
  hint: 'Pour un envoi immédiat, gardez la session ouverte, et ouvrez un scanner quand vous avez une connexion.',
  stay: 'Rester',
  anyway: 'Fermer quand même',
} satisfies AppWords['signOut']
