import type { BoxPlace } from './key-ring.ts'

export type SealedColumn = {
  table: string
  column: string
  /** The name for the operator. */
  what: string
  /** The repair of rows whose box no key can open; empty text is no box. */
  giveUp: string
}

const withoutHook = `update lists set webhook_id = null, webhook_code = null, webhook_code_hash = null, webhook_secret = null,
  webhook_mode = case when webhook_mode is not null then 'polling' end`

/**
 * Every column with encrypted values. Each row is known by its `id`; a test searches for such values in any other
 * column.
 */
export const sealedColumns: SealedColumn[] = [
  {
    table: 'accounts',
    column: 'credential',
    what: 'the credentials of Mailchimp accounts',
    giveUp: `update accounts set credential = '', reconnect_since = coalesce(reconnect_since, now())`,
  },
  { table: 'lists', column: 'webhook_code', what: 'the addresses of webhooks', giveUp: withoutHook },
  { table: 'lists', column: 'webhook_secret', what: 'the secrets that sign webhooks', giveUp: withoutHook },
  {
    table: 'scanner_links',
    column: 'slug',
    what: 'the addresses of scanner links',
    giveUp: 'delete from scanner_links',
  },
]

export function placeIn({ table, column }: SealedColumn, row: string): BoxPlace {
  return { table, column, row }
}
