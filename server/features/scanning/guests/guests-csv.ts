// Guests of an occasion as a table for spreadsheets.
import { guestStatuses } from '#contract/guests.ts'
import { csvRow } from '../log/csv.ts'
import type { GuestRow, Visits } from './store.ts'

const columns = [
  'name',
  'email',
  'code',
  'occasion',
  'status',
  'came_at',
  'door',
  'left_at',
  'scans',
  'of',
  'contact_id',
  'came_to_occasions',
  'of_occasions',
]

export const guestsHead = `\uFEFF${csvRow(columns)}`

export function guestsLine(guest: GuestRow, occasion: string, visits: Visits | undefined): string {
  return csvRow([
    guest.displayValue === guest.email ? '' : guest.displayValue,
    guest.email,
    guest.code,
    occasion,
    guestStatuses[guest.statusPlace]!,
    guest.cameAt?.toISOString() ?? '',
    guest.door ?? '',
    guest.leftAt?.toISOString() ?? '',
    String(guest.scanCount),
    String(guest.maxScans),
    guest.id,
    String(visits?.came ?? 0),
    String(visits?.could ?? 0),
  ])
}
