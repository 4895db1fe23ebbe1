// The search for guests by words or by a code.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/open.ts'
import { findAllCandidates, hasWords } from '../../contacts/find-candidates.ts'
import { wordsOf } from '../../contacts/words.ts'
import { findByCodePart } from './store.ts'

export type Search = { words: string[]; codePart: string | undefined }

/** The fewest symbols of a code that are searched for. */
const fewestSymbols = 4

/** `mayReadCodes`: without it, no text is read as a code. */
export function searchOf(typed: string | undefined, mayReadCodes: boolean): Search {
  const symbols = (typed ?? '').replaceAll(/[\s-]/g, '').toUpperCase()
  const isCode = mayReadCodes && symbols.length >= fewestSymbols && /^[0-9A-Z]{1,24}$/.test(symbols)
  return { words: wordsOf(typed ?? ''), codePart: isCode ? symbols : undefined }
}

/** A condition on guests as `g`. */
export async function findMatching(tx: Tx, listId: string, { words, codePart }: Search): Promise<RawBuilder<unknown>> {
  if (words.length === 0) return sql`true`
  const byCode = codePart === undefined ? [] : await findByCodePart(tx, listId, codePart)
  const candidates = await findAllCandidates(tx, listId, words)
  // Each candidate is checked, because a stored text may be outdated.
  const byWords = sql`exists (
    select from (select search_line(g.email, g.merge_fields, l.display_field) as line from lists l where l.id = g.list_id) searched
    where ${hasWords(words)})`
  if (!candidates) return sql`(g.id = any (${byCode}::uuid[]) or ${byWords})`
  return sql`g.id = any (${[...candidates, ...byCode]}::uuid[]) and (g.id = any (${byCode}::uuid[]) or ${byWords})`
}
