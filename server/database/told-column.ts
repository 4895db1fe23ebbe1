import type { ColumnType } from 'kysely'
import type { Told } from '../kernel/told.ts'

export type ToldColumn = ColumnType<Told | null, string | null | undefined, string | null>

/** The value of such a column. The driver would send a list as an array of the database. */
export function storedTold(told: Told | null): string | null {
  return told && JSON.stringify(told)
}
