import type { Tx } from '../../database/open.ts'
import * as store from './standing/store.ts'

/** Queues the guests of a list to whom Mailchimp has never held a code: their status did not count until now. */
export function queueUncoded(tx: Tx, listId: string): Promise<void> {
  return store.queueUncoded(tx, listId)
}
