import type { DoorWords } from '../../en/door/index.ts'

/** The questions that a door asks guests. */
export const questions = {
  before: 'Bevor der Gast hereinkommt',
  after: 'Bitte fragen Sie den Gast',
  save: 'Speichern',
  goOn: 'Weiter',
  skip: 'Überspringen',
  notNow: 'Nicht einlassen',
  required: 'Bitte beantworten Sie diese Frage.',
  number: 'Bitte geben Sie eine Zahl ein.',
  failed: 'Die Antworten konnten nicht gespeichert werden. Bitte noch einmal versuchen.',
} satisfies DoorWords['questions']
