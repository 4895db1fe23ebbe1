import { createHash } from 'node:crypto'
import { emailKey } from './email-key.ts'

/**
 * One byte of a hash of email and password. Several accounts may have one email; sign-in tries a password on the
 * account that its tag points to, so that it hashes once, however many accounts there are. A byte tells next to nothing
 * about the password.
 */
export function tagOf({ email, password }: { email: string; password: string }): number {
  return createHash('sha256')
    .update(`${emailKey(email)}\0${password}`)
    .digest()[0]!
}
