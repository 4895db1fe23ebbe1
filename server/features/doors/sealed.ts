import type { SealedColumn } from '../../secrets/sealed-column.ts'

export const sealedSlugs: SealedColumn = {
  table: 'scanner_links',
  column: 'slug',
  what: 'the addresses of scanner links',
  giveUp: 'delete from scanner_links',
}
