import { createHash } from 'node:crypto'

/** Emails are told apart without case. */
export function emailKey(email: string): string {
  return email.toLowerCase()
}

/** For what is counted by email, and need not hold it. */
export function hashOfEmail(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('base64url')
}
