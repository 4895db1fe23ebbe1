import type { Tx } from '../../database/open.ts'
import * as erasing from './erasing/store.ts'

/**
 * Of the contact a tombstone stays, with code and counts, so that the code is never anybody else's. True when they are
 * erased now, false when they were already, undefined when this list has no such contact.
 */
export async function eraseContact(tx: Tx, contactId: string, at: Date): Promise<boolean | undefined> {
  return (await erasing.eraseContact(tx, contactId, at)) ?? undefined
}
