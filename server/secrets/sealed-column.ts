import type { BoxPlace } from './key-ring.ts'

/** A column with sealed values. Its feature declares it, and server/sealed-columns.ts lists all of them. */
export type SealedColumn = {
  table: string
  column: string
  /** The column's name in messages for the operator. */
  what: string
  /** The SQL statement that gives up values that no key can decrypt. An empty text counts as no value. */
  giveUp: string
}

/** The `id` identifies each row. */
export function placeIn({ table, column }: SealedColumn, row: string): BoxPlace {
  return { table, column, row }
}
