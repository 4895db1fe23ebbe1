// The log as a table for spreadsheets: RFC 4180, in UTF-8 with a byte order mark.
import type { LoggedScan } from './store.ts'

const columns = [
  'received_at',
  'scanned_at',
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
]

export const csvHead = `\uFEFF${csvRow(columns)}`

export function csvLine(scan: LoggedScan): string {
  const { receivedAt, scannedAt, reason, standing, displayValue, code, scanCount, maxScans, door, contactId, scanId } =
    scan
  const cells = [
    receivedAt.toISOString(),
    scannedAt?.toISOString() ?? '',
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
  ]
  return csvRow(cells)
}

/** One line of a table, with the cells made safe. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/**
 * A spreadsheet would run a name that begins like a formula; the apostrophe makes it text. Some accept full-width signs
 * too. Where numbers use a decimal comma, spreadsheets treat a semicolon as the end of a cell, even inside quotes.
 */
function cell(value: string): string {
  const text = value.replaceAll(/(^|[;\t\r\n])(\s*)(?=[=+\-@＝＋－＠\t\r])/g, "$1'$2")
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
