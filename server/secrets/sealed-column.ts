import type { BoxPlace } from './key-ring.ts'

/** A column with sealed values. Its feature declares it, and server/sealed-columns.ts lists all of them. */
export type SealedColumn = {
  table: string
  column: string
  /** The name for the operator. */
  what: string
  /** The repair of rows whose box no key can open; empty text is no box. */
  giveUp: string
}

/** The `id` identifies each row. */
export function placeIn({ table, column }: SealedColumn, row: string): BoxPlace {
  return { table, column, row }
}
