import type { SealedColumn } from '../../secrets/sealed-column.ts'

const giveUp = `update lists set webhook_id = null, webhook_code = null, webhook_code_hash = null, webhook_secret = null,
  webhook_mode = case when webhook_mode is not null then 'polling' end`

export const sealedWebhooks: SealedColumn[] = [
  { table: 'lists', column: 'webhook_code', what: 'the addresses of webhooks', giveUp },
  { table: 'lists', column: 'webhook_secret', what: 'the secrets that sign webhooks', giveUp },
]
