import type { BoxPlace } from './key-ring.ts'

/** A column that holds boxes. Its feature tells of it, and server/sealed-columns.ts has all of them. */
export type SealedColumn = {
  table: string
  column: string
  /** The name for the operator. */
  what: string
  /** The repair of rows whose box no key can open; empty text is no box. */
  giveUp: string
}

/** Each row is known by its `id`. */
export function placeIn({ table, column }: SealedColumn, row: string): BoxPlace {
  return { table, column, row }
}
