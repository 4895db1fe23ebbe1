import * as z from 'zod/mini'
import { flashColours } from '#domain/colour.ts'
import { reasons } from '#domain/verdict.ts'
import { endpoint } from './endpoint.ts'
import { scannedTextLimit } from './limits.ts'
import { listKey } from './list.ts'
import { moment } from './moment.ts'

export const verdict = z.object({
  success: z.boolean(),
  reason: z.enum(reasons),
  message: z.string(),
  /** Null when no contact of this list is meant. */
  data: z.nullable(z.object({ contact_id: z.string(), display_field_value: z.string(), scan_count: z.int() })),
  max_scans: z.nullable(z.int()),
  remaining: z.nullable(z.int()),
  /** When and at which door the code was let in first. */
  first_scan: z.nullable(z.object({ at: z.string(), door: z.string() })),
  colour: z.enum(flashColours),
  received_at: z.string(),
  /** Beside the verdict, which never changes: whether an accepted scan still counts. Null for a refusal. */
  standing: z.nullable(z.enum(['counts', 'undone', 'conflict'])),
})
export type Verdict = z.output<typeof verdict>

export const redeemScan = endpoint({
  method: 'POST',
  path: '/api/lists/:listId/scan',
  summary: 'Counts one scan or refuses it with a reason. The same scan_id always gets the same verdict.',
  params: z.object({ listId: listKey }),
  body: z.strictObject({
    /** What the camera or reader saw, as it was, or a code. */
    qr_code: z
      .string('The scanned text is required.')
      .check(z.maxLength(scannedTextLimit, 'The scanned text is too long.')),
    /** Made by the device before it first tries, so that a retry is the same scan. */
    scan_id: z.optional(z.uuid()),
    /** The device's time of the scan. */
    scanned_at: z.optional(moment('This is no time of a scan.')),
  }),
  answer: verdict,
})
