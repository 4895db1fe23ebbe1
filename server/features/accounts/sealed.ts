import type { SealedColumn } from '../../secrets/sealed-column.ts'

export const sealedCredentials: SealedColumn = {
  table: 'accounts',
  column: 'credential',
  what: 'the credentials of Mailchimp accounts',
  giveUp: `update accounts set credential = '', reconnect_since = coalesce(reconnect_since, now())`,
}
