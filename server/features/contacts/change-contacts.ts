import type { Tx } from '../../database/open.ts'
import { keepRecord } from '../audit/keep-record.ts'
import * as erasing from './erasing/store.ts'
import { type Change, changeContacts as changeStored } from './pages/store.ts'
import { refuseByPartyField, type WithPartyField } from './party-field.ts'
import * as store from './standing/store.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'

/** Blocks, unblocks, or sets the maximum of these contacts of a list. Returns how many of them exist. */
export async function changeContacts(
  tx: Tx,
  team: Team,
  list: WithPartyField & { id: string },
  { contactIds, change }: { contactIds: string[]; change: Change },
): Promise<number> {
  if (change.maxScans !== undefined) await refuseByPartyField(tx, list, contactIds)
  const found = await changeStored(tx, list.id, contactIds, change)
  if (found === 0) return 0
  await keepRecord(tx, team, 'contacts_changed', {
    listId: list.id,
    details: {
      contacts: found,
      ...(change.maxScans !== undefined && { max: change.maxScans }),
      ...(change.isBlocked !== undefined && { blocked: change.isBlocked }),
    },
  })
  return found
}

/**
 * Leaves a tombstone with code and counts, so the code is never issued again. True if this call erased it, false if it
 * was erased before, undefined if this list has no such contact.
 */
export async function eraseContact(tx: Tx, contactId: string, at: Date): Promise<boolean | undefined> {
  return (await erasing.eraseContact(tx, contactId, at)) ?? undefined
}

/** Whether this list has any contact here. */
export function hasContacts(services: Needs<'database'>, scope: { team: string; list: string }): Promise<boolean> {
  return services.database.as(scope, (tx) => store.hasContacts(tx, scope.list))
}

/** Queues the guests of a list that have no code in Mailchimp yet, because their status did not count until now. */
export function queueUncoded(tx: Tx, listId: string): Promise<void> {
  return store.queueUncoded(tx, listId)
}
