// Settings of a list, written where no call is meant.
import { type Kysely, sql } from 'kysely'
import type { ListSettings } from '#contract/list-settings.ts'
import type { Tables } from '../database/tables.ts'

/** The part of an update of `lists` that changes these settings. */
export function sets(change: Partial<ListSettings>): string {
  return `settings = settings || '${JSON.stringify(change)}'`
}

export async function setSettings(db: Kysely<Tables>, listId: string, change: Partial<ListSettings>): Promise<void> {
  await sql`update lists set ${sql.raw(sets(change))} where id = ${listId}`.execute(db)
}
