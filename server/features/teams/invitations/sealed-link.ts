// A link waits in the job queue until the mail server takes it. The queue stores it encrypted.
import * as z from 'zod/mini'
import type { KeyRing } from '../../../secrets/key-ring.ts'

/** `registration` allows a new account where one needs an invitation. */
const link = z.object({ token: z.string(), registration: z.string() })

export function sealLink(keys: KeyRing, id: string, parts: z.output<typeof link>): string {
  return keys.seal(JSON.stringify(parts), placeFor(id))
}

export function openSealedLink(keys: KeyRing, id: string, box: string): z.output<typeof link> {
  return z.parse(link, JSON.parse(keys.open(box, placeFor(id))))
}

/** The token is in the fragment. Browsers send it to no server, so no proxy logs it. */
export function invitationUrl(publicUrl: string, { token, registration }: z.output<typeof link>): string {
  return `${publicUrl}/join#${token}~${registration}`
}

function placeFor(id: string) {
  return { table: 'jobs', column: 'invitation_link', row: id }
}
