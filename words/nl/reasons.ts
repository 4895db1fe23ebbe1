import type { Reason } from '#domain/verdict.ts'

/** The result of a scan in two or three words, wherever it is shown. Set very large: words above 11 letters overflow. */
export const reasons = {
  ok: 'Ingecheckt',
  malformed: 'Geen Listpass-code',
  unknown_code: 'Niet op de lijst',
  wrong_list: 'Andere lijst',
  list_inactive: 'Lijst niet actief',
  link_expired: 'Scannerlink verlopen',
  removed: 'Van de lijst gehaald',
  not_a_guest: 'Geen gast',
  blocked: 'Geblokkeerd',
  already_used: 'Al gebruikt',
  not_invited: 'Niet uitgenodigd',
  too_early: 'Nog niet open',
  too_late: 'Gesloten',
  already_today: 'Vandaag al gebruikt',
  still_inside: 'Nog binnen',
  full: 'Vol',
  conflict: 'Al binnen via andere deur',
  rate_limited: 'Te veel pogingen',
  error: 'Scan mislukt',
} satisfies Record<Reason, string>
