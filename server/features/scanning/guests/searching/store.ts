// The search for guests by words or by a code.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../database/open.ts'
import { findAllCandidates, hasWords } from '../../../contacts/find-candidates.ts'
import type { Search } from '../search.ts'

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

/** The most contacts that a part of a code finds. */
const mostByCode = 1000

/** Contacts whose code begins or ends with these symbols. */
async function findByCodePart(tx: Tx, listId: string, symbols: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from contacts where list_id = ${listId} and erased_at is null
      and (starts_with(code_key, ${symbols}) or right(code_key, ${symbols.length}) = ${symbols})
    limit ${mostByCode}`.execute(tx)
  return rows.map(({ id }) => id)
}
