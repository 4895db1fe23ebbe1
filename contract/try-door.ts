// The calls of the scanner of a try. A ticket is its only credential.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { says } from './says.ts'
import { scannedText, verdict } from './scanning.ts'

/** The secret of a try, in the fragment of its address. Longer texts are none of ours. */
const ticket = z.string(says('try_ticket_required')).check(z.maxLength(600, says('try_ticket_too_long')))
export const openTry = endpoint({
  method: 'POST',
  path: '/api/tries/open',
  summary: 'Opens the scanner of a try. Needs its ticket only.',
  body: z.strictObject({ ticket }),
  answer: z.object({ list_name: z.string(), expires_at: z.string() }),
})

export const tryScan = endpoint({
  method: 'POST',
  path: '/api/tries/scan',
  summary: 'Says what a door would say to this code now. It counts nothing, and is not in the scan log.',
  body: z.strictObject({ ticket, qr_code: scannedText }),
  answer: verdict,
})
