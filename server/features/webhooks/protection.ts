// The secret part of the webhook address: a caller that knows it may leave hints.
import { createHash, randomBytes } from 'node:crypto'

export function newProtectionCode(): string {
  return randomBytes(24).toString('base64url')
}

export function protectionHash(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

export function hookUrl(publicUrl: string, code: string): string {
  return `${publicUrl}/webhooks/mailchimp/${code}`
}

export function codePlace(listId: string) {
  return { table: 'lists', column: 'webhook_code', row: listId }
}

export function secretPlace(listId: string) {
  return { table: 'lists', column: 'webhook_secret', row: listId }
}
