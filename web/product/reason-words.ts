import type { Reason } from '#domain/verdict.ts'

/** The result of a scan in two or three words, wherever it is shown. */
export const reasonWords = {
  ok: 'Checked in',
  malformed: 'Not a Listpass code',
  unknown_code: 'Not on the list',
  wrong_list: 'Another list',
  list_inactive: 'List inactive',
  link_expired: 'Scanner link expired',
  removed: 'Removed from the list',
  blocked: 'Blocked',
  already_used: 'Already used',
  conflict: 'Let in at another door',
  rate_limited: 'Too many tries',
  error: 'Not checked',
} satisfies Record<Reason, string>
