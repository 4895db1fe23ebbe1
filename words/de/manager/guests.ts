import type { ManagerWords } from '../../en/manager/index.ts'
import { n } from '../format.ts'

/** The guests of a list or an occasion. */
export const guests = {
  title: 'Gäste',
  search: 'Name, E-Mail oder Code',
  loading: 'Die Gäste werden geladen...',
  failed: 'Die Gäste konnten nicht geladen werden',
  countsFailed: 'Die Zahlen konnten nicht geladen werden',
  filters: 'Anzeigen',
  more: 'Filter',
  statuses: {
    in: 'Drin',
    not_in: 'Nicht da',
    left: 'Gegangen',
    blocked: 'Gesperrt',
    refused: 'Von Mailchimp abgelehnt',
    removed: 'Nicht mehr auf der Liste',
  },
  leftAt: (time: string) => `Gegangen: ${time}`,
  unreached: 'E-Mail nie bekommen',
  alsoBlocked: 'Gesperrt',

  table: 'Gäste dieser Liste',
  columns: { name: 'Name', status: 'Status', came_at: 'Gekommen', door: 'Einlass', scans: 'Scans' },
  scans: (scans: number, max: number) => `${n(scans)} von ${n(max)}`,
  noEmail: 'Am Einlass eingetragen, ohne E-Mail',
  notYet: '–',
  actions: 'Aktionen',
  actionsOf: (name: string) => `Aktionen für ${name}`,
  choose: (name: string) => `Auswählen: ${name}`,
  choosePage: 'Alle auf dieser Seite auswählen',
  paging: 'Gäste, Seite für Seite',
  previous: 'Zurück',
  next: 'Weiter',
  page: (page: number) => `Seite ${n(page)}`,

  none: 'Noch keine Gäste',
  noneText:
    'Wählen Sie, wer zählt: Erzeugen Sie die Codes für diese Liste, dann wird jeder Kontakt mit einem Code ein Gast.',
  toSettings: 'Einstellungen öffnen',
  noneHere: (search: string) => `Kein Gast passt zu „${search}“.`,
  showAll: 'Alle Gäste anzeigen',

  checkIn: 'Einchecken',
  checkInOf: (name: string) => `Einchecken: ${name}`,
  checkedIn: (name: string) => `${name} ist eingecheckt.`,
  notCheckedIn: (name: string, reason: string) => `${name} wurde nicht eingelassen: ${reason}`,
  checkInFailed: 'Der Gast konnte nicht eingecheckt werden',

  print: 'A–Z drucken',
  csv: 'CSV exportieren',
  makingCsv: 'Wird erstellt...',
  csvFailed: 'Die Datei konnte nicht heruntergeladen werden',
} satisfies ManagerWords['guests']
