// Tables for spreadsheets: RFC 4180, in UTF-8 with a byte order mark, in the form of the reader's country.
import { type Language, tagOf } from '#domain/spoken.ts'
import type { LoggedScan } from './store.ts'

const columns = [
  'received_at',
  'scanned_at',
  'local_time',
  'zone',
  'result',
  'standing',
  'contact',
  'code',
  'scan',
  'of',
  'door',
  'occasion',
  'direction',
  'note',
  'contact_id',
  'scan_id',
  'late',
  'let_in_by',
]

export const csvHead = (language: Language) => beginCsv(columns, language)

export function csvLine(scan: LoggedScan, language: Language): string {
  const { receivedAt, scannedAt, reason, standing, displayValue, code, scanCount, maxScans, door, contactId, scanId } =
    scan
  const cells = [
    receivedAt.toISOString(),
    scannedAt?.toISOString() ?? '',
    localTime(scannedAt ?? receivedAt, scan.zone),
    scan.zone,
    reason,
    standing ?? '',
    displayValue,
    code ?? '',
    contactId === null ? '' : String(scanCount),
    maxScans === null ? '' : String(maxScans),
    door,
    scan.occasionName ?? '',
    scan.isExit ? 'out' : 'in',
    scan.note ?? '',
    contactId ?? '',
    scanId,
    scan.isLate ? 'late' : '',
    scan.letInBy ?? '',
  ]
  return csvRow(cells, language)
}

export function beginCsv(headings: readonly string[], language: Language): string {
  return `\uFEFF${csvRow(headings, language)}`
}

/** One line of a table, with the cells made safe. */
export function csvRow(cells: readonly string[], language: Language): string {
  return `${cells.map(cell).join(separatorIn[language])}\r\n`
}

/** Where numbers have a decimal comma, spreadsheets part cells by semicolons. */
const separatorIn = Object.fromEntries(
  Object.entries(tagOf).map(([language, tag]) => [language, (1.5).toLocaleString(tag).includes(',') ? ';' : ',']),
) as Record<Language, ',' | ';'>

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The time on the clocks of the zone, as each spreadsheet reads it: 2026-06-01 21:42:00. */
export function localTime(time: Date | null, zone: string): string {
  if (!time) return ''
  const known = clocks.get(zone)
  const clock = known ?? new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  if (!known) clocks.set(zone, clock)
  return clock.format(time)
}

/**
 * A spreadsheet would run a name that begins like a formula; the apostrophe makes it text. Some accept full-width signs
 * too. Some treat the other separator as the end of a cell as well, even inside quotes.
 */
function cell(value: string): string {
  const text = value.replaceAll(/(^|[;\t\r\n])(\s*)(?=[=+\-@＝＋－＠\t\r])/g, "$1'$2")
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
