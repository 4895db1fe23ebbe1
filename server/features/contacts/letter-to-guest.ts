import type { Tx } from '../../database/open.ts'
import type { Needs } from '../../services.ts'
import * as store from './letters/store.ts'

export type Addressee = store.Addressee

/** True for the first time that the letter of a guest whom a door added is due. */
export function markMailed(tx: Tx, listId: string, contactId: string): Promise<boolean> {
  return store.markMailed(tx, listId, contactId)
}

/** Undefined for a contact that has left the list, was erased, or has no email. */
export function findAddressee(
  { database }: Needs<'database'>,
  scope: { team: string; list: string },
  contactId: string,
): Promise<Addressee | undefined> {
  return store.findAddressee(database, scope, contactId)
}
