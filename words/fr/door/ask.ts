import type { DoorWords } from '../../en/door/index.ts'

/** The question before a scan counts. */
export const ask = {
  title: 'Laisser entrer\u{202f}?',
  /** “Serveur” is also a waiter. */
  titleRefused: 'Vérifier en ligne\u{202f}?',
  letIn: 'Admettre',
  check: 'Vérifier',
  notNow: 'Refuser',
  unknown: 'Nom encore inconnu',
  hint: 'Rien n’est compté avant votre réponse.',
  asKnown: (what: string) => `D’après cet appareil\u{202f}: ${what}.`,
} satisfies DoorWords['ask']
