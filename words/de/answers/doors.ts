import type { doors as english } from '../../en/answers/doors.ts'

/** Scanner links, scans, and what doors ask of organisers. */
export const doors = {
  link_added: 'Der Scanner-Link ist erstellt',
  link_updated: 'Der Scanner-Link ist geändert',
  link_rotated: 'Der Link hat eine neue Adresse. Die alte gilt nicht mehr.',
  link_removed: 'Der Scanner-Link ist entfernt',
  door_answers_kept: 'Die Antworten sind gespeichert.',
  scan_undone: 'Storniert. Dieser Eintritt zählt nicht mehr.',
  call_sent: 'Der Veranstalter sieht Ihren Ruf.',
  call_answered: 'Der Einlass hat Ihre Antwort.',
} satisfies typeof english
