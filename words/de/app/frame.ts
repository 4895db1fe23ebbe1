import type { AppWords } from '../../en/app/index.ts'

/** The frame of every screen: the bar, the wait for a screen, its failure. */
export const frame = {
  brandHome: 'Listpass: Startseite',
  mainMenu: 'Hauptmenü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  skip: 'Zum Inhalt springen',
  scanner: 'Scanner',
  checking: 'Die Anmeldung wird geprüft...',
  loading: 'Wird geladen...',
  faultTitle: 'Diese Seite konnte nicht angezeigt werden',
  faultText:
    'Etwas hat nicht funktioniert, oder ein Teil der Seite wurde nicht geladen. Nichts, was Sie gespeichert haben, ist verloren. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  reload: 'Seite neu laden',
} satisfies AppWords['frame']
