import type { Tx } from '../../database/open.ts'
import { Refusal } from '../../kernel/refusal.ts'
import * as store from './store.ts'

/**
 * Locks an occasion until the transaction ends, so that it is not removed. Null and undefined mean the main one, which
 * cannot be removed.
 */
export async function holdOccasion(tx: Tx, listId: string, occasionId: string | null | undefined): Promise<void> {
  if (!occasionId || (await store.hold(tx, listId, occasionId))) return
  throw new Refusal('invalid', 'occasion_gone_choose', { field: 'occasion_id' })
}
