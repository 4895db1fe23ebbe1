import { createHash } from 'node:crypto'

/** Emails are compared without case. */
export function emailKey(email: string): string {
  return email.toLowerCase()
}

/** A hash for counting by email without storing it. */
export function hashOfEmail(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('base64url')
}
