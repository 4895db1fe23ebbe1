import type { Verdict } from '#contract/scanning.ts'

/** The server's verdict for a contact with one entry, who used it. */
export const admission: Verdict = {
  success: true,
  reason: 'ok',
  message: 'Welcome.',
  data: { contact_id: 'c', display_field_value: 'Mira Lindqvist', scan_count: 1 },
  max_scans: 1,
  remaining: 0,
  first_scan: null,
  colour: 'green',
  received_at: '2026-05-01T19:42:00Z',
  standing: 'counts',
  visit: null,
}
