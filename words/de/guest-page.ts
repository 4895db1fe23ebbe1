import type { Words } from '../en/guest-page.ts'

/** The page of a code in German. Guests are addressed formally. */
export const de = {
  title: 'Ihr Code',
  show: 'Zeigen Sie das am Eingang',
  brightness: 'Stellen Sie Ihren Bildschirm heller',
  picture: (code: string) => `QR-Code ${code}`,
  when: 'Wann',
  where: 'Wo',
  guest: 'Gast',
  admits: 'Personen',
  others: 'Dieser Code gilt auch für',
  calendar: 'Zum Kalender hinzufügen',
  saved: 'Einmal geöffnet, funktioniert die Seite auch ohne Verbindung',
  taken: 'Ihr Scanner fragt jetzt nach diesem Code. Gehen Sie dorthin zurück.',
  ofDoor:
    'Für das Personal am Einlass: Öffnen Sie Ihren Scanner-Link in diesem Browser und dann diesen Code noch einmal.',
  noPage: 'Hier ist kein Code',
  noPageText:
    'Diese Adresse hat keinen Code, oder ihre Zeit ist vorbei. Öffnen Sie den Link aus Ihrer letzten E-Mail noch einmal.',
  noPageHelp: 'Wenn das nicht hilft, fragen Sie beim Veranstalter nach.',
  inCalendar: (link: string) => `Zeigen Sie Ihren Code am Eingang: ${link}`,
} satisfies Words
