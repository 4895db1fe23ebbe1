import type { SiteWords } from '../../en/site/index.ts'

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
  logIn: 'Anmelden',
  register: 'Konto erstellen',
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link alt, oder es fehlt ein Buchstabe.',
    home: 'Zur Startseite',
  },
} satisfies SiteWords['frame']
