// Erasing a contact, and storing an older answer of Mailchimp: in either order, the erased contact stays erased. The
// erasure lock is taken before any contact's lock, here and in erase_contact, so the two never deadlock.
import type { Tx } from '../../database/open.ts'
import type { Member } from '../../mailchimp/audience.ts'
import * as erasing from './erasing/store.ts'
import { longestReadMs } from './who-is-right.ts'
import { findByHash } from './store.ts'

/**
 * Blocks erasures in this list until the end of the transaction. Returns unknown members that may have been erased
 * since they were read: Mailchimp must be asked again about them.
 */
export async function holdErasing(tx: Tx, listId: string, members: Member[]): Promise<Member[]> {
  const erasedAt = await erasing.holdErasing(tx, listId)
  if (!erasedAt) return []
  const early = members.filter(({ readAt }) => isBefore(readAt, erasedAt))
  if (early.length === 0) return []
  const known = await findByHash(
    tx,
    listId,
    early.map(({ hash }) => hash),
  )
  return early.filter(({ hash }) => !known.has(hash))
}

/** The contacts among these that were erased meanwhile; nothing more is stored for them. */
export async function findErased(tx: Tx, listId: string, ids: string[]): Promise<Set<string>> {
  await erasing.holdErasing(tx, listId)
  return erasing.findErased(tx, listId, ids)
}

/** Limits the difference, so that another node's fast clock cannot make us ignore all answers. */
function isBefore(readAt: Date, erasedAt: Date): boolean {
  const aheadMs = erasedAt.getTime() - readAt.getTime()
  return aheadMs >= 0 && aheadMs < longestReadMs
}
