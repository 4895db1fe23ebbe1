// Doors, organisers and the server share it.

/** A verdict in large letters: at most 28 characters. */
export const reasons = {
  ok: 'Checked in',
  malformed: 'Not a Listpass code',
  unknown_code: 'Not on the list',
  wrong_list: 'Another list',
  list_inactive: 'List inactive',
  link_expired: 'Scanner link expired',
  removed: 'Removed from the list',
  not_a_guest: 'Not a guest',
  blocked: 'Blocked',
  already_used: 'Already used',
  not_invited: 'Not invited',
  too_early: 'Not open yet',
  too_late: 'Closed',
  already_today: 'Already used today',
  still_inside: 'Still inside',
  full: 'Full',
  conflict: 'Let in at another door',
  rate_limited: 'Too many tries',
  error: 'Not checked',
} as const
