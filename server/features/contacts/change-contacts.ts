import type { Tx } from '../../database/open.ts'
import type { Team } from '../../kernel/team.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { type Change, changeContacts as changeStored } from './pages/store.ts'

/** Blocks, unblocks, or sets the maximum of these contacts of a list. Returns how many of them exist. */
export async function changeContacts(
  tx: Tx,
  team: Team,
  listId: string,
  { contactIds, change }: { contactIds: string[]; change: Change },
): Promise<number> {
  const found = await changeStored(tx, listId, contactIds, change)
  if (found === 0) return 0
  await keepRecord(tx, team, 'contacts_changed', {
    listId,
    details: {
      contacts: found,
      ...(change.maxScans !== undefined && { max: change.maxScans }),
      ...(change.isBlocked !== undefined && { blocked: change.isBlocked }),
    },
  })
  return found
}
