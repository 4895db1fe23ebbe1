// The cookie of a browser whose owner signed in: sealed, and good for one email. It opens no session; its password
// tries have a rate limit apart from strangers' (docs/decisions/0022).
import * as z from 'zod/mini'
import type { KeyRing } from '../../secrets/key-ring.ts'
import { hashOfEmail } from './email-key.ts'

/** A browser that signs in gets a new one each time. */
export const goodForMs = 90 * 86_400_000

const device = z.object({
  person: z.uuid(),
  /** When the password was last changed, at the time of signing; 0 for never. A later change makes the device unknown. */
  changedAt: z.int(),
  at: z.int(),
  /** The browser passed the person's second step. */
  isStrong: z.optional(z.boolean()),
})

export type Device = z.output<typeof device>

type Account = { id: string; email: string; password_changed_at: Date | null }

export function newDevice(
  keys: KeyRing,
  { id, email, password_changed_at: changedAt }: Account,
  now: Date,
  isStrong = false,
): string {
  const given: Device = {
    person: id,
    changedAt: changedAt?.getTime() ?? 0,
    at: now.getTime(),
    ...(isStrong && { isStrong }),
  }
  return keys.seal(JSON.stringify(given), placeFor(email))
}

/** Undefined for a cookie that is not ours, is for another email, has expired, or was sealed with a removed key. */
export function readDevice(keys: KeyRing, email: string, value: string | undefined, now: Date): Device | undefined {
  if (value === undefined) return undefined
  try {
    const read = z.parse(device, JSON.parse(keys.open(value, placeFor(email))))
    return now.getTime() - read.at < goodForMs ? read : undefined
  } catch {
    return undefined
  }
}

function placeFor(email: string) {
  return { table: 'devices', column: 'cookie', row: hashOfEmail(email) }
}
