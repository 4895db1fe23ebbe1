import type { Tx } from '../../database/open.ts'
import * as store from './texts/store.ts'

/** The usual share of candidates to fetch: a stored text may be outdated, and a state filter may apply. */
export const usualShare = { ofAll: 0.8, inOneState: 0.15 }

export type SearchedPart = store.SearchedPart

type Wanted = { words: string[]; part?: SearchedPart; after: string; count: number; share: number }

/** The second try: if few of the first candidates match, it checks this many. */
const mostLookedAt = 5000

/**
 * Finds a page among the contacts that may match these words, ordered by email. `find` gets a source to select from,
 * and whether that source is complete. Its result counts if it is a whole page or the source is complete. If the first
 * matches come soon anyway, or there are no words, the source is all contacts.
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

/** The most contacts that one search names. */
const mostNamed = 25_000

/** All contacts that may match these words. Undefined if there are no words, or if all contacts must be checked. */
export async function findAllCandidates(tx: Tx, listId: string, words: string[]): Promise<string[] | undefined> {
  return store.findCandidates(tx, listId, words, { part: 'all', after: '', first: mostNamed })
}

/**
 * Each word occurs somewhere in the email or display value, or in `names` only. Contacts are checked one by one in
 * order, so of many matches only the first are checked.
 */
export function hasWords(words: string[], part: SearchedPart = 'all'): store.Piece {
  return store.hasWords(words, part)
}
