import { type ColumnType, type RawBuilder, sql } from 'kysely'
import type { StoredTold, Told } from '../kernel/told.ts'

export type ToldColumn = ColumnType<Told | null, string | null | undefined, string | null>

/** The value of such a column. The driver would send a list as an array of the database. */
export function storedTold(told: Told | null): string | null {
  return told && JSON.stringify(told)
}

/** What a row tells: its codes, or the sentence of an earlier release in the column beside. */
export function toldIn(said: string, text: string): RawBuilder<StoredTold> {
  return sql<StoredTold>`coalesce(${sql.ref(said)}, to_jsonb(${sql.ref(text)}))`
}
