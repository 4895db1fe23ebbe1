// Guests of an occasion as a table for spreadsheets.
import { guestStatuses } from '#contract/guests.ts'
import type { Language } from '#domain/spoken.ts'
import { beginCsv, csvRow, localTime } from '../log/csv.ts'
import type { GuestRow, Visits } from './store.ts'

const columns = [
  'name',
  'email',
  'code',
  'occasion',
  'status',
  'came_at',
  'came_at_local',
  'door',
  'left_at',
  'left_at_local',
  'zone',
  'scans',
  'of',
  'contact_id',
  'came_to_occasions',
  'of_occasions',
]

export const guestsHead = (language: Language) => beginCsv(columns, language)

type At = { occasion: string; zone: string; language: Language }

export function guestsLine(guest: GuestRow, { occasion, zone, language }: At, visits: Visits | undefined): string {
  const cells = [
    guest.displayValue === guest.email ? '' : guest.displayValue,
    guest.email,
    guest.code,
    occasion,
    guestStatuses[guest.statusPlace]!,
    guest.cameAt?.toISOString() ?? '',
    localTime(guest.cameAt, zone),
    guest.door ?? '',
    guest.leftAt?.toISOString() ?? '',
    localTime(guest.leftAt, zone),
    zone,
    String(guest.scanCount),
    String(guest.maxScans),
    guest.id,
    String(visits?.came ?? 0),
    String(visits?.could ?? 0),
  ]
  return csvRow(cells, language)
}
