import { type GuestStatus, guestStatuses } from '#domain/guest-status.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { queueUncoded } from '../../contacts/queue-uncoded.ts'
import { findListOf } from '../../lists/find-list.ts'
import { markGuests } from '../../lists/mark-list.ts'

/** Undefined leaves a setting as it is. */
export type Choice = { counted: GuestStatus[] | undefined; admitsUncounted: boolean | undefined }

/**
 * Chooses which statuses count as guests, and whether doors let in the others. No code is taken away. Contacts that count now
 * and have no code in Mailchimp get theirs by write-back.
 */
export async function chooseGuests(
  services: Needs<'database'>,
  team: Team,
  listKey: string,
  { counted, admitsUncounted }: Choice,
): Promise<void> {
  const list = await findListOf(services, team, listKey)
  const uncounted = counted && guestStatuses.filter((status) => !counted.includes(status))
  const scope = { team: team.id, list: list.id }
  await services.database.as(scope, async (tx) => {
    await markGuests(tx, team.id, list.id, { uncounted, admitsUncounted })
    await keepRecord(tx, team, 'list_changed', {
      listId: list.id,
      details: {
        ...(counted && { guests: guestStatuses.filter((status) => counted.includes(status)).join(', ') }),
        ...(admitsUncounted !== undefined && { admit_uncounted: admitsUncounted }),
      },
    })
    // This statement misses a contact that is added at the same time. The next poll, or the end of the batch that added
    // it, queues the contact.
    if (counted && list.codesGeneratedAt) await queueUncoded(tx, list.id)
  })
}
