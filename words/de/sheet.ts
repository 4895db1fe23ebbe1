import { isolated } from '#domain/user-text.ts'
import type { SheetWords } from '../en/sheet.ts'

/** The sheet of a door: the paper beside it, for staff. Its instructions are infinitives, as on a notice. */
export const sheet = {
  code: (door: string) => `QR-Code, der den Scanner von ${isolated(door, 60)} öffnet`,
  codeLoading: 'Der QR-Code wird gezeichnet...',
  codeFailed: 'Der QR-Code konnte nicht gezeichnet werden',
  stepsLabel: 'So fangen Sie an',
  steps: [
    { what: 'Diesen Code mit der Handykamera scannen', how: 'Keine App, kein Konto.' },
    { what: 'Die Kamera erlauben', how: 'Dann „Startcheck“ öffnen.' },
    { what: 'Die Kamera auf den Code jedes Gastes richten', how: 'Form und Wort lesen.' },
  ],
  signsLabel: 'Was die Zeichen bedeuten',
  signs: {
    in: { what: 'Grüner Kreis: einlassen', how: 'Mit dem Namen auf dem Bildschirm begrüßen.' },
    out: { what: 'Blauer Rahmen: darf gehen', how: 'Dieser Einlass checkt Gäste aus.' },
    stop: { what: 'Rotes Achteck: Stopp', how: 'Grund lesen. Besteht der Gast auf Einlass: Veranstalter rufen.' },
    ask: { what: 'Gelbe Raute: Sie sind dran', how: 'Die Frage auf dem Bildschirm beantworten.' },
    saved: {
      what: 'Gestrichelter Kreis: keine Verbindung',
      how: 'Einlassen. Der Scan ist gespeichert und wird später gesendet.',
    },
  },
  call: 'Veranstalter',
  network: 'WLAN',
  notListed: 'Nicht auf der Liste?',
  byName: 'Zuerst auf „Name suchen“ tippen',
  noName: 'Den Veranstalter fragen',
  until: (at: string) => `Gilt bis ${at} Uhr`,
  warning:
    'Geheim: Wer dieses Blatt hat, kann scannen, bis der Veranstalter den Link beendet. Nach der Veranstaltung abnehmen.',
  warningUntil: (until: string) =>
    `Geheim: Wer dieses Blatt hat, kann bis ${until} Uhr scannen. Nach der Veranstaltung abnehmen.`,
} satisfies SheetWords
