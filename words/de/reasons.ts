import type { Reason } from '#domain/verdict.ts'

/** The result of a scan in two or three words, wherever it is shown. */
export const reasons = {
  ok: 'Eingecheckt',
  malformed: 'Kein Listpass-Code',
  unknown_code: 'Nicht auf der Liste',
  wrong_list: 'Andere Liste',
  list_inactive: 'Liste nicht aktiv',
  link_expired: 'Scanner-Link abgelaufen',
  removed: 'Von der Liste entfernt',
  not_a_guest: 'Kein Gast',
  blocked: 'Gesperrt',
  already_used: 'Schon benutzt',
  not_invited: 'Nicht eingeladen',
  too_early: 'Noch nicht offen',
  too_late: 'Geschlossen',
  already_today: 'Heute schon benutzt',
  still_inside: 'Noch drin',
  full: 'Voll',
  conflict: 'Woanders eingelassen',
  rate_limited: 'Zu viele Versuche',
  error: 'Nicht geprüft',
} satisfies Record<Reason, string>
