import type { DoorWords } from '../../en/door/index.ts'

/** The questions that a door asks guests. */
export const questions = {
  before: 'Avant l’entrée de l’invité',
  after: 'À demander à l’invité',
  save: 'Enregistrer',
  goOn: 'Suivant',
  skip: 'Passer',
  /** Not “Refuser” alone, which could be about the answer. */
  notNow: 'Refuser l’entrée',
  required: 'Veuillez répondre.',
  number: 'Veuillez saisir un nombre.',
  failed: 'Les réponses n’ont pas pu être enregistrées. Veuillez réessayer.',
} satisfies DoorWords['questions']
