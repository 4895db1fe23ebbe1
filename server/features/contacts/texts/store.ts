// The search texts of a list, stored beside its contacts.
import { type RawBuilder, sql } from 'kysely'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { Tx } from '../../../database/open.ts'

/** If there are more candidates, reading in display order is faster. */
const mostMeant = 25_000

/** Where the words may occur: in the email and the display value, or in the display value alone. */
export type SearchedPart = 'all' | 'names'

/** The contacts that may match these words, to be checked again; undefined if all contacts must be checked. */
export async function findCandidates(
  tx: Tx,
  listId: string,
  words: string[],
  { part, after, first }: { part: SearchedPart; after: string; first: number },
): Promise<string[] | undefined> {
  if (words.length === 0) return undefined
  const { rows } = await sql<{ ids: string[] | null }>`
    select contacts_with_words(${listId}, ${part}, ${words}, ${after}, ${first}, ${mostMeant}) as ids`.execute(tx)
  return onlyRow(rows).ids ?? undefined
}

/** A piece of SQL: a source to select from, or a condition. */
export type Piece = RawBuilder<unknown>

export const everybody: Piece = sql`contacts`

/** The contacts with these ids, ordered by email. */
export function among(listId: string, ids: string[]): Piece {
  return sql`(
    select k.* from (select distinct unnest(${ids}::uuid[]) as id) i cross join lateral (
      select * from contacts where list_id = ${listId} and id = i.id offset 0) k
    order by k.email_key, k.id
  )`
}

const lineOf = {
  all: sql`searched.line`,
  // The search text without email addresses in the display field.
  names: sql`regexp_replace(searched.line, '\\S*@\\S*', ' ', 'g')`,
}

/** No words, such as accents alone, are in no text. */
export function hasWords(words: string[], part: SearchedPart): Piece {
  if (words.length === 0) return sql`false`
  return sql.join(
    words.map((word) => {
      const has = (sought: Piece) => sql`strpos(${lineOf[part]}, ${sought}) > 0`
      return sql`(${has(sql`${word}`)} or ${has(sql`joined(${word})`)})`
    }),
    sql` and `,
  )
}

export async function rebuildTexts(tx: Tx, listId: string): Promise<void> {
  await sql`select rebuild_texts(${listId}) where texts_want_rebuilding(${listId})`.execute(tx)
}
