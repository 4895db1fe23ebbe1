import type { SealedColumn } from '../../../secrets/sealed-column.ts'

/**
 * If the secret cannot be opened, the second factor stays on. Recovery codes still work, and the operator can turn it
 * off.
 */
export const sealedTotp: SealedColumn = {
  table: 'totp_secrets',
  column: 'secret',
  what: 'the secrets of authenticator apps',
  giveUp: `update totp_secrets set secret = ''`,
}
