import type { Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { followPartyField } from '../contacts/jobs.ts'
import { queueUncoded } from '../contacts/change-contacts.ts'
import { changeList, type SettingsChange } from '../lists/change-list.ts'
import { findListAndField } from './display-field.ts'

/**
 * Changes the given settings of a list, and leaves the rest. No code is taken away: contacts that count now and have none in
 * Mailchimp get theirs by write-back. The numbers of a new party field are taken in the background.
 */
export async function changeSettings(
  services: Needs<'database' | 'openLogin' | 'keys' | 'jobs'>,
  team: Team,
  listKey: string,
  change: SettingsChange,
): Promise<void> {
  const { guest_statuses: counted, party_field: tag = null } = change
  const { list, field } = await findListAndField(services, team, listKey, { tag, place: 'party_field' })
  if (field && field.type !== 'number') {
    throw new Refusal('invalid', 'field_no_number', { field: 'party_field', params: { tag: field.tag } })
  }
  await services.database.as({ team: team.id, list: list.id }, async (tx) => {
    await changeList(tx, team, list, change)
    // This statement misses a contact that is added at the same time. The next poll, or the end of the batch that added
    // it, queues the contact.
    if (counted && list.codesGeneratedAt) await queueUncoded(tx, list.id)
    if (tag !== null) await services.jobs.enqueue(tx, followPartyField, { listId: list.id, after: null })
  })
}
