import type { ColumnType } from 'kysely'

/** Set by the database when a row is added. */
export type Stamp = ColumnType<Date, Date | undefined, Date>
export type Json<T> = ColumnType<T, string, string>
