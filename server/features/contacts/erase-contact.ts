import type { Tx } from '../../database/open.ts'
import * as erasing from './erasing/store.ts'

/**
 * Leaves a tombstone with code and counts, so the code is never issued again. True if this call erased it, false if it
 * was erased before, undefined if this list has no such contact.
 */
export async function eraseContact(tx: Tx, contactId: string, at: Date): Promise<boolean | undefined> {
  return (await erasing.eraseContact(tx, contactId, at)) ?? undefined
}
