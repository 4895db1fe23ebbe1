import type { Verdict } from '#contract/scanning.ts'

/** What the server says of somebody who may come in once, and did. */
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
}
