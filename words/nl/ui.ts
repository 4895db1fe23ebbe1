import type { UiWords } from '../en/ui.ts'

/** Words of controls that every screen has. */
export const ui = {
  slow: 'Dit duurt langer dan normaal. Een moment geduld.',
  messages: 'Meldingen',
  dismiss: 'Melding sluiten',
  close: 'Sluiten',
  show: 'Toon',
  hide: 'Verberg',
  cancel: 'Annuleren',
  tryAgain: 'Opnieuw proberen',
  tryingAgain: 'Opnieuw proberen...',
  copied: 'Gekopieerd',
  /** After a copy that the browser refused, in a field that is selected. */
  copyByKeys: 'Druk op Ctrl of ⌘ en C',
  unknown: 'Onbekend',
  invalidDate: 'Ongeldige datum',
  connectionLost: 'Netwerkfout. Controleer je verbinding.',
  previous: 'Vorige',
  next: 'Volgende',
  pageOf: (page: string, pages: string) => `Pagina ${page} van ${pages}`,
} satisfies UiWords
