import type { ListSettings } from '#contract/list-settings.ts'
import { guestStatuses } from '#domain/guest-status.ts'
import { sql } from 'kysely'
import type { StoredAsks, StoredCard, StoredNames } from '../../database/column-types.ts'
import type { Tx } from '../../database/open.ts'

/** Settings to change; the others stay. */
export type SettingsChange = { [Key in keyof ListSettings]?: ListSettings[Key] | undefined }

/** The settings of a list `l`. */
export const settings = sql`jsonb_build_object('scanning_on', l.is_scanning_on, 'guest_statuses',
    (select jsonb_agg(status order by place) from unnest(${guestStatuses}::text[]) with ordinality as s (status, place)
      where status <> all (l.uncounted)),
    'admit_uncounted', l.admits_uncounted, 'admit_removed', l.admits_removed, 'default_max', l.default_max,
    'party', l.party, 'party_field', l.party_field, 'display_field', l.display_field, 'consent_words', l.consent_words,
    'mail_walk_ins', l.mails_walk_ins, 'colour_rules', l.colour_rules)`

export async function changeSettings(tx: Tx, teamId: string, listId: string, change: SettingsChange): Promise<void> {
  const { guest_statuses: counted, colour_rules: colours } = change
  const columns = {
    is_scanning_on: change.scanning_on,
    uncounted: counted && guestStatuses.filter((status) => !counted.includes(status)),
    admits_uncounted: change.admit_uncounted,
    admits_removed: change.admit_removed,
    default_max: change.default_max,
    party: change.party,
    party_field: change.party_field,
    display_field: change.display_field,
    consent_words: change.consent_words,
    mails_walk_ins: change.mail_walk_ins,
    colour_rules: colours && JSON.stringify(colours),
  }
  const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
  await tx.updateTable('lists').set(given).where('owner_id', '=', teamId).where('id', '=', listId).execute()
}

/** What doors show and ask, with the names that Mailchimp's fields have. */
type Shown = { card: StoredCard | null } | { asks: StoredAsks | null } | { name_fields: StoredNames }

export async function setShown(tx: Tx, teamId: string, listId: string, shown: Shown): Promise<void> {
  const stored = Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, value && JSON.stringify(value)]))
  await tx.updateTable('lists').set(stored).where('owner_id', '=', teamId).where('id', '=', listId).execute()
}
