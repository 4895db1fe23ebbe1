// Changes of a list's state that other features may make: the steps that its own page shows.
import type { Database, Tx } from '../../database/open.ts'
import * as store from './store.ts'

/** The first time that every contact has a code, scanning is switched on. */
export function markGenerated(tx: Tx, personId: string, listId: string): Promise<void> {
  return store.markGenerated(tx, personId, listId)
}

export type Doubt = store.Doubt

/** What a batch could not settle; undefined when it read the whole list. Listpass then looks again, later each time. */
export function markDoubt(tx: Tx, personId: string, listId: string, doubt: Doubt | undefined): Promise<void> {
  return store.markDoubt(tx, personId, listId, doubt)
}

/** Listpass syncs the list as soon as it can. */
export function lookAgainNow(tx: Tx, personId: string, listId: string): Promise<void> {
  return store.setLook(tx, personId, listId, 'now')
}

/** Listpass does not look again automatically; the doubt stays. */
export function dropLook(tx: Tx, personId: string, listId: string): Promise<void> {
  return store.setLook(tx, personId, listId, null)
}

/** Contacts came to the list, or left it. */
export function countActive(tx: Tx, personId: string, listId: string, change: number): Promise<void> {
  return store.changeActive(tx, personId, listId, change)
}

/** Mailchimp said that the list does not exist. */
export function markGone(database: Database, personId: string, listId: string): Promise<void> {
  return store.markGone(database, personId, listId)
}

/** Mailchimp shows the list again. */
export function markThere(database: Database, personId: string, listId: string): Promise<void> {
  return store.markThere(database, personId, listId)
}

/** What the door shows of a contact; null shows the name or the email. */
export function markDisplayField(tx: Tx, personId: string, listId: string, tag: string | null): Promise<void> {
  return store.setDisplayField(tx, personId, listId, tag)
}

/** The list has no fields left: every scan is refused until codes are in Mailchimp again. Codes and history stay. */
export function markDisabled(tx: Tx, personId: string, listId: string): Promise<void> {
  return store.markDisabled(tx, personId, listId)
}
