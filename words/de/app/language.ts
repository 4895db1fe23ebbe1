import type { AppWords } from '../../en/app/index.ts'

/** The choice of a person's language. */
export const language = {
  title: 'Sprache',
  label: 'Sprache der Seiten und der E-Mails an Sie',
  asBrowser: (name: string) => `Wie der Browser (${name})`,
  hint: 'Am Einlass gibt es eine eigene Auswahl. Gäste lesen alles in der Sprache ihres Handys.',
  failed: 'Die Sprache konnte nicht geändert werden.',
  lost: 'Die Sprache konnte nicht geändert werden. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal.',
  close: 'Schließen',
} satisfies AppWords['language']
