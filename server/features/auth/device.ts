// What a browser is given when somebody signs in with it: sealed, and good for this one email. It opens no session; it gives
// a bucket of its own to who comes back (docs/decisions/0022).
import { randomBytes } from 'node:crypto'
import type { KeyRing } from '../../secrets/key-ring.ts'
import { hashOfEmail } from './email-key.ts'

export function newDevice(keys: KeyRing, email: string): string {
  return keys.seal(randomBytes(12).toString('base64url'), placeFor(email))
}

/** Undefined for what is not ours, is for another email, or was closed with a key that is gone. */
export function readDevice(keys: KeyRing, email: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  try {
    return keys.open(value, placeFor(email))
  } catch {
    return undefined
  }
}

function placeFor(email: string) {
  return { table: 'devices', column: 'cookie', row: hashOfEmail(email) }
}
