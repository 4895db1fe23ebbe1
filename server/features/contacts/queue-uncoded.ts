import type { Tx } from '../../database/open.ts'
import * as store from './standing/store.ts'

/** Queues the guests of a list that have no code in Mailchimp yet, because their status did not count until now. */
export function queueUncoded(tx: Tx, listId: string): Promise<void> {
  return store.queueUncoded(tx, listId)
}
