import type { DoorWords } from '../../en/door/index.ts'

/** The questions that a door asks guests. */
export const questions = {
  before: 'Voordat de gast naar binnen gaat',
  after: 'Vraag dit aan de gast',
  save: 'Opslaan',
  goOn: 'Verder',
  skip: 'Overslaan',
  notNow: 'Niet binnenlaten',
  required: 'Beantwoord deze vraag.',
  number: 'Vul een getal in.',
  failed: 'De antwoorden konden niet worden opgeslagen. Probeer het opnieuw.',
} satisfies DoorWords['questions']
