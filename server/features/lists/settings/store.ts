import { firstSettings, type ListSettings } from '#contract/list-settings.ts'
import { sql } from 'kysely'
import type { StoredAsks, StoredCard, StoredNames } from '../../../database/column-types.ts'
import type { Tx } from '../../../database/open.ts'

/** Settings to change; the others stay. */
export type SettingsChange = { [Key in keyof ListSettings]?: ListSettings[Key] | undefined }

/** All settings of a list `l`. */
export const settings = sql`${JSON.stringify(firstSettings)}::jsonb || l.settings`

/** Null takes a setting back to its first value. */
export async function changeSettings(tx: Tx, teamId: string, listId: string, change: SettingsChange): Promise<void> {
  await sql`update lists set settings = jsonb_strip_nulls(settings || ${JSON.stringify(change)}::jsonb)
    where owner_id = ${teamId} and id = ${listId}`.execute(tx)
}

/** What doors show and ask, with the names that Mailchimp's fields have. */
type Shown = { card: StoredCard | null } | { asks: StoredAsks | null } | { name_fields: StoredNames }

export async function setShown(tx: Tx, teamId: string, listId: string, shown: Shown): Promise<void> {
  const stored = Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, value && JSON.stringify(value)]))
  await tx.updateTable('lists').set(stored).where('owner_id', '=', teamId).where('id', '=', listId).execute()
}
