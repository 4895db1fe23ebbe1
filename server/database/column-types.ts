import type { ColumnType } from 'kysely'

/** A time that the database sets when a row is added. */
export type Stamp = ColumnType<Date, Date | undefined, Date>
export type Json<T> = ColumnType<T, string, string>
