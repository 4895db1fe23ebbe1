// What other features may say of a list: the steps that its own page shows.
import type { Database, Tx } from '../../database/open.ts'
import * as store from './store.ts'

/** The first time that every contact has a code, scanning is switched on. */
export function markGenerated(tx: Tx, personId: string, listId: string, memberCount: number): Promise<void> {
  return store.markGenerated(tx, personId, listId, memberCount)
}

/** Mailchimp said that the list is not there. */
export function markGone(database: Database, personId: string, listId: string): Promise<void> {
  return store.markGone(database, personId, listId)
}
