import type { Tx } from '../../database/open.ts'
import * as store from './texts/store.ts'

/** How many of those who could be meant are wanted, as a rule: a text may be old, and a state may be asked for. */
export const usualShare = { ofAll: 0.8, inOneState: 0.15 }

export type SearchedPart = store.SearchedPart

type Wanted = { words: string[]; part?: SearchedPart; after: string; count: number; share: number }

/** Where hardly any of those who could be meant is: more are looked at sooner in the order in which they are shown. */
const mostLookedAt = 5000

/**
 * Looks for a page among the contacts of a list who could be meant by these words, in the order of emails: `find` is given
 * something to select from, and whether nobody who could be meant is missing there; what it finds counts when it is a whole
 * page, or nobody is. Where they are so many that the first are met soon, or no words are given, that is all contacts.
 */
export async function findAmong<T>(
  tx: Tx,
  listId: string,
  { words, part = 'all', after, count, share }: Wanted,
  find: (contacts: store.Piece, isAll: boolean) => Promise<T[]>,
): Promise<T[]> {
  for (const first of [Math.ceil(count / share), mostLookedAt]) {
    const ids = await store.findCandidates(tx, listId, words, { part, after, first })
    if (!ids) break
    const isAll = ids.length < first
    const found = await find(store.among(listId, ids), isAll)
    if (isAll || found.length >= count) return found
  }
  return find(store.everybody, true)
}

/**
 * Each of the words stands somewhere in the email or in what is shown of the contact, or in `names` alone. Each contact is
 * looked at only when its turn comes: of many who fit, only the first.
 */
export function hasWords(words: string[], part: SearchedPart = 'all'): store.Piece {
  return store.hasWords(words, part)
}
