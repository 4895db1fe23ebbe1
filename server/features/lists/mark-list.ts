// State changes of a list that other features may make.
import type { Database, Tx } from '../../database/open.ts'
import * as store from './store.ts'

/** Switches scanning on when every contact has a code for the first time. */
export function markGenerated(tx: Tx, teamId: string, listId: string): Promise<void> {
  return store.markGenerated(tx, teamId, listId)
}

export type Doubt = store.Doubt

/**
 * Stores the open question of a batch; undefined if it read the whole list. Listpass then checks again at growing
 * intervals.
 */
export function markDoubt(tx: Tx, teamId: string, listId: string, doubt: Doubt | undefined): Promise<void> {
  return store.markDoubt(tx, teamId, listId, doubt)
}

/** Makes the next automatic sync due now. */
export function lookAgainNow(tx: Tx, teamId: string, listId: string): Promise<void> {
  return store.setLook(tx, teamId, listId, 'now')
}

/** Ends the automatic checks; the doubt stays. */
export function dropLook(tx: Tx, teamId: string, listId: string): Promise<void> {
  return store.setLook(tx, teamId, listId, null)
}

/** Adjusts the list's count of contacts after some came or left. */
export function countActive(tx: Tx, teamId: string, listId: string, change: number): Promise<void> {
  return store.changeActive(tx, teamId, listId, change)
}

/** Records that the list no longer exists in Mailchimp. */
export function markGone(database: Database, teamId: string, listId: string): Promise<void> {
  return store.markGone(database, teamId, listId)
}

/** Records that Mailchimp shows the list again. */
export function markThere(database: Database, teamId: string, listId: string): Promise<void> {
  return store.markThere(database, teamId, listId)
}

/** Sets the field that the door shows of a contact; null for the name or the email. */
export function markDisplayField(tx: Tx, teamId: string, listId: string, tag: string | null): Promise<void> {
  return store.setDisplayField(tx, teamId, listId, tag)
}

/**
 * Records that the list has no fields left: every scan is refused until codes are in Mailchimp again. Codes and history
 * stay.
 */
export function markDisabled(tx: Tx, teamId: string, listId: string): Promise<void> {
  return store.markDisabled(tx, teamId, listId)
}
