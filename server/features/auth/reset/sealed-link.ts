// A link waits in the job queue until the mail server takes it. The queue stores link and address encrypted.
import * as z from 'zod/mini'
import type { KeyRing } from '../../../secrets/key-ring.ts'

const asked = z.object({ email: z.string(), token: z.string() })

export function sealLink(keys: KeyRing, id: string, link: z.output<typeof asked>): string {
  return keys.seal(JSON.stringify(link), placeFor(id))
}

export function openSealedLink(keys: KeyRing, id: string, box: string): z.output<typeof asked> {
  return z.parse(asked, JSON.parse(keys.open(box, placeFor(id))))
}

function placeFor(id: string) {
  return { table: 'jobs', column: 'reset_link', row: id }
}

/** DESIGN §7: how long a link for a new password is good. */
export const goodForMinutes = 30

/** The token is in the fragment. Browsers send it to no server, so no proxy logs it. */
export function resetUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/reset-password#${token}`
}
