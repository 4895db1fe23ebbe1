import type { UiWords } from '../en/ui.ts'

/** Words of controls that every screen has. */
export const ui = {
  slow: 'Das dauert länger als sonst. Bitte warten Sie einen Moment.',
  messages: 'Meldungen',
  dismiss: 'Meldung schließen',
  close: 'Schließen',
  show: 'Anzeigen',
  hide: 'Verbergen',
  cancel: 'Abbrechen',
  tryAgain: 'Erneut versuchen',
  tryingAgain: 'Neuer Versuch...',
  copied: 'Kopiert',
  /** After a copy that the browser refused, in a field that is selected. */
  copyByKeys: 'Drücken Sie Strg oder ⌘ und C',
  unknown: 'Unbekannt',
  invalidDate: 'Ungültiges Datum',
  connectionLost: 'Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung.',
  previous: 'Zurück',
  next: 'Weiter',
  pageOf: (page: string, pages: string) => `Seite ${page} von ${pages}`,
} satisfies UiWords
