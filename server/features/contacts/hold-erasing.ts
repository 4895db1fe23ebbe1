// Erasing a contact, and storing an older answer from Mailchimp: in either order, no erased contact comes back. The erasure
// lock is taken before any contact's lock, here and in erase_contact, so the two never deadlock.
import type { Tx } from '../../database/open.ts'
import type { Member } from '../../mailchimp/audience.ts'
import * as erasing from './erasing/store.ts'
import { longestReadMs } from './is-outdated.ts'
import { findByHash } from './store.ts'

/**
 * Blocks erasures in this list until the end of the transaction. Returns members that may have been erased since they
 * were read: unknown members, for whom Mailchimp must be asked again.
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

/** The contacts among these that were erased in between; nothing more is stored for them. */
export async function findErased(tx: Tx, listId: string, ids: string[]): Promise<Set<string>> {
  await erasing.holdErasing(tx, listId)
  return erasing.findErased(tx, listId, ids)
}

/** A limit, so that another node's fast clock cannot make us ignore all answers. */
function isBefore(readAt: Date, erasedAt: Date): boolean {
  const aheadMs = erasedAt.getTime() - readAt.getTime()
  return aheadMs >= 0 && aheadMs < longestReadMs
}
