import type { DoorWords } from '../../en/door/index.ts'
import { n } from '../format.ts'

/** The verdict on a scan. */
export const verdict = {
  checking: 'Wird geprüft...',
  slow: 'Das dauert etwas. Der Code wird noch geprüft...',
  retrying: 'Keine Verbindung. Neuer Versuch...',
  lostTitle: 'Nicht geprüft',
  lost: 'Listpass war nicht erreichbar, also zählt dieser Scan vielleicht nicht. Prüfen Sie die Verbindung und scannen Sie den Code noch einmal.',
  scanFailed: 'Der Scan konnte nicht geprüft werden. Bitte noch einmal versuchen.',
  scanCount: (scan: number, max: number) => `Scan ${n(scan)} von ${n(max)}`,
  firstScan: (time: string, door: string) => `Erster Scan: ${time}, ${door}.`,
  unreached: 'Hat die E-Mail nie bekommen',
  sendOn: 'Nicht einlassen. Fragen beantwortet der Veranstalter.',
  saved: 'Gespeichert, noch nicht bestätigt',
  undone: 'Storniert',
  undoneDetail: 'Dieser Check-in wurde storniert.',
  conflictDetail: 'Ein anderer Einlass war schneller. Dieser Scan zählt nicht.',
} satisfies DoorWords['verdict']
