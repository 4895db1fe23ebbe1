import type { Tx } from '../../database/open.ts'
import type { Team } from '../../kernel/team.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { refuseByPartyField, type WithPartyField } from './party-field.ts'
import { type Change, changeContacts as changeStored } from './pages/store.ts'

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
