import type { doors as english } from '../../en/answers/doors.ts'

/** Scanner links, scans, and what doors ask of organisers. */
export const doors = {
  link_added: 'De scannerlink is gemaakt',
  link_updated: 'De scannerlink is gewijzigd',
  link_rotated: 'De link heeft een nieuw adres. Het oude werkt niet meer.',
  link_removed: 'De scannerlink is verwijderd',
  door_answers_kept: 'De antwoorden zijn opgeslagen.',
  scan_undone: 'Ingetrokken. Deze check-in telt niet meer.',
  call_sent: 'De organisator ziet je oproep.',
  call_answered: 'De deur heeft je antwoord.',
} satisfies typeof english
