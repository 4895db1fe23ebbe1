import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The question before a scan is undone. */
export const undo = {
  title: 'Annulation',
  ofEntry: {
    question: (name: string) => `Annuler l’entrée pour ${name}\u{202f}? Le code pourra ensuite servir de nouveau.`,
    confirm: 'Annuler l’entrée',
  },
  ofExit: {
    question: (name: string) =>
      `Annuler la sortie pour ${name}\u{202f}? Cette personne sera de nouveau comptée sur place.`,
    confirm: 'Annuler la sortie',
  },
  howMany: 'Combien\u{202f}?',
  one: 'Une personne',
  all: (count: number) => `Les ${n(count)}`,
  busy: 'Annulation...',
  failed: 'L’entrée n’a pas pu être annulée.',
  lost: 'Il faut une connexion pour annuler. Réessayez dès que vous en avez une.',
} satisfies DoorWords['undo']
