// Erasing somebody, and taking in what was read of Mailchimp before: whatever the order, nobody comes back by it. Erasing
// is held before any contact is, here and in erase_contact: the two never wait for each other.
import type { Tx } from '../../database/open.ts'
import type { Member } from '../../mailchimp/audience.ts'
import * as erasing from './erasing/store.ts'
import { longestReadMs } from './is-outdated.ts'
import { findByHash } from './store.ts'

/**
 * Until the end of the transaction nobody is erased in this list. Answers with those of the members who may have been
 * erased since they were read: strangers, of whom Mailchimp has to be asked again.
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

/** Which of these contacts were erased meanwhile: nothing of them is kept any more. */
export async function findErased(tx: Tx, listId: string, ids: string[]): Promise<Set<string>> {
  await erasing.holdErasing(tx, listId)
  return erasing.findErased(tx, listId, ids)
}

/** A clock of another node that is far ahead must not make us deaf. */
function isBefore(readAt: Date, erasedAt: Date): boolean {
  const aheadMs = erasedAt.getTime() - readAt.getTime()
  return aheadMs >= 0 && aheadMs < longestReadMs
}
