// Changes of a list's state that other features may make: the steps that its own page shows.
import type { Database, Tx } from '../../database/open.ts'
import * as store from './store.ts'

/** The first time that every contact has a code, scanning is switched on. */
export function markGenerated(tx: Tx, teamId: string, listId: string): Promise<void> {
  return store.markGenerated(tx, teamId, listId)
}

export type Doubt = store.Doubt

/** What a batch could not settle; undefined when it read the whole list. Listpass then looks again, later each time. */
export function markDoubt(tx: Tx, teamId: string, listId: string, doubt: Doubt | undefined): Promise<void> {
  return store.markDoubt(tx, teamId, listId, doubt)
}

/** Listpass syncs the list as soon as it can. */
export function lookAgainNow(tx: Tx, teamId: string, listId: string): Promise<void> {
  return store.setLook(tx, teamId, listId, 'now')
}

/** Listpass does not look again automatically; the doubt stays. */
export function dropLook(tx: Tx, teamId: string, listId: string): Promise<void> {
  return store.setLook(tx, teamId, listId, null)
}

/** Contacts came to the list, or left it. */
export function countActive(tx: Tx, teamId: string, listId: string, change: number): Promise<void> {
  return store.changeActive(tx, teamId, listId, change)
}

/** Mailchimp said that the list does not exist. */
export function markGone(database: Database, teamId: string, listId: string): Promise<void> {
  return store.markGone(database, teamId, listId)
}

/** Mailchimp shows the list again. */
export function markThere(database: Database, teamId: string, listId: string): Promise<void> {
  return store.markThere(database, teamId, listId)
}

/** What the door shows of a contact; null shows the name or the email. */
export function markDisplayField(tx: Tx, teamId: string, listId: string, tag: string | null): Promise<void> {
  return store.setDisplayField(tx, teamId, listId, tag)
}

/** The list has no fields left: every scan is refused until codes are in Mailchimp again. Codes and history stay. */
export function markDisabled(tx: Tx, teamId: string, listId: string): Promise<void> {
  return store.markDisabled(tx, teamId, listId)
}
