// State changes of a list that other features may make.
import type { StoredAsks, StoredCard, StoredNames } from '../../database/column-types.ts'
import type { Database, Tx } from '../../database/open.ts'
import * as settings from './settings/store.ts'
import * as store from './store.ts'

/** Counts the contacts, and switches scanning on when every guest has a code for the first time. */
export async function markGenerated(tx: Tx, teamId: string, listId: string): Promise<void> {
  await store.recount(tx, teamId, listId)
  await store.markGenerated(tx, teamId, listId)
}

/** Counts the contacts that are in the list now, and returns their number. */
export async function recount(tx: Tx, teamId: string, listId: string): Promise<number> {
  const counts = await store.recount(tx, teamId, listId)
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

export type Doubt = store.Doubt

/**
 * Stores the open question of a batch; undefined if it read the whole list. Listpass then checks again at growing
 * intervals.
 */
export function markDoubt(
  tx: Tx,
  teamId: string,
  listId: string,
  check: { doubt: Doubt | undefined; since: Date },
): Promise<void> {
  return store.markDoubt(tx, teamId, listId, check)
}

/** Makes the next automatic sync due now. */
export function lookAgainNow(tx: Tx, teamId: string, listId: string): Promise<void> {
  return store.setLook(tx, teamId, listId, 'now')
}

/** Ends the automatic checks; the doubt stays. */
export function dropLook(tx: Tx, teamId: string, listId: string): Promise<void> {
  return store.setLook(tx, teamId, listId, null)
}

/** Adjusts the list's counts of contacts after some came, left or changed their status. */
export function changeCounts(tx: Tx, teamId: string, listId: string, change: store.StatusCounts): Promise<void> {
  return store.changeCounts(tx, teamId, listId, change)
}

/** Records that the list no longer exists in Mailchimp. */
export function markGone(database: Database, teamId: string, listId: string): Promise<void> {
  return store.markGone(database, teamId, listId)
}

/** Records that Mailchimp shows the list again. */
export function markThere(database: Database, teamId: string, listId: string): Promise<void> {
  return store.markThere(database, teamId, listId)
}

/** Sets the card of the doors; null for none. */
export function markCard(tx: Tx, teamId: string, listId: string, card: StoredCard | null): Promise<void> {
  return settings.setShown(tx, teamId, listId, { card })
}

/** Keeps which fields hold the names of contacts. */
export function markNameFields(tx: Tx, teamId: string, listId: string, names: StoredNames): Promise<void> {
  return settings.setShown(tx, teamId, listId, { name_fields: names })
}

export function markAsks(tx: Tx, teamId: string, listId: string, asks: StoredAsks | null): Promise<void> {
  return settings.setShown(tx, teamId, listId, { asks })
}

/**
 * Records that the list has no fields left: every scan is refused until codes are in Mailchimp again. Codes and history
 * stay.
 */
export function markDisabled(tx: Tx, teamId: string, listId: string): Promise<void> {
  return store.markDisabled(tx, teamId, listId)
}
