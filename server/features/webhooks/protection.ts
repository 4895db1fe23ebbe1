// The secret part of the webhook address: a caller that knows it may leave hints.
import { createHash, randomBytes } from 'node:crypto'
import type { SealedColumn } from '../../secrets/sealed-column.ts'

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

const giveUp = `update lists set webhook_id = null, webhook_code = null, webhook_code_hash = null, webhook_secret = null,
  webhook_mode = case when webhook_mode is not null then 'polling' end`

export const sealedWebhooks: SealedColumn[] = [
  { table: 'lists', column: 'webhook_code', what: 'the addresses of webhooks', giveUp },
  { table: 'lists', column: 'webhook_secret', what: 'the secrets that sign webhooks', giveUp },
]
